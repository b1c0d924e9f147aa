import { drainQueue, retryPlan, type Claim, type QueueWork } from '.';

interface Job {
  readonly id: number;
  dueAt: number;
  leaseUntil: number;
  attempts: number;
  status: 'waiting' | 'done' | 'given-up';
}

/** A queue in memory; `work` is what an attempt does, true for success. */
function queue(size: number, work: (job: Job, pass: (ms: number) => void) => boolean | Promise<boolean>) {
  let now = 1_000_000;
  const pass = (ms: number) => void (now += ms);
  const claims: Claim[] = [];
  const plan = retryPlan([1_000, 5_000]);
  const jobs = Array.from({ length: size }, (_, id): Job => ({
    id,
    dueAt: now,
    leaseUntil: 0,
    attempts: 0,
    status: 'waiting',
  }));
  const parts: QueueWork<Job, boolean> = {
    clock: { now: () => now },
    leaseMs: 60_000,
    claimSize: 4,
    concurrency: 2,
    claim: async (claim) => {
      claims.push(claim);
      const due = jobs.filter(
        (job) => job.status === 'waiting' && job.dueAt <= claim.now && job.leaseUntil <= claim.now,
      );
      for (const job of due.slice(0, claim.limit)) job.leaseUntil = claim.leaseUntil;
      return due.slice(0, claim.limit);
    },
    attempt: async (job) => {
      job.attempts += 1;
      return work(job, pass);
    },
    record: async (job, isDone, at) => {
      const dueAt = isDone ? undefined : plan.nextAttemptAt(job.attempts, at);
      job.status = isDone ? 'done' : dueAt === undefined ? 'given-up' : 'waiting';
      job.dueAt = dueAt ?? at;
      job.leaseUntil = 0;
    },
  };
  return { parts, jobs, claims, pass };
}

test('everything due is attempted once, in claims of a bounded size', async () => {
  const { parts, jobs, claims } = queue(10, () => true);
  expect(await drainQueue(parts)).toBe(10);
  expect(jobs.map(({ status, attempts }) => [status, attempts])).toEqual(jobs.map(() => ['done', 1]));
  expect(claims.map(({ limit, now, leaseUntil }) => [limit, leaseUntil - now])).toEqual(claims.map(() => [4, 60_000]));
});

test('no more attempts are under way at once than allowed', async () => {
  let underWay = 0;
  let most = 0;
  const { parts } = queue(8, async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return true;
  });
  await drainQueue(parts);
  expect(most).toBe(2);
});

test('a failure is tried again as the plan says, and given up after the last attempt', async () => {
  const { parts, jobs, pass } = queue(1, () => false);
  expect(await drainQueue(parts)).toBe(1);
  expect(await drainQueue(parts)).toBe(0);
  pass(1_000);
  expect(await drainQueue(parts)).toBe(1);
  pass(4_999);
  expect(await drainQueue(parts)).toBe(0);
  pass(1);
  expect(await drainQueue(parts)).toBe(1);
  expect(jobs[0]).toMatchObject({ status: 'given-up', attempts: 3 });
});

test('a worker that slept past its lease begins nothing more of that claim, and the jobs are claimed again', async () => {
  const { parts, jobs } = queue(4, ({ id, attempts }, pass) => {
    if (id === 0 && attempts === 1) pass(12 * 3_600_000);
    return true;
  });
  const one = { ...parts, concurrency: 1 };
  expect(await drainQueue(one)).toBe(4);
  expect(jobs.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
});

test('what is thrown ends the pass; the jobs come back when their lease ends', async () => {
  let isAway = true;
  const { parts, jobs, pass } = queue(2, () => {
    if (isAway) throw new Error('the database is away');
    return true;
  });
  await expect(drainQueue({ ...parts, concurrency: 1 })).rejects.toThrow('the database is away');
  isAway = false;
  expect(await drainQueue(parts)).toBe(0);
  pass(60_000);
  expect(await drainQueue(parts)).toBe(2);
  expect(jobs.every(({ status }) => status === 'done')).toBe(true);
});

describe('a retry plan', () => {
  const plan = retryPlan([1_000, 5_000], 60_000);

  test('waits, then ends', () => {
    expect(plan.maxAttempts).toBe(3);
    expect([1, 2, 3].map((made) => plan.nextAttemptAt(made, 100))).toEqual([1_100, 5_100, undefined]);
  });

  test('the other side can put it off, up to a bound', () => {
    expect(plan.nextAttemptAt(1, 0, 30_000)).toBe(30_000);
    expect(plan.nextAttemptAt(1, 0, 10)).toBe(1_000);
    expect(plan.nextAttemptAt(1, 0, 999_999_999)).toBe(60_000);
  });
});
