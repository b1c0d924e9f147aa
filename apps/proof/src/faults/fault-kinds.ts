import type { Random } from '../fuzz/random';
import type { Asker } from './load/ask';
import type { FleetMember } from './outbox-fleet';
import type { FaultEnvironment } from './fault-environment';
import { sleep } from './fixture';

/** A kind of fault: how often it is chosen beside the others, and how it is done to its end. */
export interface FaultKind {
  readonly name: string;
  readonly weight: number;
  /** Whether there is anything that it can hit just now; left out, always. */
  isPossible?(): boolean;
  inject(): Promise<void>;
}

/** A dispatcher's lease is 8 seconds; whoever sleeps longer has lost what it held. */
const PAST_LEASE_MS = 9500;

const FULL_MS = 4000;

/** The next fault comes after so long, even if no write was acknowledged since the database came back. */
const AGAIN_MS = 30_000;

/**
 * The kinds of fault that this environment allows.
 *
 * @param servesAgain is told how long after the database had come back the first write was acknowledged.
 */
export function faultKindsOf(
  environment: FaultEnvironment,
  random: Random,
  asker: Asker,
  servesAgain: (afterMs: number) => void,
): FaultKinds {
  const { apis, dispatchers, disk, front, server } = environment;
  let paused: { readonly member: FleetMember; readonly resumed: Promise<void> } | undefined;
  const upOf = (members: readonly FleetMember[]) =>
    members.filter((member) => member !== paused?.member && member.isUp);
  const isAnyUp = (members: readonly FleetMember[]) => () => upOf(members).length > 0;
  const kill = async (members: readonly FleetMember[]) => {
    random.pick(upOf(members)).signal('SIGKILL');
    await Promise.resolve();
  };
  /** While a request is under way, and up to so many milliseconds into it. */
  const amidWork = async (withinMs: number) => {
    for (let tries = 0; tries < 200 && asker.inFlight === 0; tries++) await sleep(5);
    await sleep(random.whole(withinMs));
  };
  const all: FaultKind[] = [
    { name: 'API killed', weight: 4, isPossible: isAnyUp(apis), inject: () => kill(apis) },
    { name: 'dispatcher killed', weight: 5, isPossible: isAnyUp(dispatchers), inject: () => kill(dispatchers) },
    {
      name: 'everything killed while writing',
      weight: 1,
      inject: async () => {
        await amidWork(30);
        for (const member of [...apis, ...dispatchers]) if (member !== paused?.member) member.signal('SIGKILL');
      },
    },
    {
      name: 'process stopped past its lease',
      weight: 1,
      isPossible: () => paused === undefined && isAnyUp([...dispatchers, ...apis])(),
      inject: async () => {
        const member = random.pick(upOf([...dispatchers, ...apis]));
        member.signal('SIGSTOP');
        // Other processes get faults in this time.
        const resumed = sleep(PAST_LEASE_MS).then(() => {
          member.signal('SIGCONT');
          paused = undefined;
        });
        paused = { member, resumed };
      },
    },
    {
      name: 'clients cut off',
      weight: 4,
      inject: async () => {
        await amidWork(40);
        random.pick(front).reset();
      },
    },
  ];
  if (disk.whyNever === undefined) {
    all.push({
      name: 'disk full',
      weight: 1,
      inject: async () => {
        const before = asker.retryable;
        await disk.fill();
        // What is written next may still fit in pages that are there; the disk stays full until somebody has felt it.
        for (const deadline = Date.now() + FULL_MS; asker.retryable < before + 3 && Date.now() < deadline;)
          await sleep(50);
        await sleep(random.whole(500));
        await disk.free();
        await server?.mariadb.greets(60_000);
      },
    });
  }
  if (server !== undefined) {
    all.push(
      {
        name: 'database killed',
        weight: 2,
        inject: async () => {
          await server.mariadb.killAndRestart();
          const backAt = Date.now();
          const answers = asker.acknowledged;
          while (asker.acknowledged === answers && Date.now() < backAt + AGAIN_MS) await sleep(10);
          servesAgain(Date.now() - backAt);
        },
      },
      {
        name: 'database network stalled',
        weight: 2,
        inject: async () => {
          server.proxy.stall();
          await sleep(500 + random.whole(2500));
          server.proxy.resume();
        },
      },
      {
        name: 'database connections reset',
        weight: 4,
        inject: async () => {
          await amidWork(40);
          server.proxy.reset();
        },
      },
    );
  }
  return { all, allResumed: async () => paused?.resumed };
}

export interface FaultKinds {
  readonly all: readonly FaultKind[];
  /** When nobody sleeps any more. */
  readonly allResumed: () => Promise<void>;
}
