import { WouldAnnounce } from '@anz-payroll/composition';
import { isProblem } from '@anz-payroll/http-kit/errors';
import type { Route } from '@anz-payroll/http-kit/route';
import { secondPersonRoutes } from './second-person';

type Services = Parameters<typeof secondPersonRoutes>[1];

/** A pay that waits when it is looked at, and a route that changes it. */
function scene(isProcessedMeanwhile: boolean) {
  const asked: string[] = [];
  const services = {
    accounts: {
      reachCompany: () => Promise.resolve('reachable'),
      readReleaseRules: () => Promise.resolve({ payRuns: true, limitCents: null }),
      askRelease: ({ kind }: { readonly kind: string }) => {
        asked.push(kind);
        return Promise.resolve({ ok: false, error: { message: 'A second person must approve this first.' } });
      },
    },
    pays: { readPay: () => Promise.resolve({ ok: true, value: { value: { status: 'pending', employee: {} } } }) },
    employees: {},
    once: { wasDone: () => Promise.resolve(false) },
    releases: {
      unannounced: async (work: () => Promise<unknown>) => {
        if (isProcessedMeanwhile) throw new WouldAnnounce();
        return work();
      },
    },
  } as unknown as Services;
  const route = {
    ...{ operation: 'rebuild-pay', release: 'pay-run', summary: 'Makes a pay anew', errors: {} },
    auth: { kind: 'bearer', company: 'company_id' },
    handle: () => Promise.resolve({ status: 200, body: {} }),
  } as unknown as Route;
  const [guarded] = secondPersonRoutes([route], services);
  const principal = { customerId: 1, userId: 2, clientId: null };
  const input = { params: { company_id: 3, pay_id: 4 }, body: {}, query: {}, context: { principal, requestId: 'r' } };
  return { asked, send: () => guarded!.handle(input as unknown as Parameters<Route['handle']>[0]) };
}

describe('a pay that waits, where a second person approves pays', () => {
  test('is changed without one', async () => {
    const { send, asked } = scene(false);
    expect(await send()).toMatchObject({ status: 200 });
    expect(asked).toEqual([]);
  });

  test('is not changed without one when it was processed in between', async () => {
    const { send, asked } = scene(true);
    expect(isProblem(await send())).toBe(true);
    expect(asked).toEqual(['pay-run']);
  });
});
