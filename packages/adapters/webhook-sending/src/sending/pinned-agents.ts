import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { LRUCache } from 'lru-cache';
import { pinnedLookup } from './pinned-lookup';

export interface AgentPair {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/**
 * Kept-alive connections, a pair of agents per vetted address. An agent can connect to its own address and to no other,
 * so a socket never serves a name that has moved elsewhere since it was opened.
 */
export class PinnedAgents {
  readonly #byAddress: LRUCache<string, AgentPair>;

  constructor(private readonly limits: { readonly addresses: number; readonly socketsPerAddress: number }) {
    this.#byAddress = new LRUCache({
      max: limits.addresses,
      dispose: (pair, _, reason) => (reason === 'evict' ? letGo(pair) : destroy(pair)),
    });
  }

  for(address: string): AgentPair {
    const known = this.#byAddress.get(address);
    if (known !== undefined) return known;
    const pair = this.open(address);
    this.#byAddress.set(address, pair);
    return pair;
  }

  close(): void {
    this.#byAddress.clear();
  }

  private open(address: string): AgentPair {
    const options = {
      keepAlive: true,
      keepAliveMsecs: 5_000,
      maxSockets: this.limits.socketsPerAddress,
      maxFreeSockets: this.limits.socketsPerAddress,
      scheduling: 'lifo' as const,
      lookup: pinnedLookup(address),
    };
    return { http: new HttpAgent(options), https: new HttpsAgent(options) };
  }
}

/** Requests under way there end as they will; their sockets are not kept afterwards. */
function letGo(pair: AgentPair): void {
  for (const agent of [pair.http, pair.https]) {
    agent.maxFreeSockets = 0;
    for (const socket of Object.values(agent.freeSockets).flat()) socket?.destroy();
  }
}

function destroy(pair: AgentPair): void {
  pair.http.destroy();
  pair.https.destroy();
}
