import { LRUCache } from 'lru-cache';
import { Agent } from 'undici';
import { attemptTimeoutMs } from '@anz-payroll/webhook-outbox';
import { pinnedLookup } from './pinned-lookup';

/**
 * Kept-alive connections, an agent per vetted address. An agent can connect to its own address and to no other, so a
 * socket never serves a name that has moved elsewhere since it was opened.
 */
export class PinnedPools {
  readonly #byAddress: LRUCache<string, Agent>;

  constructor({ addresses }: { readonly addresses: number }) {
    this.#byAddress = new LRUCache({
      max: addresses,
      // The requests of an agent that had to make room end first.
      dispose: (agent, _, reason) => void (reason === 'evict' ? agent.close() : agent.destroy()),
    });
  }

  for(address: string): Agent {
    const known = this.#byAddress.get(address);
    if (known !== undefined) return known;
    const agent = this.open(address);
    this.#byAddress.set(address, agent);
    return agent;
  }

  close(): void {
    this.#byAddress.clear();
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
