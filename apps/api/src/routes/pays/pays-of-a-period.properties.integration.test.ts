import fc from 'fast-check';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(300_000);

const RUNS = Number(process.env['PERIOD_PROPERTY_RUNS'] ?? 4);
const WEEK = '2026-11-12';

interface Sums {
  readonly gross: number;
  readonly tax: number;
  readonly super: number;
  readonly leave: number;
  readonly year: number;
}

const cents = (amount: number) => Math.round(amount * 100);

/**
 * However the work of a week is cut into pays and in whichever order they are entered, the employee gets the same. Tax of a period is
 * shared to the cent (decision 0531): the parts add up to the tax of the whole, so only super, which is rounded pay by pay, may differ, by half
 * a cent a pay. Leave accrues with the hours.
 */
describe.each(testEngines)('the pays of a period over HTTP on $engine', (engine) => {
  let scene: AustralianScene;
  beforeAll(async () => {
    scene = await australianScene(engine);
  }, 120_000);
  afterAll(() => scene.close(), 60_000);

  const row = (hours: number) => ({ description: 'Ordinary', units: 'hours', value: String(hours) });
  const sumsOf = async (employeeId: number, pays: readonly PayAnswer[]): Promise<Sums> => {
    for (const { net } of pays) expect(net).toBeGreaterThanOrEqual(0);
    const total = (figure: 'gross' | 'tax' | 'super') => pays.reduce((all, pay) => all + cents(pay[figure]), 0);
    const told = await scene.employer.call('GET', `/api/employees/${employeeId}/balances?as_at=${WEEK}`);
    const { leave, year_to_date } = told.body as {
      leave: readonly { leave_type: string; hours: number }[];
      year_to_date: Readonly<Record<string, number>>;
    };
    return {
      gross: total('gross'),
      tax: total('tax'),
      super: total('super'),
      leave: leave.reduce((all, one) => all + one.hours, 0),
      year: cents(year_to_date['gross'] ?? 0),
    };
  };

  test('permuting, splitting and merging the pays of a week conserves gross, tax, super, leave and year to date', async () => {
    const week = fc.record({
      rate: fc.integer({ min: 26, max: 90 }),
      hours: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 4 }),
      loan: fc.boolean(),
      order: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(week, async ({ rate, hours, loan, order }) => {
        const fields = { pay_rate_per_hour: String(rate), has_stsl_liability: loan };
        const hire = () => scene.hire(fields);
        const [merged, split, apart] = [await hire(), await hire(), await hire()];
        const cut = order ? [...hours].reverse() : hours;
        const whole = await scene.pays([{ employee_id: merged, hours: hours.map(row) }], WEEK);
        const parts = await scene.pays(
          cut.map((one) => ({ employee_id: split, hours: [row(one)] })),
          WEEK,
        );
        const single: PayAnswer[] = [];
        for (const one of cut) single.push(...(await scene.pays([{ employee_id: apart, hours: [row(one)] }], WEEK)));
        const expected = await sumsOf(merged, whole);
        for (const sums of [await sumsOf(split, parts), await sumsOf(apart, single)]) {
          expect([sums.gross, sums.tax, sums.year]).toEqual([expected.gross, expected.tax, expected.year]);
          expect(Math.abs(sums.super - expected.super)).toBeLessThanOrEqual(hours.length / 2);
          expect(Math.abs(sums.leave - expected.leave)).toBeLessThan(0.0001);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
