import { sendAllBroken, wireRequests } from './broken-wire';
import { answerCheck, parsed } from './check-answer';
import { connect, type Connection } from './connect';
import { fillService } from './fill-service';
import { asCurl, type FuzzRequest, type Kind } from './fuzz-request';
import type { FuzzService } from './fuzz-service';
import { knownIds } from './known-ids';
import { requestMaker } from './make-request';
import type { Memory } from './memory';
import { randomFrom, type Random } from './random';
import { sender, type Sent } from './send';
import { readServedDocument, type Operation } from './served-document';
import { signIn, type SignedIn } from './sign-in';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  readonly report: (line: string) => void;
}

export interface FuzzFailure {
  readonly what: string;
  readonly operation: string;
  readonly kind: Kind;
  readonly curl: string;
  readonly logged: string | undefined;
}

export interface FuzzResult {
  readonly sent: number;
  readonly operations: number;
  readonly succeeded: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly failures: readonly FuzzFailure[];
  /** Operations that never answered with success: the generator knows too little of them. */
  readonly neverSucceeded: readonly string[];
  readonly slowestMs: number;
  /** At the start, then after each quarter. */
  readonly memory: readonly Memory[];
}

const IN_FLIGHT = 8;
/** Requests between two fresh companies. */
const FILL_EVERY = 400;
/** What a run may add to the heap after its first quarter: code is still compiled then, which took 5 of them. */
const MOST_GROWTH_MB = 20;
const SHOWN_PER_KIND = 3;

export async function runFuzz(service: FuzzService, { requests, seed, report }: FuzzOptions): Promise<FuzzResult> {
  const document = await readServedDocument(service.url);
  const check = answerCheck(document);
  const random = randomFrom(seed);
  const ids = knownIds();
  const http = sender(() => service.waitedMs());
  let session: SignedIn | undefined;
  let connection: Connection | undefined;
  const maker = requestMaker(document, random, ids, {
    tokenFor: () => service.tokens().full,
    wrongTokens: () => wrongTokensOf(service),
    session: () => session,
    connection: () => connection,
    login: service.login,
  });
  const choose = chooser(document.operations, random);
  const tally = { sent: 0, succeeded: 0, slowestMs: 0, byStatus: new Map<number, number>() };
  const succeeded = new Set<string>();
  const failures: FuzzFailure[] = [];
  const alike = new Map<string, number>();
  const memory: Memory[] = [await service.memory()];

  const fail = (request: FuzzRequest, what: string, sent: Sent): void => {
    const kindOfFailure = `${request.operation.id} ${what}`;
    const before = alike.get(kindOfFailure) ?? 0;
    alike.set(kindOfFailure, before + 1);
    const requestId = 'answer' in sent ? sent.answer.headers['x-request-id'] : undefined;
    const failure = {
      what,
      operation: request.operation.id,
      kind: request.kind,
      curl: asCurl(service.url, request),
      logged: typeof requestId === 'string' ? service.loggedAbout(requestId) : undefined,
    };
    failures.push(failure);
    if (before >= SHOWN_PER_KIND) return;
    report(`FAILED ${failure.operation} (${failure.kind}): ${what}`);
    report(`  ${failure.curl}`);
    if ('answer' in sent) report(`  answer: ${sent.answer.text.slice(0, 400)}`);
    if (failure.logged !== undefined) report(`  log: ${failure.logged.slice(0, 1_500)}`);
  };
  let renewing: Promise<void> | undefined;
  const one = async (request: FuzzRequest): Promise<void> => {
    const sent = await http.send(service.url, { ...request, method: request.operation.method });
    if ('lost' in sent) return fail(request, sent.lost, sent);
    tally.slowestMs = Math.max(tally.slowestMs, sent.ms);
    const { answer } = sent;
    tally.byStatus.set(answer.status, (tally.byStatus.get(answer.status) ?? 0) + 1);
    if (answer.status < 400) {
      tally.succeeded++;
      succeeded.add(request.operation.id);
      if (answer.mediaType === 'application/json' && answer.text.length < 300_000) {
        ids.learn(request.operation.path, request.pathValues, parsed(answer.text));
      }
    }
    const wrong = check(request, answer);
    if (wrong !== undefined) fail(request, wrong, sent);
    // A request revoked the very token that the rest would come with.
    const { full } = service.tokens();
    if (answer.status === 401 && request.headers['authorization'] === `Bearer ${full}`) {
      await (renewing ??= service.renewTokens().finally(() => (renewing = undefined)));
    }
  };
  const renew = async (): Promise<void> => {
    // Requests that are still under way may revoke a token as soon as it is issued.
    for (let tries = 1; ; tries++) {
      await service.renewTokens();
      const filled = fillService({ url: service.url, token: service.tokens().full, sender: http, ids, random });
      const failure = await filled.then(
        () => undefined,
        (error: Error) => error,
      );
      if (failure === undefined) break;
      if (tries === 3 || !failure.message.includes('answered 401')) throw failure;
    }
    const signedIn = await signIn(service);
    if (signedIn === undefined) return;
    session = signedIn;
    connection = await connect(service, signedIn);
  };

  try {
    await renew();
    await renew();
    while (tally.sent < requests && service.isAlive()) {
      const round = Math.min(FILL_EVERY, requests - tally.sent);
      const lane = async (): Promise<void> => {
        while (left > 0 && service.isAlive()) {
          left--;
          tally.sent++;
          await one(maker.make(choose()));
        }
      };
      let left = round;
      await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
      if (!service.isAlive()) break;
      if (tally.sent >= (requests * memory.length) / 4) {
        const broken = wireRequests(service.tokens().full);
        for (const { name, what } of await sendAllBroken(service.url, broken))
          failures.push(failureOf(`${name}: ${what}`));
        memory.push(await service.memory());
      }
      if (tally.sent < requests) await renew();
    }
    if (!service.isAlive()) {
      failures.push(failureOf('the process ended'));
    }
    const growth = memory.at(-1)!.heap - memory[Math.min(1, memory.length - 1)]!.heap;
    if (growth > MOST_GROWTH_MB) {
      failures.push(failureOf(`what is kept grew by ${growth.toFixed(1)} MB after the first quarter of the run`));
    }
  } finally {
    http.close();
  }
  return {
    sent: tally.sent,
    operations: document.operations.length,
    succeeded: tally.succeeded,
    byStatus: Object.fromEntries([...tally.byStatus].sort(([a], [b]) => a - b)),
    failures,
    neverSucceeded: document.operations.map(({ id }) => id).filter((id) => !succeeded.has(id)),
    slowestMs: Math.round(tally.slowestMs),
    memory,
  };
}

/** Of no single operation. */
function failureOf(what: string): FuzzFailure {
  return { what, operation: '-', kind: 'hostile', curl: '-', logged: undefined };
}

/** Deletions are rarer, so that there is something left to ask about; the large fixed documents too. */
function chooser(operations: readonly Operation[], random: Random): () => Operation {
  const weighted = operations.flatMap((operation) => {
    const times =
      operation.id === 'delete-company' || operation.id === 'get-openapi' || operation.id === 'sign-out' ? 1 : 8;
    const spoken = operation.security.length > 0 ? 2 : 1;
    return Array.from({ length: operation.method === 'DELETE' ? Math.min(times, 4) : times * spoken }, () => operation);
  });
  return () => random.pick(weighted);
}

function wrongTokensOf(service: FuzzService): readonly string[] {
  const tokens = service.tokens();
  return [tokens.readOnly, tokens.expired, tokens.stranger, 'made-up', 'A'.repeat(43), 'a'.repeat(2_000)];
}
