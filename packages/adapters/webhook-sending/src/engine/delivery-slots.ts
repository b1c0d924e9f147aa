import { hostOf, type ClaimedDelivery, type ClaimRequest } from '@anz-payroll/webhook-outbox';
import type { DispatcherLimits } from './dispatcher-limits';
import { Tally } from './tally';

/** A worker holds this many times the deliveries that may be under way; the others wait for their slots. */
export const heldOver = 3;

/** A delivery in this worker's hands. */
export interface Held {
  readonly claimed: ClaimedDelivery;
  /** 0 for a delivery that is only marked as skipped, so that it takes no slot from another. */
  readonly endpoint: number;
  readonly host: string;
  leaseUntil: number;
}

export function hold(claimed: ClaimedDelivery, leaseUntil: number): Held {
  const { target } = claimed;
  return target.kind === 'skipped'
    ? { claimed, leaseUntil, endpoint: 0, host: '' }
    : { claimed, leaseUntil, endpoint: target.id, host: hostOf(target.url) };
}

/**
 * Attempts under way, by endpoint and by host. One that has been waiting for its listener for a while moves aside, so that
 * slow listeners do not take the slots of prompt ones, not even of those at the same host.
 */
export class DeliverySlots {
  private readonly promptEndpoints = new Tally<number>();
  private readonly promptHosts = new Tally<string>();
  private readonly slowEndpoints = new Tally<number>();
  private readonly slowHosts = new Tally<string>();
  /** Endpoints whose last answer was slow, or none. */
  private readonly lastSlow = new Set<number>();

  constructor(private readonly limits: DispatcherLimits) {}

  get prompt(): number {
    return this.promptEndpoints.total;
  }

  get slow(): number {
    return this.slowEndpoints.total;
  }

  isSlow(endpoint: number): boolean {
    return this.slowEndpoints.has(endpoint) || this.lastSlow.has(endpoint);
  }

  hasSlotFor({ endpoint, host, claimed }: Held): boolean {
    if (claimed.target.kind === 'skipped') return true;
    const { perEndpoint, perHost } = this.limits;
    return (
      this.promptEndpoints.of(endpoint) + this.slowEndpoints.of(endpoint) < perEndpoint &&
      this.promptHosts.of(host) < perHost &&
      this.slowHosts.of(host) < perHost
    );
  }

  begin({ endpoint, host }: Held): void {
    this.promptEndpoints.add(endpoint);
    this.promptHosts.add(host);
  }

  moveAside({ endpoint, host }: Held): void {
    this.promptEndpoints.take(endpoint);
    this.promptHosts.take(host);
    this.slowEndpoints.add(endpoint);
    this.slowHosts.add(host);
  }

  end({ endpoint, host }: Held, wasSlow: boolean): void {
    (wasSlow ? this.slowEndpoints : this.promptEndpoints).take(endpoint);
    (wasSlow ? this.slowHosts : this.promptHosts).take(host);
    if (wasSlow) this.lastSlow.add(endpoint);
    else this.lastSlow.delete(endpoint);
  }

  /** What a claim has to count: under way and waiting here. For a slow listener nothing is claimed ahead. */
  shares(waiting: Iterable<Held>): Pick<ClaimRequest, 'endpointsUnderWay' | 'hostsUnderWay'> {
    const { perEndpoint, perHost } = this.limits;
    const endpoints = new Map(this.promptEndpoints.all);
    const hosts = new Map(this.promptHosts.all);
    for (const { endpoint, host } of waiting) {
      endpoints.set(endpoint, (endpoints.get(endpoint) ?? 0) + 1);
      hosts.set(host, (hosts.get(host) ?? 0) + 1);
    }
    for (const [id, count] of this.slowEndpoints.all) endpoints.set(id, (endpoints.get(id) ?? 0) + count);
    for (const id of new Set([...this.slowEndpoints.all.keys(), ...this.lastSlow])) {
      endpoints.set(id, (endpoints.get(id) ?? 0) + (heldOver - 1) * perEndpoint);
    }
    for (const [host, count] of this.slowHosts.all) if (count >= perHost) hosts.set(host, heldOver * perHost);
    return { endpointsUnderWay: endpoints, hostsUnderWay: hosts };
  }
}
