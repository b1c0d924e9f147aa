import { setTimeout } from 'node:timers/promises';
import { accountsUseCases, type AccountsUseCases } from '@anz-payroll/accounts';
import {
  argon2Passwords,
  nodeOneTimeCodes,
  nodePasskeys,
  nodeSecrets,
  nodeTokenSigner,
  openidProviders,
} from '@anz-payroll/credentials';
import type { Clock } from '@anz-payroll/kernel';
import { bindAccounts, type Database } from '@anz-payroll/persistence-typeorm';
import { guardedFetch, type TargetPolicy } from '@anz-payroll/webhook-sending';
import type { OnceScope } from './once-scope';

interface AccountsParts {
  readonly database: Database;
  readonly once: OnceScope;
  readonly clock: Clock;
  /** Identity providers are asked at the addresses that webhooks may go to. */
  readonly targets: TargetPolicy;
  readonly wakeMail: () => void;
}

/** Customers, users, tokens and the audit log, with the real credentials behind their ports. */
export function openAccounts({ database, once, clock, targets, wakeMail }: AccountsParts): AccountsUseCases {
  return accountsUseCases({
    unitOfWork: once.unitOfWork(bindAccounts),
    batchedWrites: database.gathering,
    aheadWrites: database.writeAhead(bindAccounts),
    reading: database.reading(bindAccounts),
    clock,
    secrets: nodeSecrets,
    passwords: argon2Passwords(),
    signer: nodeTokenSigner,
    codes: nodeOneTimeCodes,
    providers: openidProviders({ fetch: guardedFetch(targets), allowLoopback: targets.allowPrivateTargets }),
    passkeys: nodePasskeys,
    sign: (text) => database.encryption.mac('known device', text),
    wakeMail,
    wait: (ms) => setTimeout(ms),
  });
}
