import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { canSignIn } from '@anz-payroll/accounts';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { must } from '../must';
import type { Memory } from './memory';
import { processorWaitMs } from './processor-wait';

export interface FuzzService {
  readonly url: string;
  readonly folder: string;
  /** The newest; requests may revoke what they find. */
  tokens(): FuzzTokens;
  renewTokens(): Promise<void>;
  /** The owner behind `full`, and the colleague. */
  readonly userIds: { readonly owner: number; readonly colleague: number };
  /** What the colleague asks for as an employee; answers the id of the request. */
  askDetails(employeeId: number): Promise<number>;
  readonly login: { readonly email: string; readonly password: string };
  isAlive(): boolean;
  /** How long it and this program have had no processor so far. */
  waitedMs(): number;
  /** Collects garbage first, so that it is asked rarely. */
  memory(): Promise<Memory>;
  /** What the log says about one request. */
  loggedAbout(requestId: string): string | undefined;
  stop(): Promise<void>;
}

export interface FuzzTokens {
  readonly full: string;
  readonly readOnly: string;
  /** Of another owner of the same customer. */
  readonly colleague: string;
  readonly expired: string;
  /** Of a customer without companies, subscription or rights. */
  readonly stranger: string;
}

const LOG_KEPT = 500_000;
const operator = { customerId: null, userId: null, clientId: null, requestId: 'fuzz' };
const login = { email: 'owner@fuzz.example', password: 'four patient grey herons' };

/** The service as it is deployed, in a process of its own, on a database that is gone afterwards. */
export async function startFuzzService(): Promise<FuzzService> {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-fuzz-'));
  const environment = {
    DATABASE_URL: `sqlite:${join(folder, 'fuzz.sqlite')}`,
    MAIL_FOLDER: join(folder, 'mail'),
    LODGEMENT_FOLDER: join(folder, 'lodgement'),
    PORT: '0',
    METRICS_PORT: '0',
    RATE_LIMITS: 'off',
    // Shedding load is proved elsewhere; here a busy machine must not look like a failure.
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    BODY_LIMIT_KB: '512',
    DEMO_SEED: 'off',
    DISPATCHER: 'off',
    MAIL_SENDER: 'off',
    LODGEMENT: 'off',
    LOG_LEVEL: 'error',
  };
  let child: ChildProcess | undefined;
  let desk: TokenDesk | undefined;
  const end = async (): Promise<void> => {
    await desk?.close();
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await Promise.race([gone, setTimeout(15_000, undefined, { ref: false }).then(() => child?.kill('SIGKILL'))]);
    }
    // A command that is just being ended may still write there.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  let ending: Promise<void> | undefined;
  const stop = () => (ending ??= end());
  try {
    const open = await openDesk(environment);
    desk = open;
    let tokens = await open.issue();
    const program = join(__dirname, '../../../api/dist/main.js');
    child = spawn(process.execPath, ['--require', join(__dirname, 'memory-reporter.js'), program], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    let complaints = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-LOG_KEPT);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (complaints.length < 100_000) complaints += chunk.toString();
    });
    const addressAfter = async (label: string): Promise<string> => {
      const wanted = new RegExp(`${label} +(http://\\S+)`);
      for (let tries = 0; tries < 600; tries++) {
        const found = wanted.exec(said)?.[1];
        if (found !== undefined) return found;
        if (child?.exitCode !== null) break;
        await setTimeout(100);
      }
      throw new Error(`The service did not start: ${complaints}`);
    };
    const url = await addressAfter('Payroll API');
    const running = child;
    return {
      url,
      folder,
      tokens: () => tokens,
      renewTokens: async () => {
        tokens = await open.issue();
      },
      login,
      userIds: open.userIds,
      askDetails: open.askDetails,
      waitedMs: () => processorWaitMs(running.pid ?? 'self') + processorWaitMs('self'),
      isAlive: () => running.exitCode === null && running.signalCode === null,
      memory: async () => {
        running.send('memory');
        const [memory] = (await once(running, 'message', { signal: AbortSignal.timeout(30_000) })) as [Memory];
        return memory;
      },
      loggedAbout: (requestId) => said.split('\n').find((line) => line.includes(requestId)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface TokenDesk {
  issue(): Promise<FuzzTokens>;
  readonly userIds: FuzzService['userIds'];
  readonly askDetails: FuzzService['askDetails'];
  close(): Promise<void>;
}

async function openDesk(environment: Readonly<Record<string, string>>): Promise<TokenDesk> {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problems.join('; '));
  const service = await openService(read.settings);
  try {
    await service.database.migrate();
    const customers = await makeCustomers(service);
    const { customerId, userId, colleagueId } = customers;
    return {
      issue: () => tokensOf(service, customers),
      userIds: { owner: userId, colleague: colleagueId },
      askDetails: async (employeeId) => {
        const asked = { changes: { department: 'Bakery' } };
        const one = { customerId, employeeId, kind: 'details' as const, requestedBy: colleagueId };
        return must(await service.employees.askRequest({ ...one, asked })).id;
      },
      close: () => service.close(),
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}

interface Customers {
  readonly customerId: number;
  readonly userId: number;
  readonly colleagueId: number;
  readonly strangerId: number;
}

async function makeCustomers({ accounts, checkout }: Service): Promise<Customers> {
  const { id: customerId } = must(
    await accounts.createCustomer({ name: 'Fuzz', isApiAdmin: true, isReseller: true }, operator),
  );
  must(await accounts.createPlan({ code: 'fuzz', name: 'Fuzz', employeeCap: null }, operator));
  must(await accounts.startSubscription({ customerId, planCode: 'fuzz', kind: 'paid', endsAt: null }, operator));
  const user = must(await accounts.createUser({ customerId, name: 'Owner', role: 'owner', ...login }, operator));
  for (const [name, interval] of [['Monthly', 'MONTHLY'] as const, ['Annual', 'ANNUAL'] as const]) {
    must(
      await checkout.createProduct({ name, interval, prices: { AU: '49.00', NZ: '55.00' }, employeeCap: 20 }, operator),
    );
  }
  const { password } = login;
  const colleague = {
    customerId,
    name: 'Colleague',
    role: 'owner' as const,
    email: 'colleague@fuzz.example',
    password,
  };
  const { id: colleagueId } = must(await accounts.createUser(colleague, operator));
  const { id: strangerId } = must(await accounts.createCustomer({ name: 'Stranger' }, operator));
  return { customerId, userId: user.id, colleagueId, strangerId };
}

function successor(customerId: number) {
  const email = `owner-${randomBytes(4).toString('hex')}@fuzz.example`;
  return { customerId, name: 'Owner', role: 'owner' as const, email, password: login.password };
}

async function tokensOf(
  { accounts }: Service,
  { customerId, userId, colleagueId, strangerId }: Customers,
): Promise<FuzzTokens> {
  const working = (await accounts.listUsers(customerId)).filter(({ user }) => user.role === 'owner' && canSignIn(user));
  // Requests may remove the owner, because there is another one: then a new one goes on.
  const present =
    working.find(({ user }) => user.id === userId)?.user ??
    must(await accounts.createUser(successor(customerId), operator));
  const issue = async (
    to: object & { readonly customerId: number },
    scopes: readonly string[],
    lifetimeSeconds: number,
  ) => must(await accounts.issueToken({ ...to, scopes, lifetimeSeconds }, operator)).accessToken;
  const owner = { customerId, userId: present.id };
  const colleague = { customerId, userId: colleagueId };
  const payroll = ['payroll.read', 'payroll.write'];
  const every = [
    ...payroll,
    'users.manage',
    'keys.manage',
    ...['preview', 'write', 'cancel'].map((right) => `partner.checkout.${right}`),
  ];
  return {
    full: await issue(owner, every, 86_400),
    colleague: await issue(colleague, every, 86_400),
    readOnly: await issue(owner, ['payroll.read'], 86_400),
    expired: await issue(owner, payroll, 1),
    stranger: await issue({ customerId: strangerId }, every, 86_400),
  };
}
