import type { Clock } from './clock';

/** A claim on due jobs: they belong to nobody else until `leaseUntil`. */
export interface Claim {
  readonly now: number;
  readonly leaseUntil: number;
  readonly limit: number;
}

/** A durable queue and what is done with its jobs. Each method is a transaction of its own. */
export interface QueueWork<Job, Outcome> {
  readonly clock: Clock;
  /** How long a claim holds: longer than all the attempts of one claim usually take. */
  readonly leaseMs: number;
  /** Jobs that one claim takes. */
  readonly claimSize: number;
  /** Attempts under way at once. */
  readonly concurrency: number;
  claim(claim: Claim): Promise<readonly Job[]>;
  /** One attempt. A failure that belongs to the job is an outcome; what is thrown ends the pass. */
  attempt(job: Job): Promise<Outcome>;
  /** Writes down what became of the job: done, due again as its retry plan says, or given up. */
  record(job: Job, outcome: Outcome, now: number): Promise<void>;
}

/**
 * One pass of a worker: claims what is due, attempts it and records the outcomes, until nothing is due. Answers how many
 * attempts were made. Any number of processes may do so on one queue: a claim that is not recorded before its lease ends
 * is free again, and a worker that was held up past its own lease (a computer that slept) attempts nothing more of it.
 */
export async function drainQueue<Job, Outcome>(work: QueueWork<Job, Outcome>): Promise<number> {
  for (let made = 0; ;) {
    const now = work.clock.now();
    const leaseUntil = now + work.leaseMs;
    const jobs = await work.claim({ now, leaseUntil, limit: work.claimSize });
    if (jobs.length === 0) return made;
    const waiting = [...jobs];
    const attemptNext = async (): Promise<void> => {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
        if (work.clock.now() >= leaseUntil) return;
        const outcome = await work.attempt(job);
        await work.record(job, outcome, work.clock.now());
        made += 1;
      }
    };
    await Promise.all(Array.from({ length: Math.min(work.concurrency, jobs.length) }, attemptNext));
  }
}
