import { eventsFrom, type ListedEvent } from '../paging';
import { pause } from '../pause';
import { isProblem } from '../payroll-problem';
import type { CommandContext } from './command';
import { whyUnanswered } from './why-unanswered';

/** Half of the 25 requests a minute that the service allows, so that other calls of the same application get through. */
const BETWEEN_LOOKS_MS = 5000;

/**
 * The events after a cursor and, where it follows, those to come. Once the service has answered, an outage of it ends nothing: whoever starts `forward` again
 * without a cursor begins at the newest event, and those of the outage would be missed.
 */
export async function* eventsOfCommand(
  { client, complain, signal }: Pick<CommandContext, 'client' | 'complain' | 'signal'>,
  after: number | undefined,
  isFollowing: boolean,
): AsyncGenerator<ListedEvent, void> {
  const service = client();
  let position = after;
  let state: 'new' | 'answered' | 'away' = 'new';
  while (!signal.aborted) {
    try {
      for await (const event of eventsFrom(service, position)) {
        position = event.cursor;
        yield event;
      }
      state = 'answered';
      if (!isFollowing) return;
    } catch (error) {
      const why = whyAway(error);
      if (!isFollowing || state === 'new' || why === undefined) throw error;
      if (state === 'answered') complain(`${why.replace(/\.$/, '')}; trying again, after event ${position ?? 0}`);
      state = 'away';
    }
    await pause(BETWEEN_LOOKS_MS, signal);
  }
}

/** Why it is not known what became of a request: no answer, or one of a service or a proxy that is in trouble. */
export function whyAway(error: unknown): string | undefined {
  return isProblem(error) && error.status >= 500 ? error.message : whyUnanswered(error);
}
