import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/** One registry, or that of all workers. */
export interface MetricsSource {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** `GET /metrics` on a port of its own, so that the public port never shows them. */
export function metricsServer(source: MetricsSource, token: string | undefined): Server {
  return createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404, { 'Content-Type': 'application/json' }).end('{"detail":"Not Found"}');
      return;
    }
    if (token !== undefined && !isBearer(req.headers.authorization, token)) {
      res.writeHead(401, { 'Content-Type': 'application/json', 'WWW-Authenticate': 'Bearer' });
      res.end('{"detail":"Unauthorized"}');
      return;
    }
    source.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': source.contentType }).end(text),
      () => res.writeHead(500, { 'Content-Type': 'application/json' }).end('{"error":"Internal Server Error"}'),
    );
  });
}

/** Compared by digest, in a time that tells nothing about where they differ. */
function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
