import { Agent } from 'node:http';
import axios from 'axios';
import type { Sender } from '@anz-payroll/webhook-outbox';

/**
 * The same requests by axios over kept-alive connections, for the comparison behind decision 0181. It checks no address,
 * sets no deadline and reads no more than the status, so it has less to do than the sender of the service.
 */
export function axiosSender(): Sender & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 64 });
  return {
    send: async ({ url, headers, body }) => {
      const started = Date.now();
      const { status } = await axios.post<string>(url, Buffer.from(body.buffer, body.byteOffset, body.byteLength), {
        headers,
        httpAgent: agent,
        responseType: 'text',
        maxRedirects: 0,
        proxy: false,
        validateStatus: () => true,
        transformRequest: [(data: Buffer) => data],
      });
      return { kind: 'answered', statusCode: status, durationMs: Date.now() - started };
    },
    close: () => agent.destroy(),
  };
}
