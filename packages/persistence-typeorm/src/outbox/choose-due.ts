import { hostOf, type ClaimRequest } from 'webhook-outbox';
import type { Transaction } from '../database';

/** Where endpoints are full or workers many, a look at the queue is this many claims long, to see past what is taken. */
const claimsInView = 4;

/** And so many looks are taken, each without the endpoints that the one before found full. */
const mostLooks = 4;

interface DueRow {
  readonly id: number;
  readonly endpoint_id: number;
  readonly due_at: number;
  /** Null when the endpoint was deleted. */
  readonly url: string | null;
}

/**
 * Ids of due deliveries, the longest due first, no more of one endpoint or host than it may have. With `spread`, where
 * several workers want the same rows, from somewhere within view.
 */
export async function chooseDue(tx: Transaction, request: ClaimRequest, spread: boolean): Promise<readonly number[]> {
  const shares = new Shares(request);
  const ids = new Set<number>();
  for (let look = 0; look < mostLooks; look++) {
    const before = shares.full.size;
    const inView = request.limit * (spread || look > 0 || before > 0 ? claimsInView : 1);
    const rows = await due(tx, request.dueBy, inView, [...shares.full]);
    for (const row of spread ? fromSomewhere(rows, request.limit) : rows) {
      if (!ids.has(row.id) && shares.take(row)) ids.add(row.id);
      if (ids.size === request.limit) break;
    }
    if (ids.size === request.limit || shares.full.size === before) break;
  }
  return [...ids].sort((a, b) => a - b);
}

/** A part for each status, so that the index gives the order and nothing is sorted or locked that is not wanted. */
async function due(
  tx: Transaction,
  dueBy: number,
  inView: number,
  except: readonly number[],
): Promise<readonly DueRow[]> {
  const others = except.length === 0 ? '' : `AND endpoint_id NOT IN (${except.map(() => '?').join(', ')})`;
  const part = `SELECT id, endpoint_id, due_at FROM webhook_deliveries
    WHERE status = ? AND due_at <= ? ${others} ORDER BY due_at, id LIMIT ${Math.trunc(inView)}`;
  const rows = await tx.query<DueRow>(
    `SELECT d.id, d.endpoint_id, d.due_at, e.url
       FROM (SELECT * FROM (${part}) AS fresh UNION ALL SELECT * FROM (${part}) AS again) AS d
       LEFT JOIN webhook_endpoints e ON e.id = d.endpoint_id`,
    ['pending', dueBy, ...except, 'retry', dueBy, ...except],
  );
  return rows.sort((a, b) => a.due_at - b.due_at || a.id - b.id);
}

function fromSomewhere(rows: readonly DueRow[], limit: number): readonly DueRow[] {
  const start = Math.floor(Math.random() * Math.ceil(rows.length / limit)) * limit;
  return [...rows.slice(start), ...rows.slice(0, start)];
}

/** What each endpoint and each host may still have. */
class Shares {
  readonly full = new Set<number>();
  private readonly ofEndpoint: Map<number, number>;
  private readonly ofHost: Map<string, number>;

  constructor(private readonly request: ClaimRequest) {
    this.ofEndpoint = new Map(request.endpointsUnderWay);
    this.ofHost = new Map(request.hostsUnderWay);
    for (const [id, count] of this.ofEndpoint) if (count >= request.perEndpoint) this.full.add(id);
  }

  take({ endpoint_id: endpoint, url }: DueRow): boolean {
    // Deliveries of a deleted endpoint are only marked as skipped and may all be taken.
    if (url === null) return true;
    const host = hostOf(url);
    const here = this.ofEndpoint.get(endpoint) ?? 0;
    const there = this.ofHost.get(host) ?? 0;
    if (here >= this.request.perEndpoint || there >= this.request.perHost) {
      this.full.add(endpoint);
      return false;
    }
    this.ofEndpoint.set(endpoint, here + 1);
    this.ofHost.set(host, there + 1);
    return true;
  }
}
