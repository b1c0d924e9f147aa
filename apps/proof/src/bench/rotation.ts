import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { bindAccounts } from '@anz-payroll/persistence-typeorm';
import { must } from '../must';
import { startBenchApi } from './bench-api';
import { subscribe, type BenchCustomer } from './bench-employer';
import { onEachEngine, type BenchFixture } from './bench-fixture';
import {
  atLeast,
  atMost,
  figure,
  figureLine,
  pairRatios,
  type BenchOptions,
  type BenchOutcome,
  type Figure,
} from './figures';
import type { RotateJob } from './load/load-job';
import { startLoad, type Load } from './load/start-load';
import { startServerProcess } from './server-process';

const CHAINS = 16;
const PAIRS = 5;
/** The store of oidc-provider walks through all tokens of a consent at each rotation: long chains would slow it down. */
const ROTATIONS = 25;
const WAVES = 10;

/** One way of rotating: an endpoint, the credentials of its client, and fresh chains. */
interface Side {
  readonly job: Pick<RotateJob, 'kind' | 'port' | 'path' | 'headers'>;
  chains(): Promise<readonly string[]>;
}

interface Plan {
  readonly pairs: number;
  readonly waves: number;
  readonly rotations: number;
}

/** Refresh tokens rotated and committed by our token endpoint, beside oidc-provider with everything in memory. */
export async function runRotationBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const plan = short ? { pairs: 1, waves: 1, rotations: 3 } : { pairs: PAIRS, waves: WAVES, rotations: ROTATIONS };
  const load = startLoad();
  try {
    const figures = (await onEachEngine((fixture) => ofEngine(fixture, load, plan))).flat();
    return { figures, lines: [...figures.map(figureLine), `${CHAINS} chains at a time, pairs in turn, first dropped`] };
  } finally {
    await load.stop();
  }
}

async function ofEngine(fixture: BenchFixture, load: Load, plan: Plan): Promise<readonly Figure[]> {
  const { engine } = fixture.service.database;
  const customer = await subscribe(fixture.service);
  const api = await startBenchApi(fixture.environment, customer.token);
  const secret = randomBytes(32).toString('base64url');
  const oidc = await startServerProcess(
    join(__dirname, 'oidc-provider-main.js'),
    { CLIENT_SECRET: secret, CHAINS: String(CHAINS) },
    '/chains',
  );
  try {
    const ours = await ourSide(fixture, customer, api.port);
    const theirs: Side = {
      job: { kind: 'rotate', port: oidc.port, path: '/token', headers: basic('bench', secret) },
      chains: async () => (await (await fetch(`${oidc.url}/chains`)).json()) as string[],
    };
    const [our, their]: [number[], number[]] = [[], []];
    for (let pair = 0; pair <= plan.pairs; pair++) {
      const rates = [await perSecond(load, ours, plan), await perSecond(load, theirs, plan)] as const;
      if (pair === 0) continue;
      our.push(rates[0]);
      their.push(rates[1]);
    }
    const memory = api.residentMiB();
    await checkKept(fixture, (plan.pairs + 1) * spentIn(plan));
    for (const [side, url] of [
      [ours, `${api.url}/api/oauth/token`],
      [theirs, `${oidc.url}/token`],
    ] as const) {
      await checkSingleUse(load, side, url);
    }
    return [
      figure(`${engine}: rotated and committed`, 'rotations a second', our),
      figure(`${engine}: oidc-provider in memory`, 'rotations a second', their),
      figure(`${engine}: rotation over oidc-provider`, 'ratio', pairRatios(our, their), atLeast(1)),
      figure(
        `${engine}: growth of a rotation from ${spentIn(plan)} to ${spentIn(plan) * plan.pairs} tokens spent`,
        'ratio',
        [our[0]! / our.at(-1)!],
        atMost(1.5),
      ),
      ...(memory === undefined ? [] : [figure(`${engine}: resident memory of the API afterwards`, 'MiB', [memory])]),
    ];
  } finally {
    await api.stop();
    await oidc.stop();
  }
}

/** Tokens that are spent by one side in one pair. */
function spentIn({ waves, rotations }: Plan): number {
  return waves * rotations * CHAINS;
}

async function perSecond(load: Load, side: Side, plan: Plan): Promise<number> {
  let seconds = 0;
  for (let wave = 0; wave < plan.waves; wave++) {
    const job = { ...side.job, tokens: await side.chains(), rotations: plan.rotations };
    seconds += (await load.run(job)).seconds;
  }
  return spentIn(plan) / seconds;
}

async function ourSide({ service }: BenchFixture, customer: BenchCustomer, port: number): Promise<Side> {
  const { customerId, userId } = customer;
  const operator = { customerId: null, userId: null, clientId: null, requestId: 'bench' };
  const application = { customerId, name: 'Bench', redirectUris: ['https://bench.example/back'] };
  const { client, secret } = must(await service.accounts.createClient(application, operator));
  const stores = service.database.unitOfWork(bindAccounts);
  const scopes = ['payroll.read', 'payroll.write'] as const;
  const facts = { customerId, userId, clientRecordId: client.id, scopes, companyIds: null, authenticatedAt: null };
  return {
    job: { kind: 'rotate', port, path: '/api/oauth/token', headers: basic(client.clientId, secret!) },
    // As a code that was exchanged leaves them; consenting itself is not what is measured.
    chains: () =>
      stores.run(async ({ grants, tokens }) => {
        const made: string[] = [];
        for (let chain = 0; chain < CHAINS; chain++) {
          const now = Date.now();
          const grant = await grants.add({ ...facts, createdAt: now, revokedAt: null, revokedBecause: null });
          const [access, refresh] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('base64url'));
          await tokens.add({
            grantId: grant.id,
            accessHash: sha256(access!),
            accessScopes: scopes,
            accessExpiresAt: now + 1_800_000,
            accessRevokedAt: null,
            refreshHash: sha256(refresh!),
            refreshExpiresAt: now + 2_592_000_000,
            refreshUsedAt: null,
            createdAt: now,
          });
          made.push(refresh!);
        }
        return made;
      }),
  };
}

/** Every rotation that was answered is in the database: as many tokens are spent as there were answers. */
async function checkKept({ service }: BenchFixture, rotations: number): Promise<void> {
  const spent = await service.database
    .reading((tx) => tx)
    .run((tx) => tx.query<{ n: number }>('SELECT COUNT(*) AS n FROM oauth_tokens WHERE refresh_used_at IS NOT NULL'));
  if (spent[0]?.n !== rotations) throw new Error(`${spent[0]?.n} tokens were spent in ${rotations} rotations`);
}

/** A token is good once on both sides, or they would not do the same. */
async function checkSingleUse(load: Load, side: Side, url: string): Promise<void> {
  const tokens = await side.chains();
  await load.run({ ...side.job, tokens, rotations: 1 });
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: tokens[0]! });
  const again = await fetch(url, { method: 'POST', headers: side.job.headers, body });
  const answer = (await again.json()) as { error?: string };
  if (again.status !== 400 || answer.error !== 'invalid_grant') throw new Error(`${url} took a token twice`);
}

function basic(id: string, secret: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
