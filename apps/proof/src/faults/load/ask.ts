import { sleep } from '../fixture';

export interface Question {
  readonly token: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly accept?: string;
  /** Sent again under the same key after a lost answer. */
  readonly key?: string;
  readonly requestId?: string;
  /** Refusals that mean that an earlier try was done, by what the load did before. */
  readonly expected?: readonly number[];
  /** How often it may be sent; what is not safe to repeat is sent once. */
  readonly tries?: number;
}

/** Of a repeated question, an earlier try may have been done. */
export type Heard =
  | { readonly kind: 'acknowledged'; readonly status: number; readonly body: unknown; readonly isRepeat: boolean }
  /** By a status that the question had expected. */
  | { readonly kind: 'refused'; readonly status: number }
  /** Whether it was done is only known to the database. */
  | { readonly kind: 'unheard' };

const ANSWER_WITHIN_MS = 8000;

/** A partner's client: through whichever API comes next, and again after a lost answer. */
export class Asker {
  acknowledged = 0;
  /** Answers that asked to come again later. */
  retryable = 0;
  lost = 0;
  inFlight = 0;
  slowestMs = 0;
  /** Answers that no client should get, however badly the service fares. */
  readonly wrong: string[] = [];
  isOn = true;
  private turn = 0;

  constructor(private readonly apis: readonly string[]) {}

  async ask(question: Question): Promise<Heard> {
    const { tries = 12, expected = [] } = question;
    for (let attempt = 0; attempt < tries && this.isOn; attempt++) {
      const answer = await this.send(question);
      if (answer === undefined) {
        this.lost += 1;
        await sleep(100);
        continue;
      }
      const { status, body } = answer;
      const isRepeat = attempt > 0;
      if (status < 300) {
        this.acknowledged += 1;
        return { kind: 'acknowledged', status, body, isRepeat };
      }
      if (isComeAgain(answer)) {
        this.retryable += 1;
        await sleep(150);
        continue;
      }
      if (status < 500 && expected.includes(status)) return { kind: 'refused', status };
      this.note(question, status, body);
      return { kind: 'unheard' };
    }
    return { kind: 'unheard' };
  }

  private note({ method, path }: Question, status: number, body: unknown): void {
    const where = path.replace(/\/\d+/g, '/{id}').replace(/\?.*/, '');
    this.wrong.push(`${method} ${where} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  }

  private async send({ token, method, path, body, key, accept, requestId }: Question) {
    const api = this.apis[this.turn++ % this.apis.length]!;
    const begun = Date.now();
    this.inFlight += 1;
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(accept === undefined ? {} : { accept }),
          ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const text = await response.text();
      this.slowestMs = Math.max(this.slowestMs, Date.now() - begun);
      const { status, headers } = response;
      return {
        status,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        mayRetry: headers.has('retry-after'),
      };
    } catch {
      return undefined;
    } finally {
      this.inFlight -= 1;
    }
  }
}

function isComeAgain({ status, mayRetry }: { readonly status: number; readonly mayRetry: boolean }): boolean {
  return (status === 503 || status === 429) && mayRetry;
}
