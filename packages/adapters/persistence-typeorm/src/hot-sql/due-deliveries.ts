import { LRUCache } from 'lru-cache';
import { hostOf, type ClaimRequest } from '@anz-payroll/webhook-outbox';
import type { Transaction } from '../database/transaction';
import { placeholders } from './placeholders';

/** A second look, or one of many workers, is this many claims long, to see past what is taken. */
const claimsInView = 4;

/** And so many looks are taken, each without the endpoints that the one before found full. */
const mostLooks = 4;

/** A delivery as it stood when it was read. */
export interface DueRow {
  readonly id: number;
  readonly endpoint_id: number;
  readonly customer_id: number;
  readonly event: string;
  readonly envelope_id: string;
  readonly attempts: number;
  readonly due_at: number;
}

const dueColumns = 'id, endpoint_id, customer_id, event, envelope_id, attempts, due_at';

/**
 * Hosts of endpoints as last seen, for counting. It is put right by every claim, which reads the endpoints anew; one that
 * was deleted has `NO_HOST`.
 */
export type KnownHosts = LRUCache<number, string>;

export const knownHosts = (): KnownHosts => new LRUCache({ max: 50_000 });

/** In the place of a host, where the endpoint was deleted. */
export const NO_HOST = '';

/**
 * Due deliveries, the longest due first, no more of one endpoint or host than it may have. With `spread`, where
 * several workers want the same rows, from somewhere within view.
 *
 * @bench `npm run bench -- deliveries`
 */
export async function chooseDue(
  tx: Transaction,
  request: ClaimRequest,
  hosts: KnownHosts,
  spread: boolean,
): Promise<readonly DueRow[]> {
  const shares = new Shares(request, hosts);
  const chosen = new Map<number, DueRow>();
  for (let look = 0; look < mostLooks; look++) {
    const before = shares.full.size;
    const inView = request.limit * (spread || look > 0 ? claimsInView : 1);
    const rows = await due(tx, request.dueBy, inView, [...shares.full]);
    await learnHosts(tx, hosts, rows);
    for (const row of spread ? fromSomewhere(rows, request.limit) : rows) {
      if (!chosen.has(row.id) && shares.take(row.endpoint_id)) chosen.set(row.id, row);
      if (chosen.size === request.limit) break;
    }
    if (chosen.size === request.limit || shares.full.size === before) break;
  }
  return [...chosen.values()].sort(byDueTime);
}

/** A part for each status, so that the index gives the order and nothing is sorted or locked that is not wanted. */
async function due(
  tx: Transaction,
  dueBy: number,
  inView: number,
  except: readonly number[],
): Promise<readonly DueRow[]> {
  const others = except.length === 0 ? '' : `AND endpoint_id NOT IN (${placeholders(except)})`;
  const part = `SELECT ${dueColumns} FROM webhook_deliveries
    WHERE status = ? AND due_at <= ? ${others} ORDER BY due_at, id LIMIT ?`;
  const rows = await tx.query<DueRow>(`SELECT * FROM (${part}) AS fresh UNION ALL SELECT * FROM (${part}) AS again`, [
    ...['pending', dueBy, ...except, inView],
    ...['retry', dueBy, ...except, inView],
  ]);
  return rows.sort(byDueTime);
}

function byDueTime(a: DueRow, b: DueRow): number {
  return a.due_at - b.due_at || a.id - b.id;
}

async function learnHosts(tx: Transaction, hosts: KnownHosts, rows: readonly DueRow[]): Promise<void> {
  const unknown = [...new Set(rows.map(({ endpoint_id }) => endpoint_id))].filter((id) => !hosts.has(id));
  if (unknown.length === 0) return;
  const endpoints = await tx.query<{ id: number; url: string }>(
    `SELECT id, url FROM webhook_endpoints WHERE id IN (${placeholders(unknown)})`,
    unknown,
  );
  for (const id of unknown) hosts.set(id, NO_HOST);
  for (const { id, url } of endpoints) hosts.set(id, hostOf(url) ?? NO_HOST);
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

  constructor(
    private readonly request: ClaimRequest,
    private readonly hosts: KnownHosts,
  ) {
    this.ofEndpoint = new Map(request.endpointsUnderWay);
    this.ofHost = new Map(request.hostsUnderWay);
    for (const [id, count] of this.ofEndpoint) if (count >= request.perEndpoint) this.full.add(id);
  }

  take(endpoint: number): boolean {
    // Deliveries of a deleted endpoint are only marked as skipped and may all be taken.
    const host = this.hosts.get(endpoint) ?? NO_HOST;
    if (host === NO_HOST) return true;
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
