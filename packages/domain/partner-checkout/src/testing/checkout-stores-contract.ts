/// <reference types="jest" />
import type { NewRecord } from '@anz-payroll/accounts';
import { draftCompany, openCompany } from '@anz-payroll/companies';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { Order } from '../domain/order';
import type { Trial } from '../domain/trial';
import type { CheckoutStores } from '../ports';

export interface OpenedCheckoutStores {
  readonly unitOfWork: UnitOfWork<CheckoutStores>;
  close(): Promise<void>;
}

const trial = (change: Partial<Trial> = {}): NewRecord<Trial> => ({
  resellerId: 1,
  customerId: 10,
  companyId: 100,
  subscriptionId: 1000,
  startsAt: 0,
  endsAt: 500,
  convertedOrderId: null,
  cancelledAt: null,
  cancelReason: null,
  closedAt: null,
  createdAt: 0,
  ...change,
});

const order = (change: Partial<Order> = {}): NewRecord<Order> => ({
  kind: 'order',
  productId: 5,
  resellerId: 1,
  customerId: 10,
  companyId: 100,
  subscriptionId: 1000,
  currency: 'NZD',
  price: '550.10',
  credit: '0.00',
  taxRate: '0.15',
  tax: '82.52',
  total: '632.62',
  freeTrialMonthApplied: true,
  months: 13,
  startsAt: 0,
  endsAt: 500,
  warnings: ['A “quoted” warning'],
  convertedTrialId: null,
  replacedByOrderId: null,
  billingAddress: { city: 'Ōtaki' },
  cancelledAt: null,
  cancelReason: null,
  closedAt: null,
  createdAt: 0,
  ...change,
});

/** What every set of stores of the checkout promises. */
export function checkoutStoresContract(name: string, open: () => Promise<OpenedCheckoutStores>): void {
  describe(`the stores of the checkout: ${name}`, () => {
    let opened: OpenedCheckoutStores;
    beforeEach(async () => {
      opened = await open();
    }, 120_000);
    afterEach(() => opened.close(), 120_000);
    const run = <T>(work: (stores: CheckoutStores) => Promise<T>) => opened.unitOfWork.run(work);

    test('products are kept as they were made', async () => {
      const fresh = {
        name: 'Small, annual',
        interval: 'ANNUAL' as const,
        prices: { AU: { price: '490.00', taxRate: '0.1' }, NZ: { price: '550.10', taxRate: '0.15' } },
        employeeCap: null,
        planId: 7,
        isRetired: false,
        createdAt: 3,
      };
      const product = await run(({ products }) => products.add(fresh));
      expect(product).toEqual({ ...fresh, id: product.id, version: 1 });
      await run(({ products }) => products.save({ ...product, isRetired: true }));
      expect(await run(({ products }) => products.all())).toEqual([{ ...product, isRetired: true, version: 2 }]);
      expect(await run(({ products }) => products.find(product.id + 1))).toBeUndefined();
    });

    test('orders keep their money digit for digit, and everything else', async () => {
      const stored = await run(({ orders }) => orders.add(order()));
      const read = await run(({ orders }) => orders.find(1, stored.id));
      const amounts = ({ price, credit, taxRate, tax, total }: Order) =>
        [price, credit, taxRate, tax, total].map(Number);
      expect(amounts(read!)).toEqual([550.1, 0, 0.15, 82.52, 632.62]);
      expect(read).toMatchObject({ warnings: ['A “quoted” warning'], billingAddress: { city: 'Ōtaki' }, months: 13 });
    });

    test('trials and orders belong to their reseller and come newest first, a page at a time', async () => {
      for (const resellerId of [1, 1, 2, 1]) {
        await run(({ trials }) => trials.add(trial({ resellerId })));
        await run(({ orders }) => orders.add(order({ resellerId })));
      }
      const page = { limit: 2, offset: 1 };
      const listed = await run(({ trials }) => trials.ofReseller(1, { ...page, now: 0 }));
      const all = await run(({ trials }) => trials.ofReseller(1, { limit: 100, offset: 0, now: 0 }));
      const ids = all.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
      expect(listed.map(({ id }) => id)).toEqual(ids.slice(1, 3));
      const placed = await run(({ orders }) => orders.ofReseller(1, { limit: 100, offset: 0 }));
      expect(placed).toHaveLength(3);
      expect((await run(({ orders }) => orders.ofReseller(1, page))).map(({ id }) => id)).toEqual(
        placed.slice(1, 3).map(({ id }) => id),
      );
      expect(await run(({ trials }) => trials.find(2, ids[0]!))).toBeUndefined();
      expect(await run(({ orders }) => orders.find(2, placed[0]!.id))).toBeUndefined();
    });

    test('the status of a trial is by the clock: it has expired at its end, not after it', async () => {
      const [running, cancelled] = await run(async ({ trials }) => [
        await trials.add(trial({ endsAt: 500 })),
        await trials.add(trial({ endsAt: 300, cancelledAt: 300 })),
      ]);
      const inStatus = async (status: 'active' | 'expired' | 'cancelled', now: number) =>
        (await run(({ trials }) => trials.ofReseller(1, { limit: 10, offset: 0, status, now }))).map(({ id }) => id);
      expect([await inStatus('active', 499), await inStatus('expired', 499)]).toEqual([[running.id], []]);
      expect([await inStatus('active', 500), await inStatus('expired', 500)]).toEqual([[], [running.id]]);
      expect(await inStatus('cancelled', 999)).toEqual([cancelled.id]);
    });

    test('what ended and was not closed is found, oldest end first, a bounded number at a time', async () => {
      await run(async ({ trials, orders }) => {
        for (const endsAt of [300, 100, 200, 900]) {
          await trials.add(trial({ endsAt }));
          await orders.add(order({ endsAt }));
        }
        await trials.add(trial({ endsAt: 50, closedAt: 50 }));
      });
      const ends = (rows: readonly { readonly endsAt: number }[]) => rows.map(({ endsAt }) => endsAt);
      expect(ends(await run(({ trials }) => trials.ended(300, 10)))).toEqual([100, 200, 300]);
      expect(ends(await run(({ orders }) => orders.ended(300, 2)))).toEqual([100, 200]);
    });

    test('clients are found by customer, and across resellers by the number of their company', async () => {
      const sign = (resellerId: number, customerId: number, body: object) =>
        run(async (stores) => {
          const draft = draftCompany({ legal_name: 'Client', ...body });
          if (!draft.ok) throw new Error(draft.error.message);
          const company = await openCompany(stores, customerId, draft.value, 1);
          const { country } = draft.value;
          return stores.clients.add({
            resellerId,
            customerId,
            companyId: company.id,
            ownerId: 3,
            country,
            createdAt: 1,
          });
        });
      const one = await sign(1, 11, { abn: '51824753556' });
      const two = await sign(2, 12, { abn: '51824753556' });
      const three = await sign(1, 13, { ird_number: '049091850' });
      const found = (abn: string | null, irdNumber: string | null) =>
        run(async ({ clients }) => (await clients.withBusinessNumber({ abn, irdNumber })).map(({ id }) => id));
      expect(await found('51824753556', null)).toEqual([one.id, two.id]);
      expect(await found(null, '049091850')).toEqual([three.id]);
      expect(await found(null, null)).toEqual([]);
      expect(await run(({ clients }) => clients.ofReseller(1, 12))).toBeUndefined();
      expect((await run(({ clients }) => clients.ofReseller(2, 12)))?.id).toBe(two.id);
      expect((await run(({ clients }) => clients.ofCustomer(13)))?.country).toBe('NZ');
    });

    test('a touched client has a new version', async () => {
      const fresh = { resellerId: 1, customerId: 11, companyId: 5, ownerId: 3, country: 'AU' as const, createdAt: 1 };
      const client = await run(({ clients }) => clients.add(fresh));
      await run(({ clients }) => clients.touch(client));
      expect(await run(({ clients }) => clients.ofCustomer(11))).toEqual({ ...client, version: client.version + 1 });
    });

    test('a unit of work that throws leaves nothing behind', async () => {
      const broken = run(async ({ trials, emails, idempotency }) => {
        await idempotency.begin({ scope: 'partner:1', key: 'k', fingerprint: 'f' });
        await trials.add(trial());
        await emails.add({ kind: 'trial-welcome', userId: 1, facts: {} });
        throw new Error('given up');
      });
      await expect(broken).rejects.toThrow('given up');
      expect(await run(({ trials }) => trials.ofReseller(1, { limit: 10, offset: 0, now: 0 }))).toEqual([]);
      const again = await run(({ idempotency }) =>
        idempotency.begin({ scope: 'partner:1', key: 'k', fingerprint: 'other' }),
      );
      expect(again.kind).toBe('fresh');
    });
  });
}
