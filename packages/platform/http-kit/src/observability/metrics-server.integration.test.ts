import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { metricsServer } from './metrics-server';

const token = 'a-token-of-at-least-32-characters-';

async function ask(wanted: string | undefined, headers: Record<string, string>): Promise<number> {
  const server = metricsServer(new Registry(), wanted).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('metrics are open without a token, and ask for it where there is one', async () => {
  expect(await ask(undefined, {})).toBe(200);
  expect(await ask(token, { Authorization: `Bearer ${token}` })).toBe(200);
  for (const Authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
    expect(await ask(token, { Authorization })).toBe(401);
  }
  expect(await ask(token, {})).toBe(401);
});
