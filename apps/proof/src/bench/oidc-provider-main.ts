import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

// The yardstick of rotation: oidc-provider with its own store in memory, every refresh token good once. No ID token is
// asked for, so that nothing is signed; the service signs nothing either.

const clientId = 'bench';

interface OidcModel {
  save(): Promise<string>;
}

interface OidcProvider {
  callback(): Parameters<typeof createServer>[1];
  readonly Client: { find(id: string): Promise<object> };
  readonly Grant: new (facts: object) => OidcModel & { addOIDCScope(scope: string): void };
  readonly RefreshToken: new (facts: object) => OidcModel;
}

async function main(): Promise<void> {
  const port = Number(process.env['PORT']);
  const secret = process.env['CLIENT_SECRET']!;
  // Published as an ES module and without types.
  const yardstick: string = 'oidc-provider';
  const { default: Provider } = (await import(yardstick)) as {
    readonly default: new (issuer: string, options: object) => OidcProvider;
  };
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: ['http://127.0.0.1/back'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    rotateRefreshToken: true,
    scopes: ['payroll.read', 'payroll.write', 'offline_access'],
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
    cookies: { keys: [randomBytes(32).toString('base64')] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 1_800, RefreshToken: 2_592_000, Grant: 2_592_000 },
  });
  const answer = provider.callback()!;
  createServer((req, res) => {
    if (req.url !== '/chains') return void answer(req, res);
    void startChains(provider).then((tokens) => res.end(JSON.stringify(tokens)));
  }).listen(port, '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));
}

/** As many chains as there are clients, each from a consent of its own. */
async function startChains(provider: OidcProvider): Promise<readonly string[]> {
  const scope = 'payroll.read payroll.write offline_access';
  const client = await provider.Client.find(clientId);
  return Promise.all(
    Array.from({ length: Number(process.env['CHAINS']) }, async (_, chain) => {
      const accountId = `account-${chain}`;
      const grant = new provider.Grant({ accountId, clientId });
      grant.addOIDCScope(scope);
      const facts = { accountId, client, grantId: await grant.save(), scope, gty: 'authorization_code' };
      return new provider.RefreshToken({ ...facts, rotations: 0, iiat: Math.floor(Date.now() / 1000) }).save();
    }),
  );
}

void main();
