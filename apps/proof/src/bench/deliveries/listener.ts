import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** A listener in a thread of its own, so that answering does not take time from what is measured. */
const times = new Map<string, number>();
const server = createServer((request, response) => {
  const id = String(request.headers['x-payroll-delivery-id'] ?? '');
  request.resume();
  request.on('end', () => {
    times.set(id, (times.get(id) ?? 0) + 1);
    if (request.url === '/dead') return;
    if (request.url === '/slow') setTimeout(() => response.writeHead(204).end(), 9_000);
    else response.writeHead(204).end();
  });
});
// Longer than a side waits for its next turn.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => parentPort?.postMessage({ port: (server.address() as AddressInfo).port }));
parentPort?.on('message', (word: 'count' | 'forget') => {
  if (word === 'forget') times.clear();
  const twice = [...times.values()].filter((count) => count > 1).length;
  parentPort?.postMessage({ distinct: times.size, twice });
});
