import { sleep } from '../faults/fixture';

/** Creates and edits employees through both APIs and notes every answer; each name is used once. */
export class GaleraLoad {
  readonly acknowledged: number[] = [];
  /** Answers that a client may not be given, such as a 500 or a 503 without Retry-After. */
  readonly wrong: string[] = [];
  commits = 0;
  retryable = 0;
  slowestMs = 0;
  private isOn = true;
  private readonly workers: Promise<void>[] = [];

  constructor(
    private readonly apis: readonly string[],
    private readonly token: string,
    private readonly companyId: number,
    private readonly employee: (name: string) => object,
  ) {}

  start(workers: number): void {
    for (let worker = 0; worker < workers; worker++) this.workers.push(this.work(worker));
  }

  async stop(): Promise<void> {
    this.isOn = false;
    await Promise.all(this.workers);
  }

  private async work(worker: number): Promise<void> {
    for (let turn = 0; this.isOn; turn++) {
      const api = this.apis[(turn + worker) % this.apis.length]!;
      const known = this.acknowledged[(turn * 7 + worker) % Math.max(1, this.acknowledged.length)];
      const begun = Date.now();
      try {
        if (turn % 3 === 0 || known === undefined) await this.create(api, `W${worker}T${turn}`);
        else await this.send(api, 'PATCH', 'update', [{ id: known, last_name: `U${worker}T${turn}` }]);
      } catch (error) {
        this.wrong.push(`no answer at all (${error instanceof Error ? error.message : String(error)})`);
      }
      this.slowestMs = Math.max(this.slowestMs, Date.now() - begun);
      await sleep(40);
    }
  }

  private async create(api: string, name: string): Promise<void> {
    const items = [this.employee(`A${name}`), this.employee(`B${name}`)];
    const made = (await this.send(api, 'PUT', 'create', items)) as { employee?: { id: number } }[] | undefined;
    this.acknowledged.push(...(made ?? []).flatMap(({ employee }) => (employee === undefined ? [] : [employee.id])));
  }

  private async send(api: string, method: string, what: string, body: unknown): Promise<unknown> {
    const response = await fetch(`${api}/api/company/${this.companyId}/employees/${what}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status < 300) {
      this.commits += 1;
      return response.json();
    }
    if (response.status === 503 && response.headers.has('retry-after')) this.retryable += 1;
    else this.wrong.push(`${response.status} ${(await response.text()).slice(0, 120)}`);
    return undefined;
  }
}
