import type { Random } from '../fuzz/random';
import type { Asker } from './load/ask';
import type { FleetMember } from './outbox-fleet';
import type { Stage } from './stage';
import { sleep } from './fixture';

/** A kind of fault: how often it is chosen beside the others, and how it is done to its end. */
export interface Blow {
  readonly name: string;
  readonly weight: number;
  /** Whether there is anything to strike just now; left out, always. */
  isPossible?(): boolean;
  strike(): Promise<void>;
}

/** A dispatcher's lease is 8 seconds; whoever sleeps longer has lost what it held. */
const PAST_LEASE_MS = 9500;

const FULL_MS = 4000;

/** However long a service takes to find its database again, the next blow falls then. */
const AGAIN_MS = 30_000;

/**
 * The kinds of fault that can be done on this stage.
 *
 * @param servesAgain is told how long after the database had come back the first write was acknowledged.
 */
export function blowsOn(stage: Stage, random: Random, asker: Asker, servesAgain: (afterMs: number) => void): Blows {
  const { apis, dispatchers, disk, front, server } = stage;
  let asleep: { readonly member: FleetMember; readonly awake: Promise<void> } | undefined;
  const upOf = (members: readonly FleetMember[]) =>
    members.filter((member) => member !== asleep?.member && member.isUp);
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
  const all: Blow[] = [
    { name: 'API killed', weight: 4, isPossible: isAnyUp(apis), strike: () => kill(apis) },
    { name: 'dispatcher killed', weight: 5, isPossible: isAnyUp(dispatchers), strike: () => kill(dispatchers) },
    {
      name: 'everything killed while writing',
      weight: 1,
      strike: async () => {
        await amidWork(30);
        for (const member of [...apis, ...dispatchers]) if (member !== asleep?.member) member.signal('SIGKILL');
      },
    },
    {
      name: 'process stopped past its lease',
      weight: 1,
      isPossible: () => asleep === undefined && isAnyUp([...dispatchers, ...apis])(),
      strike: async () => {
        const member = random.pick(upOf([...dispatchers, ...apis]));
        member.signal('SIGSTOP');
        // Others are struck meanwhile.
        const awake = sleep(PAST_LEASE_MS).then(() => {
          member.signal('SIGCONT');
          asleep = undefined;
        });
        asleep = { member, awake };
      },
    },
    {
      name: 'clients cut off',
      weight: 4,
      strike: async () => {
        await amidWork(40);
        random.pick(front).reset();
      },
    },
  ];
  if (disk.whyNever === undefined) {
    all.push({
      name: 'disk full',
      weight: 1,
      strike: async () => {
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
        strike: async () => {
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
        strike: async () => {
          server.passage.stall();
          await sleep(500 + random.whole(2500));
          server.passage.resume();
        },
      },
      {
        name: 'database connections reset',
        weight: 4,
        strike: async () => {
          await amidWork(40);
          server.passage.reset();
        },
      },
    );
  }
  return { all, allAwake: async () => asleep?.awake };
}

export interface Blows {
  readonly all: readonly Blow[];
  /** When nobody sleeps any more. */
  readonly allAwake: () => Promise<void>;
}
