import type { StpYear } from '@anz-payroll/filing';
import { readDashboard } from './read-dashboard';
import type { ReportDependencies } from './report-dependencies';

/** An Australian company whose only payday was 19 June 2026. */
function dashboardOn(day: string, { reported, finalised }: StpYear) {
  const run = {
    ...{ id: 1, payDate: '2026-06-19', startDate: '2026-06-08', endDate: '2026-06-21', payPeriod: 'FORTNIGHTLY' },
    ...{ status: 'processed', payCount: 2, pendingCount: 0, tax: '0' },
  };
  const asked: unknown[] = [];
  const read: string[] = [];
  const clocked: unknown[] = [];
  const paid = [{ id: 5, payDate: '2026-06-19', stpStatus: 'submitted', employeeId: 11 }];
  const stores = {
    companies: {
      find: async () => ({ id: 7, customerId: 3, country: 'AU', details: { timezone: 'Australia/Sydney' } }),
    },
    employees: {
      // Whoever has left was reported in the year too.
      ofCompany: async (_id: number, status: string) =>
        status === 'all' ? [11, 12].map((id) => ({ id, details: {} })) : [],
    },
    pays: {
      between: async (_id: number, from: string, to: string) => {
        read.push(`${from} ${to}`);
        return paid;
      },
      paydaysChangedSince: async () => [],
    },
    worklist: { newestRuns: async () => [] },
  };
  const nothing = async () => ({ ok: true, value: [] });
  const deps = {
    reading: { run: async (work: (all: unknown) => unknown) => work(stores) },
    clock: { now: () => Date.parse(`${day}T02:00:00Z`) },
    pays: { listPayRuns: async () => ({ ok: true, value: [run] }), listPays: nothing },
    filing: {
      listLodgements: nothing,
      superContributions: async ({ pays }: { readonly pays?: unknown }) => {
        clocked.push(pays);
        return { ok: true, value: [] };
      },
      readStpYear: async (query: unknown) => {
        asked.push(query);
        return { reported, finalised };
      },
    },
  } as unknown as ReportDependencies;
  return { asked, paid, daysRead: read, clocked, read: () => readDashboard(deps)({ customerId: 3, companyId: 7 }) };
}

async function finalisationsOn(day: string, year: StpYear): Promise<readonly string[]> {
  const read = await dashboardOn(day, year).read();
  if (!read.ok) throw new Error(read.error.message);
  return read.value.due.filter(({ kind }) => kind === 'finalisation').map(({ dueOn, says }) => `${dueOn} ${says}`);
}

// Taxation Administration Act 1953 (Cth) Sch 1 s 389-20.
const asks = ['2026-07-14 Finalise Single Touch Payroll for 2025-26'];

test('a finalisation is asked for until it was made, and by its day afterwards too', async () => {
  expect(await finalisationsOn('2026-06-25', { reported: 2, finalised: 0 })).toEqual(asks);
  expect(await finalisationsOn('2026-07-20', { reported: 2, finalised: 1 })).toEqual(asks);
  expect(await finalisationsOn('2026-06-25', { reported: 2, finalised: 2 })).toEqual([]);
  expect(await finalisationsOn('2026-07-20', { reported: 2, finalised: 2 })).toEqual([]);
});

test('everybody of the year is asked about, and nobody outside the months around 14 July', async () => {
  const july = dashboardOn('2026-07-10', { reported: 0, finalised: 0 });
  await july.read();
  expect(july.asked).toEqual([{ companyId: 7, year: '2025-26', employeeIds: [11, 12] }]);
  const november = dashboardOn('2026-11-10', { reported: 0, finalised: 0 });
  await november.read();
  expect(november.asked).toEqual([]);
});

test('the pays of three months are read once, for super too', async () => {
  const july = dashboardOn('2026-07-10', { reported: 2, finalised: 2 });
  await july.read();
  expect(july.daysRead).toEqual(['2026-04-09 2026-07-10']);
  expect(july.clocked).toEqual([july.paid]);
});
