import { memoryAccounts } from '@anz-payroll/accounts/testing';
import { memoryCompanies, MemoryTable, memoryUnitOfWork } from '@anz-payroll/companies/testing';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { Client } from '../domain/client';
import type { Order } from '../domain/order';
import type { Product } from '../domain/product';
import { trialStatus, type Trial } from '../domain/trial';
import type { CheckoutStores, Email, StoredAnswer } from '../ports';

interface KeyRow {
  readonly id: number;
  readonly place: string;
  readonly fingerprint: string;
  readonly answer: StoredAnswer | null;
}

export interface MemoryCheckout {
  readonly unitOfWork: UnitOfWork<CheckoutStores>;
  /** Emails in the order in which they were queued. */
  emails(): readonly Email[];
  /** How many employees of a customer count; a test says so. */
  readonly headcount: Map<number, number>;
}

type Own = Pick<CheckoutStores, 'products' | 'clients' | 'trials' | 'orders' | 'idempotency' | 'emails' | 'headcount'>;

/** Every port of this package in memory, over the fakes of accounts and companies. */
export function memoryCheckout(): MemoryCheckout {
  const accounts = memoryAccounts();
  const companies = memoryCompanies();
  const products = new MemoryTable<Product>();
  const clients = new MemoryTable<Client>();
  const trials = new MemoryTable<Trial>();
  const orders = new MemoryTable<Order>();
  const keys = new MemoryTable<KeyRow>();
  const emails = new MemoryTable<Email & { readonly id: number }>();
  const headcount = new Map<number, number>();

  const own = (company: Pick<CheckoutStores, 'companies'>): Own => ({
    products: {
      add: async (product) => products.add({ ...product, version: 1 }),
      find: async (id) => products.find(id),
      all: async () => products.all(),
      save: async (product) => save(products, product),
    },
    clients: {
      add: async (client) => clients.add({ ...client, version: 1 }),
      ofReseller: async (resellerId, customerId) =>
        clients.all().find((one) => one.resellerId === resellerId && one.customerId === customerId),
      ofCustomer: async (customerId) => clients.all().find((one) => one.customerId === customerId),
      touch: async (client) => save(clients, client),
      withBusinessNumber: async ({ abn, irdNumber }) => {
        const found: Client[] = [];
        for (const client of clients.all()) {
          const details = (await company.companies.find(client.companyId))?.details;
          const isSame =
            (abn !== null && details?.abn === abn) || (irdNumber !== null && details?.ird_number === irdNumber);
          if (isSame) found.push(client);
        }
        return found;
      },
      hold: () => Promise.resolve(),
    },
    trials: {
      add: async (trial) => trials.add({ ...trial, version: 1 }),
      find: async (resellerId, id) => ofReseller(trials, resellerId).find((one) => one.id === id),
      ofReseller: async (resellerId, { limit, offset, status, now }) =>
        ofReseller(trials, resellerId)
          .filter((one) => status === undefined || trialStatus(one, now) === status)
          .reverse()
          .slice(offset, offset + limit),
      ofCustomers: async (ids) => trials.all().filter(({ customerId }) => ids.includes(customerId)),
      save: async (trial) => save(trials, trial),
      ended: async (now, limit) => ended(trials, now, limit),
    },
    orders: {
      add: async (order) => orders.add({ ...order, version: 1 }),
      find: async (resellerId, id) => ofReseller(orders, resellerId).find((one) => one.id === id),
      ofReseller: async (resellerId, { limit, offset }) =>
        ofReseller(orders, resellerId)
          .reverse()
          .slice(offset, offset + limit),
      ofCustomers: async (ids) => orders.all().filter(({ customerId }) => ids.includes(customerId)),
      save: async (order) => save(orders, order),
      ended: async (now, limit) => ended(orders, now, limit),
    },
    idempotency: {
      begin: async ({ scope, key, fingerprint }) => {
        const place = `${scope} ${key}`;
        const known = keys.all().find((one) => one.place === place);
        if (known !== undefined && known.answer !== null) {
          return known.fingerprint === fingerprint ? { kind: 'replay', answer: known.answer } : { kind: 'conflict' };
        }
        const row = known ?? keys.add({ place, fingerprint, answer: null });
        return { kind: 'fresh', store: async (answer) => keys.put({ ...row, fingerprint, answer }) };
      },
    },
    emails: { add: async (email) => void emails.add(email) },
    headcount: { of: async (customerId) => headcount.get(customerId) ?? 0 },
  });

  const tables = memoryUnitOfWork([products, clients, trials, orders, keys, emails], null);
  return {
    headcount,
    emails: () => emails.all(),
    unitOfWork: {
      run: (work) =>
        tables.run(() =>
          accounts.unitOfWork.run((account) =>
            companies.unitOfWork.run((company) => work({ ...account, ...company, ...own(company) })),
          ),
        ),
    },
  };
}

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** Units of work run one at a time here, so a stale version is not a race but a mistake. */
function save<T extends Versioned>(table: MemoryTable<T>, record: T): void {
  if (table.find(record.id)?.version !== record.version) {
    throw new Error(`Record ${record.id} was read before its last change.`);
  }
  table.put({ ...record, version: record.version + 1 });
}

function ofReseller<T extends { readonly id: number; readonly resellerId: number }>(
  table: MemoryTable<T>,
  resellerId: number,
): T[] {
  return table.all().filter((one) => one.resellerId === resellerId);
}

function ended<T extends { readonly id: number; readonly endsAt: number; readonly closedAt: number | null }>(
  table: MemoryTable<T>,
  now: number,
  limit: number,
): readonly T[] {
  return table
    .all()
    .filter(({ endsAt, closedAt }) => closedAt === null && endsAt <= now)
    .sort((a, b) => a.endsAt - b.endsAt || a.id - b.id)
    .slice(0, limit);
}
