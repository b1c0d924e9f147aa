import { hostOf, type ClaimRequest } from 'webhook-outbox';
import type { Transaction } from '../database';

/** A look at the queue is this many claims long, so that full endpoints at its head do not hide the others. */
const claimsInView = 4;

/** And so many looks are taken, each without the endpoints that the one before found full. */
const mostLooks = 4;

interface DueRow {
  readonly id: number;
  readonly endpoint_id: number;
  readonly due_at: number;
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
    const rows = await due(tx, request, [...shares.full]);
    await learnHosts(tx, shares, rows);
    for (const { id, endpoint_id } of spread ? fromSomewhere(rows, request.limit) : rows) {
      if (!ids.has(id) && shares.take(endpoint_id)) ids.add(id);
      if (ids.size === request.limit) break;
    }
    if (ids.size === request.limit || shares.full.size === before) break;
  }
  return [...ids].sort((a, b) => a - b);
}

/** One query a status, so that the index gives the order and nothing is sorted or locked that is not wanted. */
async function due(tx: Transaction, { limit, dueBy }: ClaimRequest, except: readonly number[]): Promise<DueRow[]> {
  const others = except.length === 0 ? '' : `AND endpoint_id NOT IN (${except.map(() => '?').join(', ')})`;
  const rows: DueRow[] = [];
  for (const status of ['pending', 'retry']) {
    rows.push(
      ...(await tx.query<DueRow>(
        `SELECT id, endpoint_id, due_at FROM webhook_deliveries
          WHERE status = ? AND due_at <= ? ${others} ORDER BY due_at, id LIMIT ${Math.trunc(limit) * claimsInView}`,
        [status, dueBy, ...except],
      )),
    );
  }
  return rows.sort((a, b) => a.due_at - b.due_at || a.id - b.id);
}

async function learnHosts(tx: Transaction, shares: Shares, rows: readonly DueRow[]): Promise<void> {
  const unknown = [...new Set(rows.map(({ endpoint_id }) => endpoint_id))].filter((id) => !shares.hosts.has(id));
  if (unknown.length === 0) return;
  const endpoints = await tx.query<{ id: number; url: string }>(
    `SELECT id, url FROM webhook_endpoints WHERE id IN (${unknown.map(() => '?').join(', ')})`,
    unknown,
  );
  for (const { id, url } of endpoints) shares.hosts.set(id, hostOf(url));
}

function fromSomewhere(rows: readonly DueRow[], limit: number): readonly DueRow[] {
  const start = Math.floor(Math.random() * Math.ceil(rows.length / limit)) * limit;
  return [...rows.slice(start), ...rows.slice(0, start)];
}

/** What each endpoint and each host may still have. */
class Shares {
  readonly full = new Set<number>();
  readonly hosts = new Map<number, string>();
  private readonly ofEndpoint: Map<number, number>;
  private readonly ofHost: Map<string, number>;

  constructor(private readonly request: ClaimRequest) {
    this.ofEndpoint = new Map(request.endpointsUnderWay);
    this.ofHost = new Map(request.hostsUnderWay);
    for (const [id, count] of this.ofEndpoint) if (count >= request.perEndpoint) this.full.add(id);
  }

  take(endpoint: number): boolean {
    // A deleted endpoint has no host; its deliveries are only marked as skipped and may all be taken.
    const host = this.hosts.get(endpoint);
    if (host === undefined) return true;
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
