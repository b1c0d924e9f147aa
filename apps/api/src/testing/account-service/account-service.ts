import type { AccountsUseCases, Customer, OAuthClient, User } from '@anz-payroll/accounts';
import { nodeSecrets } from '@anz-payroll/credentials';
import { openTestDatabase, type TestDatabase, type TestEngine } from '@anz-payroll/persistence-typeorm/testing';
import type { Result } from 'payroll-core';
import { accountRoutes } from '../../routes/accounts/account-routes';
import { apiManagementRoutes } from '../../routes/api-management/api-management-routes';
import { oauthRoutes } from '../../routes/oauth/oauth-routes';
import { pageRoutes, pageSecurity, pageServices } from '@anz-payroll/web';
import type { Route } from '@anz-payroll/http-kit/route';
import type { ApiServices } from '@anz-payroll/http-kit/serve';
import type { RunningApi } from '@anz-payroll/http-kit/testing';
import { createOAuthServer } from '@anz-payroll/oauth';
import { serveRoutes, openTestAccounts } from '../serve-routes';
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
  readonly lines: RunningApi['lines'];
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
  const accounts = openTestAccounts(database, clock);
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
  const changes: Partial<ApiServices> = {
    origins: { applicationsOf: accounts.applicationsOfOrigin },
    pageSecurity: pageSecurity(pages),
    maxBodyBytes: 100_000,
    ...options.services,
  };
  const { lines, close } = await serveRoutes(routes, { accounts, clock }, changes, port);
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
      await close();
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
