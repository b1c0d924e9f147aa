import { setTimeout } from 'node:timers/promises';
import { accountsUseCases, type AccountsUseCases } from '@anz-payroll/accounts';
import { fakeIdentityProviders } from '@anz-payroll/accounts/testing';
import {
  argon2Passwords,
  nodeOneTimeCodes,
  nodePasskeys,
  nodeSecrets,
  nodeTokenSigner,
} from '@anz-payroll/credentials';
import type { Route } from '@anz-payroll/http-kit/route';
import type { ApiServices } from '@anz-payroll/http-kit/serve';
import { runningApi, type RunningApi } from '@anz-payroll/http-kit/testing';
import type { Clock } from '@anz-payroll/kernel';
import { accountCompanyAccess, bearerAuthenticator, createOAuthServer } from '@anz-payroll/oauth';
import { bindAccounts } from '@anz-payroll/persistence-typeorm';
import type { TestDatabase } from '@anz-payroll/persistence-typeorm/testing';

/** Accounts on a database with the real credentials, and identity providers that a test answers for. */
export function openTestAccounts(database: TestDatabase, clock: Clock): AccountsUseCases {
  return accountsUseCases({
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
}

/** Serves routes to callers with tokens of these accounts. */
export function serveRoutes(
  routes: readonly Route[],
  { accounts, clock }: { readonly accounts: AccountsUseCases; readonly clock: Clock },
  changes: Partial<ApiServices> = {},
  port = 0,
): Promise<RunningApi> {
  return runningApi(
    routes,
    {
      authenticator: bearerAuthenticator(createOAuthServer(accounts)),
      companyAccess: accountCompanyAccess(accounts),
      clock,
      maxBodyBytes: 1_000_000,
      ...changes,
    },
    port,
  );
}
