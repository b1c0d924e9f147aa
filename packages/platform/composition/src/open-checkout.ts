import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { Settings } from '@anz-payroll/configuration';
import type { Clock, Tracer } from '@anz-payroll/kernel';
import { nodeSecrets } from '@anz-payroll/credentials';
import { checkoutUseCases, type CheckoutUseCases } from '@anz-payroll/partner-checkout';
import {
  bindAnnouncements,
  bindCheckout,
  bindIdempotency,
  type Database,
  type Transaction,
} from '@anz-payroll/persistence-typeorm';
import { openMail, type Mail } from './open-mail';

/** The checkout of resellers, the mail that carries its emails, and the keys of requests that may be sent twice. */
export interface Checkout {
  readonly checkout: CheckoutUseCases;
  readonly mail: Mail;
  /** Deletes idempotency keys past their time, and answers how many. */
  readonly forgetOldKeys: () => Promise<number>;
}

interface CheckoutParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly accounts: AccountsUseCases;
  readonly clock: Clock;
  readonly tracer?: Tracer | undefined;
  /** Told after a commit that may have queued webhook deliveries. */
  readonly wakeDeliveries: () => void;
  readonly payslipFile: Parameters<typeof openMail>[0]['payslipFile'];
}

/** Spec 8.3 leaves open how long; a month and a day outlives every sensible retry. */
const keysKeptMs = 31 * 86_400_000;
const keysAtOnce = 500;

export function openCheckout(parts: CheckoutParts): Checkout {
  const { database, clock, wakeDeliveries } = parts;
  const mail = openMail(parts);
  const bind = (tx: Transaction) => bindCheckout(tx, { announcements: bindAnnouncements(tx, clock), clock });
  const checkout = checkoutUseCases({
    unitOfWork: database.unitOfWork(bind),
    reading: database.reading(bind),
    clock,
    secrets: nodeSecrets,
    wakeMail: () => {
      wakeDeliveries();
      mail.wake();
    },
  });
  return {
    checkout,
    mail,
    forgetOldKeys: async () => {
      const keys = database.unitOfWork((tx) => bindIdempotency(tx, clock));
      const before = clock.now() - keysKeptMs;
      for (let total = 0; ;) {
        const deleted = await keys.run((bound) => bound.forget(before, keysAtOnce));
        total += deleted;
        if (deleted < keysAtOnce) return total;
      }
    },
  };
}
