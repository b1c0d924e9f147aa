import { randomFrom } from '../fuzz/random';
import { faultKindsOf, type FaultKind } from './fault-kinds';
import type { Load } from './load/load';
import type { FaultEnvironment } from './fault-environment';
import { sleep, until, waiting } from './fixture';

export interface FaultInjection {
  readonly faults: number;
  readonly seed: number;
  readonly report: (line: string) => void;
  readonly signal: AbortSignal;
  /** How long after the database had come back the first write was acknowledged. */
  readonly servesAgain: (afterMs: number) => void;
}

/** Deliveries that may wait before the load holds back. */
const LONG_QUEUE = 400;

const canInject = (fault: FaultKind): boolean => fault.isPossible?.() ?? true;

/** Answers between two faults: a fault comes while work is going on. */
const ANSWERS_BETWEEN = 15;

/** Injects faults at random moments while the load works; answers how often each kind was done. */
export async function injectFaults(
  environment: FaultEnvironment,
  load: Load,
  { faults, seed, report, signal, servesAgain }: FaultInjection,
): Promise<ReadonlyMap<string, number>> {
  const random = randomFrom(seed);
  const { all, allResumed } = faultKindsOf(environment, random, load.asker, servesAgain);
  const bag = all.flatMap((fault) => Array.from({ length: fault.weight }, () => fault));
  const done = new Map<string, number>();
  let told = 0;
  await until(() => load.asker.acknowledged > 20 || load.failure !== undefined, 180_000, 'the service answers');
  for (let count = 1; count <= faults; count++) {
    // Some answers after the one before, or after a while in any case.
    const answers = load.asker.acknowledged;
    for (
      const deadline = Date.now() + 12_000;
      load.asker.acknowledged < answers + ANSWERS_BETWEEN && Date.now() < deadline;
    ) {
      await sleep(20);
    }
    await sleep(random.whole(300));
    signal.throwIfAborted();
    if (load.failure !== undefined) throw load.failure;
    // Each kind once before chance decides, so that a short run has met them all.
    const wanted = count <= all.length ? all[count - 1]! : random.pick(bag);
    const fault = canInject(wanted) ? wanted : random.pick(bag.filter(canInject));
    await fault.inject();
    done.set(fault.name, (done.get(fault.name) ?? 0) + 1);
    if (count % 10 === 0) {
      const queued = await waiting(environment.service).catch(() => 0);
      load.pause(queued > LONG_QUEUE);
    }
    if (count % 25 === 0) {
      const { acknowledged, retryable, lost, wrong } = load.asker;
      for (const each of wrong.slice(told)) report(`an answer that no client should get: ${each}`);
      told = wrong.length;
      report(
        `${count} faults, ${acknowledged} requests acknowledged, ${retryable} told to come again, ${lost} unanswered`,
      );
    }
  }
  await allResumed();
  return done;
}
