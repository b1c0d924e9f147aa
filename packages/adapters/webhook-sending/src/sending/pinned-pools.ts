import { Agent } from 'undici';
import { attemptTimeoutMs } from '@anz-payroll/webhook-outbox';
import { pinnedLookup } from './pinned-lookup';

/**
 * Kept-alive connections, an agent per vetted address. An agent can connect to its own address and to no other, so a
 * socket never serves a name that has moved elsewhere since it was opened.
 */
export class PinnedPools {
  private readonly byAddress = new Map<string, Agent>();

  constructor(private readonly limits: { readonly addresses: number }) {}

  for(address: string): Agent {
    const agent = this.byAddress.get(address) ?? this.open(address);
    // Most recently used goes last; the first is the one to let go, once its requests have ended.
    this.byAddress.delete(address);
    this.byAddress.set(address, agent);
    for (const [oldest, unused] of this.byAddress) {
      if (this.byAddress.size <= this.limits.addresses) break;
      this.byAddress.delete(oldest);
      void unused.close();
    }
    return agent;
  }

  close(): void {
    for (const agent of this.byAddress.values()) void agent.destroy();
    this.byAddress.clear();
  }

  private open(address: string): Agent {
    return new Agent({
      // The dispatcher bounds attempts by host, and lets slow ones aside; a bound here would put prompt ones behind them.
      connections: null,
      pipelining: 1,
      connect: { lookup: pinnedLookup(address), timeout: attemptTimeoutMs },
      headersTimeout: attemptTimeoutMs,
      bodyTimeout: attemptTimeoutMs,
    });
  }
}
