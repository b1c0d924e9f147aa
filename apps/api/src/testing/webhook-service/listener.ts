import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A partner's listener on loopback: keeps what it received, and answers what the test says. */
export interface Listener {
  readonly url: string;
  readonly received: Received[];
  status: number;
  /** What it says beside its status. */
  answer: string;
  /** Waits until so many requests have come. */
  heard(count: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

export async function startListener(): Promise<Listener> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      response.writeHead(listener.status, { 'X-Listener': 'test' }).end(listener.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listener: Listener = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    status: 204,
    answer: '',
    heard: async (count) => {
      const deadline = Date.now() + 10_000;
      while (received.length < count) {
        if (Date.now() > deadline) throw new Error(`Heard ${received.length} of ${count} requests in ten seconds`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return received;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return listener;
}
