import { randomFrom } from '../../fuzz/random';
import type { Load } from '../load/load';
import type { FleetMember } from '../outbox-fleet';
import type { FaultEnvironment } from '../fault-environment';
import type { injectFaults, FaultInjection } from '../inject-faults';
import { sleep, until, waiting } from '../fixture';
import type { Point, Told } from './points';

/** One that is not passed within this time is left for another day. */
const REACHED_WITHIN_MS = 3000;

/** Some pass it first: the first batch after a start is not the only one to die in. */
const PASSING = 4;

/** A process dies while work is going on. */
const ANSWERS_BETWEEN = 6;

const LONG_QUEUE = 400;

/**
 * Kills processes at the points that they pass, those with the fewest kills first; answers how many there were at each. Only points
 * whose name holds the text, such as `payment_file`.
 */
export function crashingAt(only: string): typeof injectFaults {
  return (environment, load, faults) => crash(environment, load, faults, only);
}

async function crash(
  { service, apis, dispatchers }: FaultEnvironment,
  load: Load,
  { faults, seed, report, signal }: FaultInjection,
  only: string,
): Promise<ReadonlyMap<string, number>> {
  const random = randomFrom(seed);
  const fleet = [...apis, ...dispatchers];
  const crashed = new Map<string, number>();
  // A point that was armed in vain steps back as if a process had died there.
  const tried = new Map<string, number>();
  const pointsOf = (member: FleetMember): readonly Point[] =>
    member.heard.filter((each): each is Point => typeof each === 'string' && each.includes(only));
  const name = (member: FleetMember, point: Point) => `${apis.includes(member) ? 'API' : 'dispatcher'} ${point}`;
  await until(() => load.asker.acknowledged > 20 || load.failure !== undefined, 180_000, 'the service answers');
  for (let kills = 0; kills < faults;) {
    const answers = load.asker.acknowledged;
    for (
      const deadline = Date.now() + 12_000;
      load.asker.acknowledged < answers + ANSWERS_BETWEEN && Date.now() < deadline;
    ) {
      await sleep(10);
    }
    signal.throwIfAborted();
    if (load.failure !== undefined) throw load.failure;
    const choices = fleet
      .filter(({ isUp }) => isUp)
      .flatMap((member) =>
        pointsOf(member).map((point) => ({ member, point, tries: tried.get(name(member, point)) ?? 0 })),
      );
    const least = Math.min(...choices.map(({ tries }) => tries));
    const fewest = choices.filter(({ tries }) => tries === least);
    if (fewest.length === 0) continue;
    const { member, point } = random.pick(fewest);
    tried.set(name(member, point), least + 1);
    if (!(await diesAt(member, { dieAt: point, passing: random.whole(PASSING) }))) continue;
    kills += 1;
    crashed.set(name(member, point), (crashed.get(name(member, point)) ?? 0) + 1);
    if (kills % 10 === 0) load.pause((await waiting(service)) > LONG_QUEUE);
    if (kills % 50 === 0)
      report(`${kills} kills at ${crashed.size} points, ${load.asker.acknowledged} requests acknowledged`);
  }
  return crashed;
}

/** Whether it did, before the time was over. */
async function diesAt(member: FleetMember, told: Told): Promise<boolean> {
  const before = member.starts;
  member.tell(told);
  for (const deadline = Date.now() + REACHED_WITHIN_MS; Date.now() < deadline; await sleep(10)) {
    if (!member.isUp || member.starts !== before) return true;
  }
  member.tell({ dieAt: null });
  // It may have died while it was being told.
  await sleep(50);
  return !member.isUp || member.starts !== before;
}
