import { setTimeout } from 'node:timers/promises';
import {
  accountsUseCases,
  type AccountsUseCases,
  type Customer,
  type OAuthClient,
  type User,
} from '@anz-payroll/accounts';
import { fakeIdentityProviders } from '@anz-payroll/accounts/testing';
import {
  argon2Passwords,
  nodeOneTimeCodes,
  nodePasskeys,
  nodeSecrets,
  nodeTokenSigner,
} from '@anz-payroll/credentials';
import { bindAccounts } from '@anz-payroll/persistence-typeorm';
import { openTestDatabase, type TestDatabase, type TestEngine } from '@anz-payroll/persistence-typeorm/testing';
import type { Result } from 'payroll-core';
import { accountRoutes } from '../../routes/accounts/account-routes';
import { apiManagementRoutes } from '../../routes/api-management/api-management-routes';
import { oauthRoutes } from '../../routes/oauth/oauth-routes';
import { pageRoutes, pageSecurity, pageServices } from '@anz-payroll/web';
import { routeTable, type Route } from '@anz-payroll/http-kit/route';
import { createHttpServer, unobserved, type ApiServices } from '@anz-payroll/http-kit/serve';
import { replyInspector } from '@anz-payroll/http-kit/testing';
import { neverOverloaded } from '@anz-payroll/http-kit/limits';
import type { LogFields, Logger } from '@anz-payroll/http-kit/logging';
import { accountCompanyAccess, bearerAuthenticator, createOAuthServer } from '@anz-payroll/oauth';
import { freePort } from './free-port';

export const password = 'correct horse battery staple';

/** A service with one partner (API admin, with two applications) and one customer with an owner, on a real database. */
export interface AccountService {
  readonly url: string;
  readonly database: TestDatabase;
  readonly accounts: AccountsUseCases;
  readonly routes: readonly Route[];
  readonly partner: Customer;
  readonly customer: Customer;
  readonly owner: User;
  readonly confidential: { readonly client: OAuthClient; readonly secret: string };
  readonly publicClient: OAuthClient;
  readonly redirectUri: string;
  readonly lines: (LogFields & { readonly level: string; readonly message: string })[];
  /** Lets time pass for the service. */
  pass(milliseconds: number): void;
  /** What the service takes for now. */
  now(): number;
  close(): Promise<void>;
}

export const operator = { userId: null, clientId: null, requestId: 'operator' };

export interface ServiceOptions {
  readonly more?: (accounts: AccountsUseCases) => readonly Route[];
  readonly services?: Partial<ApiServices>;
}

export async function startAccountService(engine: TestEngine, options: ServiceOptions = {}): Promise<AccountService> {
  const database = await openTestDatabase(engine);
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const accounts = accountsUseCases({
    unitOfWork: database.unitOfWork(bindAccounts),
    batchedWrites: database.gathering,
    aheadWrites: database.writeAhead(bindAccounts),
    reading: database.reading(bindAccounts),
    clock,
    secrets: nodeSecrets,
    passwords: argon2Passwords(),
    signer: nodeTokenSigner,
    codes: nodeOneTimeCodes,
    providers: fakeIdentityProviders(),
    passkeys: nodePasskeys,
    sign: (text) => database.encryption.mac('known device', text),
    wakeMail: () => undefined,
    wait: (ms) => setTimeout(ms),
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const oauth = createOAuthServer(accounts);
  const companies = {
    listCompanies: async () => [],
    readCompany: () => Promise.reject(new Error('There are no companies here')),
  };
  const employees = {
    employeesOfDepartments: () => Promise.reject(new Error('There are no employees here.')),
    readEmployee: () => Promise.reject(new Error('There are no employees here')),
  };
  const pages = pageServices({ accounts, companies, employees, oauth, secrets: nodeSecrets, publicUrl: url });
  const routes = [
    ...oauthRoutes(pages),
    ...pageRoutes(pages),
    ...accountRoutes(accounts, () => Promise.resolve([])),
    ...apiManagementRoutes(accounts),
    ...(options.more?.(accounts) ?? []),
  ];
  const table = routeTable(routes);
  const lines: AccountService['lines'] = [];
  const { server } = createHttpServer({
    table,
    authenticator: bearerAuthenticator(oauth),
    companyAccess: accountCompanyAccess(accounts),
    origins: { applicationsOf: accounts.applicationsOfOrigin },
    pageSecurity: pageSecurity(pages),
    clock,
    log: recordingLogger(lines),
    limits: 'off',
    overload: neverOverloaded,
    observer: unobserved,
    maxBodyBytes: 100_000,
    trustedProxies: 0,
    inspectReply: replyInspector(table),
    ...options.services,
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const seeded = await seed(accounts);
  return {
    url,
    database,
    accounts,
    routes,
    ...seeded,
    lines,
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    now: clock.now,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await database.remove();
    },
  };
}

async function seed(accounts: AccountsUseCases) {
  const redirectUri = 'https://rosters.example/callback?tenant=7';
  const actor = { ...operator, customerId: null };
  const partner = must(await accounts.createCustomer({ name: 'Roster & Co', isApiAdmin: true }, operator));
  const customer = must(await accounts.createCustomer({ name: "Kōwhai's <Bakery>" }, operator));
  must(await accounts.createPlan({ code: 'standard', name: 'Standard', employeeCap: 50 }, actor));
  for (const { id } of [partner, customer]) {
    must(await accounts.startSubscription({ customerId: id, planCode: 'standard', kind: 'paid', endsAt: null }, actor));
  }
  const person = { name: 'Ana Tūī', email: 'Ana@kowhai.example', role: 'owner' as const, password };
  const owner = must(await accounts.createUser({ customerId: customer.id, ...person }, operator));
  const made = must(
    await accounts.createClient({ customerId: partner.id, name: 'Rosters <b>', redirectUris: [redirectUri] }, actor),
  );
  if (made.secret === null) throw new Error('A confidential client has a secret');
  const redirectUris = [redirectUri, 'com.example.rosters:/callback'];
  const app = { customerId: partner.id, name: 'Rosters App', redirectUris, isPublic: true };
  const publicClient = must(await accounts.createClient(app, actor)).client;
  return {
    partner,
    customer,
    owner,
    confidential: { client: made.client, secret: made.secret },
    publicClient,
    redirectUri,
  };
}

export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

function recordingLogger(lines: AccountService['lines']): Logger {
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push({ ...fields, level, message });
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}
