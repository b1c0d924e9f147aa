import axios from 'axios';
import type { Readable } from 'node:stream';
import type { ClosableSender } from './closable-sender';
import { PinnedAgents } from './pinned-agents';
import type { TargetPolicy } from './vet-target';
import { vettedSend } from './vetted-send';

/** Sends by axios, for whoever prefers its ecosystem to speed; in everything else like `undiciSender`. */
export function axiosSender(policy: TargetPolicy, now: () => number = () => Date.now()): ClosableSender {
  const agents = new PinnedAgents({ addresses: 512, socketsPerAddress: 64 });
  return {
    send: vettedSend(policy, now, async ({ target, headers, body, signal }) => {
      const pair = agents.for(target.address);
      const response = await axios.post<Readable>(
        target.url.href,
        Buffer.from(body.buffer, body.byteOffset, body.byteLength),
        {
          headers,
          httpAgent: pair.http,
          httpsAgent: pair.https,
          signal,
          responseType: 'stream',
          maxRedirects: 0,
          proxy: false,
          decompress: false,
          validateStatus: () => true,
          transformRequest: [(data: Buffer) => data],
        },
      );
      return { statusCode: response.status, headers: response.headers, body: response.data };
    }),
    close: () => agents.close(),
  };
}
