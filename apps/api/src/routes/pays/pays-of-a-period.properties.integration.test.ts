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

/** The cents of an amount such as `$1,176.00` in a message. */
const dollarsIn = (where: RegExp, message: string) => cents(Number(where.exec(message)![1]!.replaceAll(/[$,]/g, '')));

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

  /** Rows of a week beside its hours, each in whichever pay it falls. */
  interface Rows {
    readonly bonuses: readonly object[];
    readonly leave: readonly object[];
    readonly allowances: readonly object[];
    readonly pay_sacrifices: readonly object[];
  }

  const untaxedIn = (pay: object): number =>
    (pay as { allowances: readonly { amount: string; is_taxable: boolean }[] }).allowances
      .filter((one) => !one.is_taxable)
      .reduce((total, { amount }) => total + cents(Number(amount)), 0);

  const optional = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 1 });
  const rows: fc.Arbitrary<Rows> = fc.record({
    bonuses: optional(
      fc.record({
        description: fc.constant('Bonus'),
        amount: fc.integer({ min: 50, max: 5000 }).map(String),
        tax_method: fc.constantFrom('METHOD_A_WHOLE_YEAR', 'NORMAL_EARNINGS', 'SPREAD_OVER_FINANCIAL_YEAR'),
      }),
    ),
    leave: optional(
      fc.record({
        description: fc.constant('Leave'),
        leave_type: fc.constantFrom('HOLIDAY', 'SICK', 'COMPASSIONATE'),
        date: fc.constant('2026-11-10'),
        hours: fc.integer({ min: 1, max: 15 }).map(String),
      }),
    ),
    allowances: optional(
      fc.record({
        description: fc.constant('Allowance'),
        amount: fc.integer({ min: 1, max: 300 }).map(String),
        allowance_category: fc.constantFrom('KN', 'RD'),
        is_taxable: fc.boolean(),
        is_included_in_super_calculations: fc.boolean(),
      }),
    ),
    // A sacrifice stays with a pay that earns it: what a pay does not earn cannot be given up in it.
    pay_sacrifices: optional(
      fc.record({
        description: fc.constant('Sacrifice'),
        amount: fc.integer({ min: 1, max: 26 }).map(String),
        is_super: fc.boolean(),
      }),
    ),
  });
  const mixedWeek = fc.record({
    rate: fc.integer({ min: 26, max: 90 }),
    hours: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 4 }),
    rows,
    /** In which pay each kind of row falls, and whether pays are of departments. */
    places: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    departments: fc.boolean(),
    fields: fc.constantFrom(
      {},
      { has_stsl_liability: true },
      { has_claimed_tax_free_threshold: false },
      { tax_file_number: '000000000' },
      { extra_withholding_amount: '20' },
    ),
    order: fc.boolean(),
  });

  test('bonuses, leave, allowances, salary sacrifices and departments do not change what a week comes to', async () => {
    await fc.assert(
      fc.asyncProperty(mixedWeek, async ({ rate, hours, rows: beside, places, departments, fields, order }) => {
        const hire = () => scene.hire({ pay_rate_per_hour: String(rate), ...fields });
        const [merged, split, apart] = [await hire(), await hire(), await hire()];
        const all = { hours: hours.map(row), ...beside };
        const kinds = Object.keys(beside) as (keyof Rows)[];
        const cut = hours.map((one, place) => ({
          hours: [row(one)],
          ...Object.fromEntries(
            kinds.map((kind, i) => [kind, places[i]! % hours.length === place ? beside[kind] : []] as const),
          ),
          ...(departments ? { pay_department: `Department ${place}` } : {}),
        }));
        const inOrder = order ? [...cut].reverse() : cut;
        const whole = await scene.pays([{ employee_id: merged, ...all }], WEEK);
        const parts = await scene.pays(
          inOrder.map((one) => ({ employee_id: split, ...one })),
          WEEK,
        );
        const single: PayAnswer[] = [];
        for (const one of inOrder) single.push(...(await scene.pays([{ employee_id: apart, ...one }], WEEK)));
        const expected = await sumsOf(merged, whole);
        const together = await sumsOf(split, parts);
        const oneByOne = await sumsOf(apart, single);
        for (const sums of [together, oneByOne]) {
          expect([sums.gross, sums.year]).toEqual([expected.gross, expected.year]);
          expect(Math.abs(sums.super - expected.super)).toBeLessThanOrEqual(hours.length / 2);
          expect(Math.abs(sums.leave - expected.leave)).toBeLessThan(0.0001);
        }
        expect(together.tax).toBe(expected.tax);
        // Pays that are processed stay: what they withheld beyond the tax of the week is told on the last of them, to the cent.
        const told = single.at(-1)!.warnings.find(({ code }) => code === 'au.pay-period/over-withheld');
        const beyond = told === undefined ? 0 : dollarsIn(/withheld (\S+) more/, told.message);
        const untold = single.at(-1)!.warnings.find(({ code }) => code === 'au.pay-period/not-withheld');
        const missing = untold === undefined ? 0 : dollarsIn(/^(\S+) of/, untold.message);
        // What is missing could be borne by no pay: the last one, which may bear it, is left without a cent.
        if (missing > 0) expect(cents(single.at(-1)!.net)).toBe(untaxedIn(inOrder.at(-1)!));
        expect(oneByOne.tax - expected.tax).toBe(beyond - missing);
      }),
      { numRuns: 3 * RUNS },
    );
  });
});
