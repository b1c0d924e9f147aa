import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway on loopback that does what a test tells it, and remembers every message it was sent. */
export interface Gateway {
  readonly url: string;
  readonly received: { readonly id: string; readonly body: string }[];
  behave: (response: ServerResponse, messageId: string) => void;
  close(): void;
}

export async function startGateway(): Promise<Gateway> {
  const received: { id: string; body: string }[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ id: String(request.headers['idempotency-key']), body });
      gateway.behave(response, (JSON.parse(body) as { messageId: string }).messageId);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: Gateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: accept,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return gateway;
}

export const say = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
export const accept: Gateway['behave'] = (response, messageId) =>
  say(response, 200, { messageId, status: 'accepted', message: 'Receipt 77' });
