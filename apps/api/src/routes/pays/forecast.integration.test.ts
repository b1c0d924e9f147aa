import { readCsv } from '@anz-payroll/kernel';
import { addDays, civilDate, type CivilDate } from 'payroll-core';
import { calculatePay } from 'payroll-core/au';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface ForecastAnswer {
  readonly people: number;
  readonly months: readonly {
    readonly month: string;
    readonly gross: number;
    readonly tax: number;
    readonly super: number;
    readonly cost: number;
    readonly gross_low: number;
    readonly gross_high: number;
    readonly leave_liability: number;
    readonly actual: { readonly gross: number } | null;
  }[];
  readonly cash: readonly { readonly date: string; readonly kind: string; readonly amount: number }[];
  readonly notes: readonly string[];
}

describe.each(testEngines)('the forecast, on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    const [steady = 0] = await employer.hireAll('au', [
      {
        last_name: 'Steady',
        number: '1',
        pay_period: 'FORTNIGHTLY',
        pay_rate_per_hour: 25,
        standard_hours_per_day: 8,
        standard_days_per_week: 5,
        has_claimed_tax_free_threshold: true,
        has_stsl_liability: false,
      },
    ]);
    for (const date of ['2026-09-03', '2026-09-17', '2026-10-01', '2026-10-15', '2026-10-29', '2026-11-12']) {
      const hours = [{ description: 'Ordinary time', units: 'hours', value: 80, rate: 25 }];
      const made = await employer.pay('au', [{ employee_id: steady, hours }], `?pay_date=${date}`);
      expect(made.status).toBe(201);
    }
  });
  afterAll(() => api.close());

  const forecast = async (query = ''): Promise<ForecastAnswer> => {
    const { status, body } = await employer.call('GET', `/api/company/${employer.au}/forecast${query}`);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as ForecastAnswer;
  };

  test('2,000 a fortnight: paydays every two weeks, tax of the table, super seven business days later', async () => {
    const found = await forecast();
    expect(found.people).toBe(1);
    // After 12 November 2026: 26 November; then 10 and 24 December.
    const of = (month: string) => found.months.find((one) => one.month === month);
    // 1,000 a week bears 138 in the tables of July 2026, so 276 a fortnight; super is 12 %.
    expect(of('2026-11')).toMatchObject({ gross: 2000, tax: 276, super: 240, cost: 2240, gross_low: 2000 });
    expect(of('2026-12')).toMatchObject({ gross: 4000, tax: 552, super: 480, cost: 4480 });
    expect(found.months).toHaveLength(13);
    const at = (date: string, kind: string) => found.cash.find((one) => one.date === date && one.kind === kind)?.amount;
    expect(at('2026-11-26', 'payday')).toBe(1724);
    // Seven business days after Thursday 26 November: Monday 7 December.
    expect(at('2026-12-07', 'super')).toBe(240);
    // 276 × 26 is less than 25,000 a year: the December quarter is due on 28 February, a Sunday; Monday 1 March is Labour Day in
    // Western Australia, so that it is payable on Tuesday. Three paydays of it are ahead.
    expect(at('2027-03-02', 'tax')).toBe(3 * 276);
    // The quarter also holds 15 and 29 October and 12 November: 828 more is payable that day.
    expect(found.notes.join(' ')).toContain('Tax and super of past paydays that are still to be paid');
    expect(at('2027-02-28', 'tax')).toBeUndefined();
    const sum = (kind: string) =>
      found.cash.filter((one) => one.kind === kind).reduce((all, { amount }) => all + amount, 0);
    const cost = found.months.reduce((all, one) => all + one.cost, 0);
    expect(sum('payday') + sum('super') + sum('tax')).toBeCloseTo(cost, 6);
  });

  describe('past the last day for which the law is confirmed', () => {
    const says = 'the law is taken as it stands';
    const first = firstUnconfirmedPayday();
    const dayBefore = addDays(first, -1);

    test('a forecast goes on by that law, and says from when', async () => {
      const found = await forecast(`?as_at=${dayBefore}&months=2`);
      expect(found.notes.join(' ')).toContain(`From ${first} on ${says}`);
      const { gross, super: contributions } = found.months.at(-1)!;
      expect([gross % 2000, contributions / gross]).toEqual([0, 0.12]);
      expect(gross).toBeGreaterThan(0);
      expect((await forecast('?months=2')).notes.join(' ')).not.toContain(says);
    });

    test('a rise that begins later counts', async () => {
      const raised = await forecast(
        `?as_at=${addDays(first, -30)}&months=3&rise_percent=10&rise_from=${addDays(first, 1)}`,
      );
      expect(raised.months.at(-1)!.gross).toBeGreaterThan(0);
      expect(raised.months.at(-1)!.gross % 2200).toBe(0);
    });
  });

  test('from a day that is past, beside what then happened', async () => {
    const found = await forecast('?as_at=2026-10-01&months=2');
    expect(found.months.map(({ month, gross, actual }) => [month, gross, actual?.gross ?? null])).toEqual([
      ['2026-10', 4000, 4000],
      ['2026-11', 4000, 2000],
      ['2026-12', 4000, null],
    ]);
  });

  test('a rise from a day on, and CSV', async () => {
    const found = await forecast('?rise_percent=10&rise_from=2026-12-20&months=2');
    expect(found.months.map(({ gross }) => gross)).toEqual([2000, 4200, 4400]);
    const csv = await employer.call('GET', `/api/company/${employer.au}/forecast?months=2`, undefined, {
      Accept: 'text/csv',
    });
    expect(
      readCsv(String(csv.body))
        ?.slice(1, 4)
        .map(({ cells }) => Number(cells[1])),
    ).toEqual([2000, 4000, 4000]);
    const { cash } = await forecast('?months=2');
    const days = (readCsv(String(csv.body)) ?? []).map(({ cells }) => cells).filter(([day]) => day!.length === 10);
    expect(days.map(([day, , amount]) => [day, Number(amount)])).toEqual(
      cash.map(({ date, amount }) => [date, amount]),
    );
    const path = `/api/company/${employer.au}/forecast`;
    expect((await employer.call('GET', `${path}?rise_percent=10`)).status).toBe(422);
    expect((await employer.call('GET', `${path}?rise_percent=x&rise_from=2027-01-01`)).status).toBe(422);
    expect((await employer.call('GET', `${path}?months=25`)).status).toBe(422);
  });

  test('a bonus or back pay paid by itself moves no payday, and impact and review hold it for no usual pay', async () => {
    const other = await api.employer();
    const [id] = (await other.hireAll('au', [
      { pay_rate_per_hour: 40, standard_hours_per_day: 7.6, standard_days_per_week: 5 },
    ])) as [number];
    const company = `/api/company/${other.au}`;
    const club = { description: 'Club', amount: '10', classification: 'NORMAL', auto_apply_to_pay: true };
    expect((await other.call('POST', `/api/employees/${id}/deductions`, club)).status).toBe(201);
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 38 }];
    for (const day of ['2026-11-05', '2026-11-12'])
      expect((await other.pay('au', [{ employee_id: id, hours }], `?pay_date=${day}`)).status).toBe(201);
    const owed = { employee_id: id, pay_rate_per_hour: '41', from: '2026-11-01', to: '2026-11-12' };
    expect((await other.call('POST', `${company}/back-pay`, { ...owed, pay_date: '2026-11-13' })).status).toBe(201);
    const bonus = [{ description: 'Sales', amount: '300' }];
    const paid = await other.pay('au', [{ employee_id: id, bonuses: bonus, deductions: [] }], '?pay_date=2026-11-14');
    expect(paid.status).toBe(201);
    // Thursdays, as before.
    const { cash } = (await other.call('GET', `${company}/forecast?months=1`)).body as ForecastAnswer;
    const paydays = cash.filter(({ kind }) => kind === 'payday').map(({ date }) => date);
    expect(paydays.slice(0, 3)).toEqual(['2026-11-19', '2026-11-26', '2026-12-03']);
    // Ten per cent of 38 hours at 40 dollars, of 52 pays a year.
    const impact = await other.call('POST', `${company}/impact`, { rise: { percentage: '0.1' } });
    expect(impact.body).toMatchObject({ change: { gross: 152 }, change_a_year: { gross: 152 * 52 } });
    const run = await other.call('POST', `${company}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-19' });
    const { pay_run_id } = run.body as { pay_run_id: number };
    const review = await other.call('GET', `${company}/pay-runs/${pay_run_id}/differences`);
    expect(review.body).toMatchObject({ unchanged: 1, moved: [] });
  });
});

/** Fortnights from Thursday 12 November 2026; the law is data, and a year of it is added each year. */
function firstUnconfirmedPayday(): CivilDate {
  const taxDeclaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } as const;
  const employee = { payRatePerHour: '25', taxDeclaration };
  let payDate = civilDate('2026-11-12');
  while (calculatePay({ payDate, payPeriod: 'FORTNIGHTLY', employee }).ok) payDate = addDays(payDate, 14);
  return payDate;
}
