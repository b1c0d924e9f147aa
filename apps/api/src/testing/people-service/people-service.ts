import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { EmployeeNeighbours, Transaction } from '@anz-payroll/persistence-typeorm';
import { openTestDatabase, type TestDatabase, type TestEngine } from '@anz-payroll/persistence-typeorm/testing';
import type { Result } from 'payroll-core';
import { composePeople } from './compose-people';
import { companyRoutes } from '../../routes/companies/company-routes';
import { employeeRoutes } from '../../routes/employees/employee-routes';
import { lookupRoutes } from '../../routes/lookups/lookup-routes';
import type { PeopleServices } from '../../routes/companies/people-services';
import { testSettings } from '@anz-payroll/http-kit/testing';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { accountCompanyAccess } from '@anz-payroll/oauth';
import { openTestAccounts, serveRoutes } from '../serve-routes';

export interface Reply {
  readonly status: number;
  // Tests look into bodies of every shape; each says what it expects to find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
}

export interface Caller {
  readonly customerId: number;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
}

/** The real service for companies and employees on a real database, with a clock that a test can set. */
export interface PeopleService {
  readonly url: string;
  readonly database: TestDatabase;
  readonly accounts: AccountsUseCases;
  readonly people: PeopleServices;
  /** A customer of its own, with an owner's token that may do everything. */
  customer(
    options?: CustomerOptions,
  ): Promise<Caller & { as(options: TokenOptions): Promise<Caller>; lapse(): Promise<void> }>;
  /** Events stored for a customer, oldest first. */
  events(customerId: number): Promise<readonly StoredEvent[]>;
  setNow(moment: number): void;
  close(): Promise<void>;
}

export interface CustomerOptions {
  readonly cap?: number | null;
}

export interface TokenOptions {
  readonly scopes?: readonly string[];
  /** A member reaches only the companies listed here. */
  readonly memberOf?: readonly number[];
}

export interface StoredEvent {
  readonly type: string;
  readonly entity: { readonly type: string; readonly id: number };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
}

export interface PeopleOptions {
  readonly neighbours?: (tx: Transaction) => Partial<EmployeeNeighbours>;
  readonly environment?: Readonly<Record<string, string>>;
}

const operator = { customerId: null, userId: null, clientId: null, requestId: 'operator' };
const silent: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

/** 15 November 2026, noon in Sydney. */
export const NOON = Date.UTC(2026, 10, 15, 1);

export async function startPeopleService(engine: TestEngine, options: PeopleOptions = {}): Promise<PeopleService> {
  const database = await openTestDatabase(engine);
  let now = NOON;
  const clock = { now: () => now };
  const accounts = openTestAccounts(database, clock);
  const access = accountCompanyAccess(accounts);
  const people = composePeople({
    settings: testSettings({ WEB_APP_URL: 'https://app.example.com', ...options.environment }),
    database,
    accounts,
    access,
    clock,
    log: silent,
    ...(options.neighbours === undefined ? {} : { neighbours: options.neighbours }),
  });
  const routes = [...companyRoutes(people), ...employeeRoutes(people), ...lookupRoutes(people)];
  const { url, close } = await serveRoutes(routes, { accounts, clock });
  let users = 0;
  const caller = (customerId: number, token: string): Caller => ({
    customerId,
    call: (method, path, body, headers = {}) => call(url, token, method, path, body, headers),
  });
  return {
    url,
    database,
    accounts,
    people,
    customer: async ({ cap = null } = {}) => {
      const customer = must(await accounts.createCustomer({ name: 'Customer' }, operator));
      const code = `plan-${customer.id}`;
      must(await accounts.createPlan({ code, name: code, employeeCap: cap }, operator));
      const subscription = must(
        await accounts.startSubscription(
          { customerId: customer.id, planCode: code, kind: 'paid', endsAt: null },
          operator,
        ),
      );
      const token = async ({ scopes = ['payroll.read', 'payroll.write'], memberOf }: TokenOptions): Promise<Caller> => {
        users += 1;
        const user = must(
          await accounts.createUser(
            {
              customerId: customer.id,
              name: `User ${users}`,
              email: `user${users}@example.com`,
              role: memberOf === undefined ? 'owner' : 'bookkeeper',
              ...(memberOf === undefined ? {} : { companyIds: memberOf }),
            },
            operator,
          ),
        );
        const issued = must(
          await accounts.issueToken(
            { customerId: customer.id, userId: user.id, scopes, lifetimeSeconds: 86_400 },
            operator,
          ),
        );
        return caller(customer.id, issued.accessToken);
      };
      return {
        ...(await token({})),
        as: token,
        lapse: async () => {
          must(await accounts.endSubscription(subscription.id, operator));
          now += 1;
        },
      };
    },
    events: (customerId) =>
      database
        .reading((tx) => tx)
        .run(async (tx) => {
          const rows = await tx.query<{ body: string }>('SELECT body FROM events WHERE customer_id = ? ORDER BY id', [
            customerId,
          ]);
          return rows.map(({ body }) => JSON.parse(body) as StoredEvent);
        }),
    setNow: (moment) => {
      now = moment;
    },
    close: async () => {
      await close();
      await database.remove();
    },
  };
}

async function call(
  url: string,
  token: string,
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Reply> {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    headers: response.headers,
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A small server that a test answers for: a register, an address provider. */
export async function answering(
  answer: (path: string) => { readonly status: number; readonly body?: string; readonly afterMs?: number },
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((req, res) => {
    const { status, body = '', afterMs = 0 } = answer(req.url ?? '');
    setTimeout(() => res.writeHead(status, { 'Content-Type': 'application/json' }).end(body), afterMs).unref();
  });
  const url = await listening(server);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
