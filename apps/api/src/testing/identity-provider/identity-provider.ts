import { spawn } from 'node:child_process';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { freePort } from '../account-service/free-port';

/** What the provider does wrong. */
export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'down' }
  | { readonly kind: 'other-issuer' }
  /** Its published keys are not those that it signs with. */
  | { readonly kind: 'swapped-keys' }
  /** Signs ID tokens with these claims by a key that it publishes. */
  | { readonly kind: 'forged'; readonly claims: JWTPayload };

export interface IdentityProvider {
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string };
  fault: Fault;
  close(): Promise<void>;
}

/** oidc-provider as it is published. Whoever signs in is who they say; addresses that begin with `unverified` are not verified. */
const program = `
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
const { ISSUER, PORT, REDIRECT, SECRET } = process.env;
const provider = new Provider(ISSUER, {
  clients: [{ client_id: 'payroll', client_secret: SECRET, redirect_uris: [REDIRECT] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  findAccount: (_, id) => ({
    accountId: id,
    claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified') }),
  }),
  cookies: { keys: [SECRET] },
});
createServer(provider.callback()).listen(Number(PORT), '127.0.0.1', () => console.log('listening'));
`;

/** The provider behind an address of the test's own, which hands everything on, or what `fault` says. */
export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const [port, hiddenPort] = [await freePort(), await freePort()];
  const issuer = `http://127.0.0.1:${port}`;
  const client = { id: 'payroll', secret: 'a secret of the provider that is long enough' };
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: __dirname,
    env: {
      ...process.env,
      ISSUER: issuer,
      PORT: String(hiddenPort),
      REDIRECT: redirectUri,
      SECRET: client.secret,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('The identity provider ended')));
  });
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const ownKey = { ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const provider: IdentityProvider = {
    issuer,
    client,
    fault: { kind: 'none' },
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      child.kill();
    },
  };
  const changed = async (path: string, text: string): Promise<string> => {
    const { fault } = provider;
    if (fault.kind === 'other-issuer' && path.includes('openid-configuration')) {
      return JSON.stringify({ ...(JSON.parse(text) as object), issuer: 'https://login.example.com' });
    }
    if (fault.kind === 'swapped-keys' && path === '/jwks') {
      const { keys } = JSON.parse(text) as { readonly keys: readonly { readonly kid: string }[] };
      return JSON.stringify({ keys: keys.map(({ kid }) => ({ ...ownKey, kid })) });
    }
    if (fault.kind === 'forged' && path === '/jwks') return JSON.stringify({ keys: [ownKey] });
    if (fault.kind === 'forged' && path === '/token') {
      const answer = JSON.parse(text) as { readonly id_token?: string };
      if (answer.id_token === undefined) return text;
      const claims = JSON.parse(Buffer.from(answer.id_token.split('.')[1]!, 'base64url').toString()) as JWTPayload;
      const forged = new SignJWT({ ...claims, ...fault.claims }).setProtectedHeader({ alg: 'RS256', kid: 'own' });
      return JSON.stringify({ ...answer, id_token: await forged.sign(privateKey) });
    }
    return text;
  };
  const server = createServer((req, res) => void pass(req, res, hiddenPort, provider, changed));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return provider;
}

function pass(
  req: IncomingMessage,
  res: ServerResponse,
  port: number,
  { fault }: IdentityProvider,
  changed: (path: string, text: string) => Promise<string>,
): void {
  if (fault.kind === 'down') return void req.socket.destroy();
  const path = (req.url ?? '/').split('?')[0]!;
  const onward = request(
    { port, host: '127.0.0.1', path: req.url, method: req.method, headers: req.headers },
    (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        void changed(path, Buffer.concat(chunks).toString('utf8')).then((text) => {
          const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
          res.writeHead(answer.statusCode ?? 500, headers);
          res.end(text);
        });
      });
    },
  );
  req.pipe(onward);
}
