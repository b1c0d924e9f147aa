import type { components } from './generated/api';
import { pause } from './pause';
import { refusingPages, type PayrollClient } from './payroll-client';
import { bodyOf, PayrollProblem } from './payroll-problem';
import { result } from './result';

/** An event of the feed: its cursor, and the envelope as a webhook would have carried it. */
export type ListedEvent = components['schemas']['EventFeed']['events'][number];

interface CalledList<T> {
  readonly data?: readonly T[];
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Every item of a list whose answers link to the next page (employees, pays, balances):
 * `for await (const employee of pagesByLink(client, client.api.GET('/api/company/{company_id}/employees', …)))`.
 */
export async function* pagesByLink<T>(client: PayrollClient, first: Promise<CalledList<T>>): AsyncGenerator<T, void> {
  const { data, error, response } = await first;
  if (!response.ok) throw new PayrollProblem(response, error);
  yield* data ?? [];
  for (let next = nextOf(response, client.baseUrl); next !== undefined;) {
    const answer = await refusingPages(await client.fetch(new Request(next)));
    if (!answer.ok) throw new PayrollProblem(answer, await bodyOf(answer));
    // The next page has the type of the first.
    yield* (await answer.json()) as readonly T[];
    next = nextOf(answer, client.baseUrl);
  }
}

function nextOf(response: Response, baseUrl: string): string | undefined {
  const target = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
  return target === undefined ? undefined : new URL(target, `${baseUrl}/`).href;
}

/** Every item of a list that is read by `limit` and `offset` (orders and trials of partners). */
export async function* pagesByOffset<T>(
  page: (query: { readonly limit: number; readonly offset: number }) => Promise<CalledList<T>>,
  limit = 100,
): AsyncGenerator<T, void> {
  for (let offset = 0; ; offset += limit) {
    const items = await result<readonly T[]>(page({ limit, offset }));
    yield* items;
    if (items.length < limit) return;
  }
}

/**
 * Every event after a cursor, oldest first; keep the `cursor` of what you have done. Ends at the newest event, or with `everyMs` asks again after so
 * long until `signal` ends it.
 */
export async function* eventsFrom(
  client: PayrollClient,
  after?: number,
  following: { readonly everyMs?: number; readonly signal?: AbortSignal } = {},
): AsyncGenerator<ListedEvent, void> {
  let position = after;
  while (following.signal?.aborted !== true) {
    const query = { limit: 100, ...(position === undefined ? {} : { after: position }) };
    const feed = await result(client.api.GET('/api/events', { params: { query } }));
    yield* feed.events;
    position = feed.next;
    if (feed.events.length > 0) continue;
    if (following.everyMs === undefined) return;
    await pause(following.everyMs, following.signal);
  }
}
