import {
  beginAttempt,
  giveBackDelivery,
  hostOf,
  reclaimDelivery,
  type ClaimedDelivery,
  type ClaimRequest,
  type Delivery,
  type FinishedDelivery,
  type HeldDelivery,
  type WorkQueue,
} from '@anz-payroll/webhook-outbox';

interface Row {
  readonly id: number;
  readonly endpointId: number;
  delivery: Delivery;
  token: string | undefined;
  leaseUntil: number;
}

/** The queue as workers see it, in memory and in the order of its rows, for tests of what works on it. */
export class InMemoryQueue implements WorkQueue {
  readonly endpoints = new Map<number, string>();
  readonly rows: Row[] = [];
  readonly renewals: (readonly HeldDelivery[])[] = [];
  private tokens = 0;

  add(endpointId: number, dueAt: number): number {
    const id = this.rows.length + 1;
    this.rows.push({
      id,
      endpointId,
      delivery: {
        status: 'pending',
        attempts: 0,
        nextAttemptAt: dueAt,
        lastStatusCode: null,
        lastError: null,
        durationMs: null,
        deliveredAt: null,
      },
      token: undefined,
      leaseUntil: 0,
    });
    return id;
  }

  delivery(id: number): Delivery {
    return this.rows[id - 1]!.delivery;
  }

  async turn(
    finished: readonly FinishedDelivery[],
    request: ClaimRequest | undefined,
  ): Promise<readonly ClaimedDelivery[]> {
    for (const { id, claimToken, delivery } of finished) {
      const row = this.rows[id - 1]!;
      if (row.token !== claimToken) continue;
      row.delivery = delivery;
      row.token = undefined;
    }
    return request === undefined ? [] : this.claim(request);
  }

  private claim(request: ClaimRequest): readonly ClaimedDelivery[] {
    const claimToken = `token-${++this.tokens}`;
    const endpoints = new Map(request.endpointsUnderWay);
    const hosts = new Map(request.hostsUnderWay);
    const claimed: ClaimedDelivery[] = [];
    for (const row of this.rows) {
      const { status, nextAttemptAt } = row.delivery;
      if (claimed.length === request.limit) break;
      if ((status !== 'pending' && status !== 'retry') || nextAttemptAt > request.dueBy) continue;
      const url = this.endpoints.get(row.endpointId);
      const host = hostOf(url ?? '');
      const [here, there] = [endpoints.get(row.endpointId) ?? 0, hosts.get(host) ?? 0];
      if (url !== undefined && (here >= request.perEndpoint || there >= request.perHost)) continue;
      endpoints.set(row.endpointId, here + 1);
      hosts.set(host, there + 1);
      row.delivery = beginAttempt(row.delivery);
      row.token = claimToken;
      row.leaseUntil = request.leaseUntil;
      claimed.push({
        id: row.id,
        claimToken,
        event: 'employee.updated',
        envelopeId: `envelope-${row.id}`,
        body: Buffer.from('{}'),
        delivery: row.delivery,
        target:
          url === undefined
            ? { kind: 'skipped', why: 'endpoint-off' }
            : { kind: 'endpoint', id: row.endpointId, url, secret: 'a-secret-for-tests' },
      });
    }
    return claimed;
  }

  async renew(held: readonly HeldDelivery[], leaseUntil: number): Promise<void> {
    this.renewals.push(held);
    for (const { id, claimToken } of held) {
      const row = this.rows[id - 1]!;
      if (row.token === claimToken) row.leaseUntil = leaseUntil;
    }
  }

  async giveBack(held: readonly HeldDelivery[]): Promise<void> {
    for (const { id, claimToken } of held) {
      const row = this.rows[id - 1]!;
      if (row.token !== claimToken) continue;
      row.delivery = giveBackDelivery(row.delivery);
      row.token = undefined;
    }
  }

  async reclaim(now: number): Promise<number> {
    const dead = this.rows.filter((row) => row.delivery.status === 'sending' && row.leaseUntil < now);
    for (const row of dead) {
      row.delivery = reclaimDelivery(row.delivery, now);
      row.token = undefined;
    }
    return dead.length;
  }

  async placeEvents(): Promise<number> {
    return 0;
  }
}
