import type { CheckoutStores, Headcount } from '@anz-payroll/partner-checkout';
import type { Announcements } from '@anz-payroll/kernel';
import { bindAccounts } from '../accounts';
import { bindCompanies } from '../companies';
import type { Transaction } from '../database';
import { PlanSeatTable } from '../employees';
import { bindIdempotency } from '../idempotency';
import { bindEmails } from '../mail';
import { bindClients } from './bind-clients';
import { bindOrders } from './bind-orders';
import { bindProducts } from './bind-products';
import { bindTrials } from './bind-trials';

export interface CheckoutNeighbours {
  readonly announcements: Announcements;
  readonly clock: { now(): number };
}

/** Every store of the checkout, and what it touches of accounts and companies, on one transaction. */
export function bindCheckout(tx: Transaction, { announcements, clock }: CheckoutNeighbours): CheckoutStores {
  return {
    ...bindAccounts(tx),
    ...bindCompanies(tx, { announcements }),
    products: bindProducts(tx),
    clients: bindClients(tx, clock),
    trials: bindTrials(tx),
    orders: bindOrders(tx),
    idempotency: bindIdempotency(tx, clock),
    emails: bindEmails(tx, clock),
    headcount: bindHeadcount(tx),
  };
}

function bindHeadcount(tx: Transaction): Headcount {
  return { of: async (customerId) => (await tx.repository(PlanSeatTable).findOneBy({ customerId }))?.taken ?? 0 };
}
