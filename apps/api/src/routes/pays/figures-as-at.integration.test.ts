import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface Payslip {
  readonly year_to_date: { readonly gross: number; readonly tax: number; readonly net: number };
  readonly leave_balances: readonly { readonly name: string; readonly hours: number }[];
}
interface PayAnswer {
  readonly id: number;
  readonly tax: number;
  readonly net: number;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  readonly leave_balance_rows: readonly { readonly name: string; readonly hours: number }[];
}

/** A pay of exactly this amount: one hour at the rate. */
const hour = (rate: string) => ({ description: 'Ordinary time', units: 'hours', value: 1, rate });

/** Figures are told as at the pay date, ordered by pay date and then by entry, whatever the order of entry. */
describe.each(testEngines)('figures as at a pay date on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const company = () => `/api/company/${employer.au}`;
  const payOn = async (employeeId: number, day: string, rows: readonly object[]): Promise<PayAnswer> => {
    const made = await employer.pay('au', [{ employee_id: employeeId, hours: rows }], `?pay_date=${day}`);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return (made.body as PayAnswer[])[0]!;
  };
  const payslip = async (payId: number): Promise<Payslip> => {
    const reply = await employer.call('GET', `${company()}/pays/${payId}/payslip`, undefined, {
      Accept: 'application/json',
    });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    return reply.body as Payslip;
  };
  const read = async (payId: number) => (await employer.call('GET', `${company()}/pays/${payId}`)).body as PayAnswer;
  const holiday = ({ leave_balance_rows: rows }: PayAnswer) =>
    rows.find(({ name }) => /Annual|Holiday/.test(name))?.hours;
  const show = { payslip_show_ytd: true, payslip_show_holiday_leave_balance: true };

  test('ten pays with the November one entered first come to the sum of all ten', async () => {
    const employee = await employer.hire('au', show);
    const days = ['07-05', '07-12', '07-19', '07-26', '08-02', '08-09', '08-16', '08-23', '08-30'];
    const november = await payOn(employee, '2026-11-15', [hour('2926')]);
    const earlier: PayAnswer[] = [];
    for (const day of days) earlier.push(await payOn(employee, `2026-${day}`, [hour('2926')]));
    expect((await payslip(november.id)).year_to_date.gross).toBe(29_260);
    // The payslip of the third of them counts three pays, and November not at all.
    expect((await payslip(earlier[2]!.id)).year_to_date.gross).toBe(8778);
  });

  test('a pay that was deleted counts in no later one', async () => {
    const employee = await employer.hire('au', show);
    const [first, , last] = [
      await payOn(employee, '2026-07-05', [hour('1360')]),
      await payOn(employee, '2026-07-12', [hour('1360')]),
      await payOn(employee, '2026-07-19', [hour('1360')]),
    ];
    expect((await payslip(last.id)).year_to_date.gross).toBe(4080);
    expect((await employer.call('DELETE', `${company()}/pays/${first.id}`)).status).toBeLessThan(300);
    const told = (await payslip(last.id)).year_to_date;
    expect(told).toMatchObject({ gross: 2720, tax: 2 * last.tax });
  });

  test('leave is told as at the pay date: accrued by the pays up to it, less what they took', async () => {
    const employee = await employer.hire('au', { ...show, accrue_leave_on_hours_worked: true });
    const worked = [{ description: 'Ordinary time', units: 'hours', value: 38 }];
    const later = await payOn(employee, '2026-08-09', worked);
    const one = holiday(later)!;
    expect(one).toBeGreaterThan(0);
    const earlier = await payOn(employee, '2026-08-02', worked);
    // The answer that creates it says so too, and names the payslip that now differs.
    expect(holiday(earlier)).toBe(one);
    expect(earlier.warnings.find(({ code }) => code === 'pay/later-payslips-differ')?.message).toContain(
      `change with this pay: ${later.id}.`,
    );
    expect(later.warnings.map(({ code }) => code)).not.toContain('pay/later-payslips-differ');
    expect(holiday(await read(earlier.id))).toBe(one);
    expect(holiday(await read(later.id))).toBeCloseTo(2 * one, 8);
    const listed = (await employer.call('GET', `${company()}/pays?employee_id=${employee}`)).body as PayAnswer[];
    expect(listed.map(holiday)).toEqual([one, holiday(await read(later.id))]);
    expect((await payslip(earlier.id)).leave_balances[0]?.hours).toBe(one);
  });

  // Fair Work Act 2009 (Cth) s 86: a casual has no annual leave. 38 hours at 0.076923 are 2.923074.
  test('whoever was casual and is full-time from now on accrues annual leave with the next pay', async () => {
    const employee = await employer.hire('au', {
      ...{ ...show, employment_status: 'Casual', accrue_leave_on_hours_worked: true },
    });
    const worked = [{ description: 'Ordinary time', units: 'hours', value: 38 }];
    expect(holiday(await payOn(employee, '2026-08-02', worked)) ?? 0).toBe(0);
    const changes = [{ id: employee, employment_status: 'Full-time' }];
    expect((await employer.call('PATCH', `${company()}/employees/update`, changes)).status).toBe(200);
    expect(holiday(await payOn(employee, '2026-08-09', worked))).toBe(2.923074);
  });

  test('pays of one day are ordered by entry', async () => {
    const employee = await employer.hire('au', show);
    const first = await payOn(employee, '2026-07-05', [hour('100')]);
    const second = await payOn(employee, '2026-07-05', [hour('10')]);
    expect((await payslip(first.id)).year_to_date.gross).toBe(100);
    expect((await payslip(second.id)).year_to_date.gross).toBe(110);
  });

  test('opening figures count in every sum; a net that was not told is gross less tax and deductions', async () => {
    const employee = await employer.hire('au', show);
    const set = await employer.call('PUT', `/api/employees/${employee}/opening-balances`, {
      ...{ as_at: '2026-07-31', gross: 5000, tax: 900, deductions: 100 },
    });
    expect(set.status).toBe(200);
    const pay = await payOn(employee, '2026-08-09', [hour('1000')]);
    expect((await payslip(pay.id)).year_to_date).toMatchObject({
      ...{ gross: 6000, tax: 900 + pay.tax, net: 4000 + pay.net },
    });
  });

  test('opening balances count from their day on, and a pay before it tells that they cover it', async () => {
    const employee = await employer.hire('au', show);
    const opening = { as_at: '2026-08-31', gross: 5000, tax: 900, holiday_leave_hours: 40 };
    const set = await employer.call('PUT', `/api/employees/${employee}/opening-balances`, opening);
    expect([set.status, set.body]).toEqual([200, set.body]);
    const balancesOn = async (day: string) => {
      const { body } = await employer.call('GET', `/api/employees/${employee}/balances?as_at=${day}`);
      const {
        leave,
        year_to_date,
        opening: told,
      } = body as {
        readonly leave: readonly { readonly leave_type: string; readonly hours: number }[];
        readonly year_to_date: { readonly gross: number };
        readonly opening: { readonly as_at: string | null; readonly gross: number };
      };
      return [
        leave.find(({ leave_type }) => leave_type === 'HOLIDAY')?.hours,
        year_to_date.gross,
        told.as_at,
        told.gross,
      ];
    };
    expect(await balancesOn('2026-08-30')).toEqual([0, 0, null, 0]);
    expect(await balancesOn('2026-08-31')).toEqual([40, 5000, '2026-08-31', 5000]);
    const august = await payOn(employee, '2026-08-09', [hour('1000')]);
    expect(august.warnings.map(({ code }) => code)).toContain('pay/covered-by-opening-balances');
    expect((await payslip(august.id)).year_to_date.gross).toBe(1000);
    const september = await payOn(employee, '2026-09-06', [hour('1000')]);
    expect(september.warnings.map(({ code }) => code)).not.toContain('pay/covered-by-opening-balances');
    expect((await payslip(september.id)).year_to_date.gross).toBe(7000);
  });

  test('figures of one financial year end with it', async () => {
    const employee = await employer.hire('au', show);
    const july = await payOn(employee, '2026-07-01', [hour('500')]);
    const june = await payOn(employee, '2026-06-30', [hour('700')]);
    expect((await payslip(june.id)).year_to_date.gross).toBe(700);
    expect((await payslip(july.id)).year_to_date.gross).toBe(500);
  });
});
