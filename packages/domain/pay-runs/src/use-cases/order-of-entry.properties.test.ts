import fc from 'fast-check';
import { addDays, civilDate } from 'payroll-core';
import type { PayItem } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import { openMemoryPays } from '../testing/memory-opened';
import { hours, payBench, value, type PayBench } from '../testing/pay-bench';
import { cents } from '../testing/contract/cents';

/** Thursdays of one financial year in both countries, each in a week of its own. */
const FIRST = civilDate('2026-08-06');
const dayOf = (week: number) => addDays(FIRST, 7 * week);

interface DrawnPay {
  readonly week: number;
  readonly earned: number;
  readonly extra: 'none' | 'B1' | 'B2';
}

/** Earnings that reach the bands of Schedule 15, the maximum contribution base and the maximum of the ACC levy in a few pays. */
const pays = fc.uniqueArray(
  fc.record<DrawnPay>({
    week: fc.integer({ min: 1, max: 6 }),
    earned: fc.constantFrom(400, 2_000, 30_000, 120_000),
    extra: fc.constantFrom('none', 'none', 'B1', 'B2'),
  }),
  // Two pays of one week are one period: the second is an ordinary pay or a payment apart from it.
  { minLength: 2, maxLength: 5, selector: ({ week, extra }) => `${week} ${extra === 'none'}` },
);

const sequence = fc.record({
  country: fc.constantFrom('AU', 'NZ'),
  isWorkingHolidayMaker: fc.boolean(),
  pays,
  order: fc.infiniteStream(fc.nat()),
  changes: fc.array(fc.record({ which: fc.nat(), isCorrection: fc.boolean() }), { minLength: 1, maxLength: 4 }),
});

function itemOf(country: 'AU' | 'NZ', { week, earned, extra }: DrawnPay): PayItem {
  if (extra === 'none') return { hours: hours('1', { rate: String(earned) }) };
  if (country === 'NZ') return { bonuses: [{ description: 'Bonus', amount: '5000', taxAsNzExtraPay: true }] };
  return extra === 'B2'
    ? { bonuses: [{ description: 'Bonus', amount: '5200', taxMethod: 'METHOD_B2' }] }
    : {
        backPayments: [
          {
            ...{ description: 'Back pay', amount: '600', taxMethod: 'METHOD_B1', stpCategory: 'GROSS' },
            ...{ startDate: dayOf(0), endDate: dayOf(week - 1) },
          },
        ],
      };
}

/** What the pays of each week withhold and contribute together. */
function byWeek(made: readonly PayRecord[]): readonly string[] {
  const weeks = new Map<string, readonly [number, number]>();
  for (const { payDate, tax, super: contributed } of made) {
    const [taxed, saved] = weeks.get(payDate) ?? [0, 0];
    weeks.set(payDate, [taxed + cents(tax), saved + cents(contributed)]);
  }
  return [...weeks].map(([day, [tax, saved]]) => `${day}: tax ${tax}, super ${saved}`).sort();
}

test('pays entered in any order, and made anew with the same body, come to what they come to in the order of their dates', async () => {
  const opened = await openMemoryPays();
  const benches = { AU: await payBench(opened, 'AU'), NZ: await payBench(opened, 'NZ') };

  const remake = async (bench: PayBench, pay: PayRecord, item: PayItem, isCorrection: boolean): Promise<PayRecord> => {
    const command = { customerId: bench.customerId, companyId: bench.companyId, payId: pay.id, item };
    return isCorrection
      ? value(await bench.pays.applyCorrection(command)).replacement.pay
      : value(await bench.pays.rebuildPay(command)).value;
  };

  await fc.assert(
    fc.asyncProperty(sequence, async ({ country, isWorkingHolidayMaker, pays: drawn, order, changes }) => {
      const bench = benches[country];
      const maker = { working_holiday_tax_scale_applies: true, is_foreign_resident: true };
      const hire = () => bench.hire(country === 'AU' && isWorkingHolidayMaker ? maker : {});
      const enter = async (employeeId: number, pay: DrawnPay): Promise<PayRecord> =>
        (await bench.pay(dayOf(pay.week), { employeeId, ...itemOf(country, pay) }))[0]!;
      // The ordinary pay of a week first.
      const byDate = [...drawn].sort(
        (a, b) => a.week - b.week || Number(a.extra !== 'none') - Number(b.extra !== 'none'),
      );

      const first = await hire();
      const inOrder: PayRecord[] = [];
      for (const pay of byDate) inOrder.push(await enter(first, pay));
      const expected = byWeek(inOrder);
      for (const { which, isCorrection } of changes) {
        const i = which % inOrder.length;
        inOrder[i] = await remake(bench, inOrder[i]!, itemOf(country, byDate[i]!), isCorrection);
        expect(byWeek(inOrder)).toEqual(expected);
      }

      const second = await hire();
      const entered = new Map<DrawnPay, PayRecord>();
      const shuffled = drawn
        .map((pay) => ({ pay, rank: order.next().value as number }))
        .sort((a, b) => a.rank - b.rank);
      for (const { pay } of shuffled) entered.set(pay, await enter(second, pay));
      const anew: PayRecord[] = [];
      for (const [i, pay] of byDate.entries()) {
        anew.push(await remake(bench, entered.get(pay)!, itemOf(country, pay), i % 2 === 1));
      }
      expect(byWeek(anew)).toEqual(expected);
    }),
    { numRuns: Number(process.env['ORDER_PROPERTY_RUNS'] ?? 40), seed: 20_261_117 },
  );
}, 240_000);
