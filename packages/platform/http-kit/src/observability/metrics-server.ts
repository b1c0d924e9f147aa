import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** `GET /metrics` on a port of its own, so that the public port never shows them. */
export function metricsServer(registry: Registry): Server {
  return createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404, { 'Content-Type': 'application/json' }).end('{"detail":"Not Found"}');
      return;
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => res.writeHead(500, { 'Content-Type': 'application/json' }).end('{"error":"Internal Server Error"}'),
    );
  });
}
