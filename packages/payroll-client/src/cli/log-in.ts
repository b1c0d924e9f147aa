import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { beginLogin, finishLogin, type Application, type Tokens } from '../oauth';

const DONE = '<!doctype html><title>Payroll</title><p>You are logged in. This window may be closed.';

/** The code flow with a loopback address (RFC 8252): the browser comes back to a server that listens until then. */
export async function logIn(
  application: Application,
  asked: { readonly port: number; readonly scope: string; readonly signal: AbortSignal },
  show: (url: string) => void,
): Promise<Tokens> {
  const redirectUri = `http://127.0.0.1:${asked.port}/callback`;
  const login = await beginLogin(application, { redirectUri, scope: asked.scope });
  const server = createServer();
  server.listen(asked.port, '127.0.0.1');
  await once(server, 'listening', { signal: asked.signal });
  try {
    const cameBack = new Promise<URL>((resolve) => {
      server.on('request', (request, response) => {
        const address = new URL(request.url ?? '/', redirectUri);
        if (address.pathname !== '/callback') {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', connection: 'close' }).end(DONE);
        resolve(address);
      });
    });
    show(login.url);
    const stopped = once(asked.signal, 'abort').then(() => {
      throw new Error('The login was given up');
    });
    return await finishLogin(application, login, await Promise.race([cameBack, stopped]));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Opens the usual browser; where there is none, the printed address is enough. */
export function openBrowser(url: string): void {
  const [program, args]: [string, string[]] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url.replaceAll('&', '^&')]]
        : ['xdg-open', [url]];
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
