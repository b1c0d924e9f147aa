/// <reference types="jest" />
import fc from 'fast-check';
import { civilDate } from 'payroll-core';
import type { PayItem } from '../domain/pay-command';
import type { Figures, PayRecord } from '../domain/pay-record';
import { hours, payBench, value, type OpenedPays, type PayBench } from './pay-bench';

const OPENING_MS = 120_000;

/** A whole number of hundred-millionths: a second arithmetic beside that of the service. */
function exact(text: string): bigint {
  const [whole, part = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole! + part.padEnd(8, '0').slice(0, 8));
  return text.startsWith('-') ? -units : units;
}

function sumOf(amounts: readonly string[]): bigint {
  return amounts.reduce((total, amount) => total + exact(amount), 0n);
}

/** The simple ledger: every pay that counts, added up anew each time. */
class Reference {
  readonly pays = new Map<number, PayRecord>();

  of(employeeId: number): readonly PayRecord[] {
    return [...this.pays.values()].filter((pay) => pay.employeeId === employeeId && pay.status === 'processed');
  }
}

const leaveRow = { HOLIDAY: 'Annual leave', SICK: 'Personal leave', LONG_SERVICE: 'Long service leave' } as const;

const worked = fc.integer({ min: 1, max: 4000 }).map((hundredths) => (hundredths / 100).toFixed(2));
const day = fc.constantFrom('2026-10-01', '2026-10-08', '2026-10-09', '2026-11-12', '2026-07-01');
const item = fc.record({
  worked,
  holiday: fc.option(fc.integer({ min: 1, max: 800 }).map((hundredths) => (hundredths / 100).toFixed(2))),
  bonus: fc.option(fc.integer({ min: 1, max: 90_000 }).map((cents) => (cents / 100).toFixed(2))),
  department: fc.constantFrom('Bar', 'Floor'),
});
type Drawn = Parameters<typeof itemOf>[0];

function itemOf(drawn: {
  readonly worked: string;
  readonly holiday: string | null;
  readonly bonus: string | null;
  readonly department: string;
}): PayItem {
  return {
    hours: hours(drawn.worked),
    payDepartment: drawn.department,
    leave:
      drawn.holiday === null
        ? []
        : [{ description: 'Holiday', leaveType: 'HOLIDAY', date: civilDate('2026-10-02'), hours: drawn.holiday }],
    bonuses:
      drawn.bonus === null
        ? []
        : [{ description: 'Bonus', amount: drawn.bonus, taxMethod: 'NORMAL_EARNINGS', isReturnToWork: false }],
  };
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('create' as const), who: fc.nat(1), day, item, more: fc.option(item) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rebuild' as const), which: fc.nat(), item }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('correct' as const), which: fc.nat(), item }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recreate' as const), which: fc.nat() }) },
);

/** Random sequences of pays that come, go and change agree with a ledger that only adds up. */
export function paysModel(name: string, open: () => Promise<OpenedPays>, numRuns: number): void {
  describe(`pays against a simple ledger: ${name}`, () => {
    let opened: OpenedPays;
    beforeAll(async () => {
      opened = await open();
    }, OPENING_MS);
    afterAll(() => opened.close(), OPENING_MS);

    it('agrees after every step, to the digit', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          const bench = await payBench(opened, 'AU');
          const employees = [await bench.hire(), await bench.hire({ pay_period: 'FORTNIGHTLY' })];
          const reference = new Reference();
          for (const one of steps) {
            await take(bench, reference, employees, one);
            await agree(opened, bench, reference, employees);
          }
        }),
        { numRuns },
      );
    }, 240_000);
  });
}

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(bench: PayBench, reference: Reference, employees: readonly number[], one: Step): Promise<void> {
  const where = { customerId: bench.customerId, companyId: bench.companyId };
  if (one.do === 'create') {
    const employeeId = employees[one.who]!;
    const items = [one.item, ...(one.more === null ? [] : [one.more])].map((drawn: Drawn) => ({
      employeeId,
      ...itemOf(drawn),
    }));
    for (const pay of await bench.pay(one.day, ...items)) reference.pays.set(pay.id, pay);
    return;
  }
  const known = [...reference.pays.values()].filter(({ status }) => status === 'processed');
  if (known.length === 0) return;
  const pay = known[one.which % known.length]!;
  const at = { ...where, payId: pay.id };
  if (one.do === 'delete' || one.do === 'recreate') {
    value(await bench.pays.deletePay(at));
    reference.pays.delete(pay.id);
  } else if (one.do === 'rebuild') {
    const rebuilt = value(await bench.pays.rebuildPay({ ...at, item: itemOf(one.item) }));
    reference.pays.set(pay.id, rebuilt.value);
  } else {
    const corrected = value(await bench.pays.applyCorrection({ ...at, item: itemOf(one.item) }));
    reference.pays.delete(pay.id);
    reference.pays.set(corrected.replacement.pay.id, corrected.replacement.pay);
  }
  if (one.do !== 'recreate') return;
  const again = await bench.pay(pay.payDate, {
    employeeId: pay.employeeId,
    hours: pay.result.hours.map(({ description, units, value: count }) => ({ description, units, value: count })),
    payDepartment: 'Bar',
  });
  for (const made of again) reference.pays.set(made.id, made);
}

async function agree(
  opened: OpenedPays,
  bench: PayBench,
  reference: Reference,
  employees: readonly number[],
): Promise<void> {
  const year = '2026-27';
  for (const employeeId of employees) {
    const pays = reference.of(employeeId);
    const { account, entries } = await opened.unitOfWork.run(async ({ ledger }) => ({
      account: (await ledger.accountsOf([employeeId], [year]))[0],
      entries: await ledger.entriesOf(employeeId),
    }));
    const figures: Figures = account?.years[year] ?? {};
    for (const [name, of] of [
      ['gross', (pay: PayRecord) => pay.gross],
      ['tax', (pay: PayRecord) => pay.tax],
      ['net', (pay: PayRecord) => pay.net],
      ['super', (pay: PayRecord) => pay.super],
    ] as const) {
      expect([name, exact(figures[name] ?? '0')]).toEqual([name, sumOf(pays.map(of))]);
    }
    for (const code of ['HOLIDAY', 'SICK', 'LONG_SERVICE'] as const) {
      const rows = pays.flatMap((pay) => pay.result.leaveBalanceRows).filter((row) => row.name === leaveRow[code]);
      const moved = sumOf(rows.map(({ accrued }) => accrued)) - sumOf(rows.map(({ taken }) => taken));
      expect([code, exact(account?.leave[code] ?? '0')]).toEqual([code, moved]);
    }
    // The sums can be made anew from the entries alone.
    for (const name of Object.keys(figures)) {
      expect([name, sumOf(entries.map((entry) => entry.figures[name] ?? '0'))]).toEqual([name, exact(figures[name]!)]);
    }
  }
  const where = { customerId: bench.customerId, companyId: bench.companyId };
  for (const employeeId of employees) await agreeOnEveryDay(bench, reference.of(employeeId), employeeId);
  for (const run of value(await bench.pays.listPayRuns(where))) {
    const pays = [...reference.pays.values()].filter(({ payRunId }) => payRunId === run.id);
    expect([run.id, run.payCount, exact(run.gross), exact(run.tax)]).toEqual([
      run.id,
      pays.length,
      sumOf(pays.map(({ gross }) => gross)),
      sumOf(pays.map(({ tax }) => tax)),
    ]);
  }
}

const days = [
  '2026-06-30',
  '2026-07-01',
  '2026-10-07',
  '2026-10-08',
  '2026-10-09',
  '2026-11-12',
  '2027-06-30',
] as const;

/** Every pay and every day is told the sum of the pays up to it, by pay date and then by pay, added up anew. */
async function agreeOnEveryDay(bench: PayBench, pays: readonly PayRecord[], employeeId: number): Promise<void> {
  const { customerId, companyId } = bench;
  const moved = (counted: readonly PayRecord[]): bigint => {
    const rows = counted.flatMap((pay) => pay.result.leaveBalanceRows).filter(({ name }) => name === leaveRow.HOLIDAY);
    return sumOf(rows.map(({ accrued }) => accrued)) - sumOf(rows.map(({ taken }) => taken));
  };
  const sums = (counted: readonly PayRecord[]) => ({
    gross: sumOf(counted.map(({ gross }) => gross)),
    tax: sumOf(counted.map(({ tax }) => tax)),
    net: sumOf(counted.map(({ net }) => net)),
    super: sumOf(counted.map((pay) => pay.super)),
    holiday: moved(counted),
  });
  const told = (year: Figures, holiday: string | undefined) => ({
    gross: exact(year['gross'] ?? '0'),
    tax: exact(year['tax'] ?? '0'),
    net: exact(year['net'] ?? '0'),
    super: exact(year['super'] ?? '0'),
    holiday: exact(holiday ?? '0'),
  });
  for (const { id, payDate } of pays) {
    const counted = pays.filter((one) => one.payDate < payDate || (one.payDate === payDate && one.id <= id));
    const read = value(await bench.pays.readPay({ customerId, companyId, payId: id })).value;
    const holiday = read.result.leaveBalanceRows.find(({ name }) => name === leaveRow.HOLIDAY)?.hours;
    expect([id, told(read.yearToDate ?? {}, holiday)]).toEqual([id, sums(counted)]);
  }
  for (const asAt of days) {
    const counted = pays.filter(({ payDate }) => payDate <= asAt);
    const read = value(await bench.pays.readBalances({ customerId, employeeId, asAt: civilDate(asAt) }));
    const { gross, tax, net, super: contribution } = read.year_to_date;
    const year = { gross: String(gross), tax: String(tax), net: String(net), super: String(contribution) };
    const holiday = read.leave.find(({ name }) => name === leaveRow.HOLIDAY)?.hours;
    expect([asAt, told(year, String(holiday ?? 0))]).toEqual([asAt, sums(counted)]);
  }
}
