import { readCsv } from '@anz-payroll/kernel';
import { civilDate } from 'payroll-core';
import { rulesInForce } from 'payroll-core/rules';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Figures {
  readonly net: number;
  readonly tax: number;
  readonly super: number;
  readonly cost: number;
}
interface ImpactAnswer {
  readonly touched: readonly {
    readonly employee_id: number;
    readonly change: Figures;
    readonly note: string;
    readonly rules: readonly { readonly instrument: string }[];
  }[];
  readonly untouched: number;
  readonly change: Figures;
  readonly change_a_year: Figures;
  readonly rules: readonly { readonly instrument: string }[];
}

const worked = (value: number, rate: number) => [{ description: 'Ordinary time', units: 'hours', value, rate }];

describe.each(testEngines)('the impact of a change, on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let people: readonly number[] = [];
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    const scale2 = { has_claimed_tax_free_threshold: true, has_stsl_liability: false };
    people = await employer.hireAll('au', [
      { ...scale2, last_name: 'Adams', number: '1' },
      { ...scale2, last_name: 'Brown', number: '2', pay_period: 'FORTNIGHTLY' },
    ]);
    const made = await employer.pay(
      'au',
      [
        { employee_id: people[0], hours: worked(40, 25) },
        { employee_id: people[1], hours: worked(80, 25) },
      ],
      '?pay_date=2026-11-12',
    );
    expect(made.status).toBe(201);
  });
  afterAll(() => api.close());

  const ask = (body: object, headers: Record<string, string> = {}) =>
    employer.call('POST', `/api/company/${employer.au}/impact`, body, headers);
  const impact = async (body: object): Promise<ImpactAnswer> => {
    const answer = await ask(body);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return answer.body as ImpactAnswer;
  };

  test('July 2026 against June 2026: both gain what the two tables say', async () => {
    const found = await impact({ law: { from: '2026-06-30', to: '2026-07-01' } });
    // Schedule 1, scale 2 from 865: b was 180.0385 in the edition of July 2024 and is 185.1935 in that of July 2026.
    const was = 0.3227 * 1000.99 - 180.0385;
    const is = 0.3227 * 1000.99 - 185.1935;
    const weekly = Math.round(is) - Math.round(was);
    expect(found.touched.map(({ employee_id, change }) => [employee_id, change.tax])).toEqual([
      [people[0], weekly],
      [people[1], 2 * weekly],
    ]);
    expect(found.change.net).toBe(-3 * weekly);
    expect(found.change_a_year.net).toBe(-52 * weekly - 26 * 2 * weekly);
    expect(found.rules.map(({ instrument }) => instrument)).toContain('au.payg-schedule-1');
    expect(found.touched[0]?.note).toContain('From 1 July 2026: the law changes (PAYG schedule 1');
  });

  test('a rise of three per cent, and CSV with a row for each person', async () => {
    const body = { rise: { percentage: '0.03' } };
    const found = await impact(body);
    // 1,030 bears 148 by 0.3227 × 1,030.99 − 185.1935 = 147.51; 1,000 bears 138. Super is 12 % of 30.
    expect(found.touched[0]?.change).toMatchObject({ gross: 30, tax: 10, net: 20, super: 3.6, cost: 33.6 });
    const csv = await ask(body, { Accept: 'text/csv' });
    expect(readCsv(String(csv.body))).toHaveLength(3);
    expect((await impact({ ...body, employee_ids: [people[1]] })).touched).toHaveLength(1);
    const stranger = await ask({ ...body, employee_ids: [people[1], 999_999] });
    expect([stranger.status, JSON.stringify(stranger.body)]).toEqual([
      400,
      expect.stringContaining('these are not: 999999.'),
    ]);
  });

  test('a draft: super of 13 per cent costs 1,000 a week another 10', async () => {
    const inForce = rulesInForce(civilDate('2026-11-12'), 'AU');
    const editions = inForce.ok ? inForce.value.inForce : [];
    const values = editions.find(({ instrument }) => instrument === 'au.super-guarantee')?.values as object;
    const draft = {
      instrument: 'au.super-guarantee',
      effectiveFrom: '2027-07-01',
      values: { ...values, rate: '0.13' },
    };
    const law = { from: '2026-11-12', to: '2026-11-12', drafts: [draft] };
    const found = await impact({ law });
    expect(found.touched.map(({ change }) => [change.net, change.super, change.cost])).toEqual([
      [0, 10, 10],
      [0, 20, 20],
    ]);
    const wrong = await ask({ law: { ...law, drafts: [{ ...draft, instrument: 'au.horoscope' }] } });
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([422, expect.stringContaining('au.horoscope')]);
    for (const drafts of [true, 7, 'au.super-guarantee', draft, Array.from({ length: 21 }, () => draft)]) {
      const answer = await ask({ law: { ...law, drafts } });
      expect([answer.status, answer.body]).toEqual([
        422,
        expect.objectContaining({ data: [expect.objectContaining({ path: 'body.law.drafts' })] }),
      ]);
    }
  });

  test('a rise in New Zealand: the note speaks of KiwiSaver, not of super', async () => {
    const [id] = await employer.hireAll('nz', [{ last_name: 'Ngata', number: '9', kiwisaver_status_code: 'AK' }]);
    const paid = await employer.pay('nz', [{ employee_id: id, hours: worked(40, 30) }], '?pay_date=2026-11-12');
    expect(paid.status).toBe(201);
    const answer = await employer.call('POST', `/api/company/${employer.nz}/impact`, { rise: { percentage: '0.03' } });
    const { touched } = answer.body as ImpactAnswer;
    expect(touched.map(({ note }) => note)).toEqual([expect.stringContaining('Into KiwiSaver: $')]);
    expect(touched[0]?.note).not.toContain('super');
  });

  test('what cannot be asked is refused', async () => {
    expect((await ask({})).status).toBe(422);
    expect((await ask({ rise: {} })).status).toBe(422);
    const far = await ask({ law: { from: '2026-07-01', to: '2040-01-01' } });
    expect(far.status).toBe(200);
    expect((far.body as { readonly not_worked_out: readonly unknown[] }).not_worked_out).toHaveLength(2);
  });
});
