import type { FeedEntry, FeedReader } from '../ports/endpoint-stores';
import type { OutboxDependencies } from './outbox-dependencies';

/** A reader does not wait for a long backlog; workers place what is left at their sweeps. */
const mostRounds = 4;

/** What was committed before the question is in the answer, as a rule; it is never passed over by the cursor. */
export function readFeed(deps: OutboxDependencies) {
  return async (reader: FeedReader, after: number, limit: number): Promise<readonly FeedEntry[]> => {
    for (let round = 0; round < mostRounds; round++) {
      if (!(await deps.reading.run(({ feed }) => feed.isBehind()))) break;
      if ((await deps.unitOfWork.run(({ feed }) => feed.place())) === 0) break;
    }
    return deps.reading.run(({ feed }) => feed.after(reader, after, limit, deps.clock.now()));
  };
}
