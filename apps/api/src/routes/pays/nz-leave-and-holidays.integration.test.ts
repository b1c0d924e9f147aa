import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Shown {
  readonly gross: number;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

describe.each(testEngines)('New Zealand leave and holiday pay on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const week = [{ description: 'Work', units: 'hours', value: 40 }];
  const inNz = { standard_hours_per_day: '8', standard_days_per_week: 5, pay_rate_per_hour: '40' };
  const hire = (changes: Readonly<Record<string, unknown>>) => employer.hire('nz', { ...inNz, ...changes });
  const paid = async (payDate: string, item: Readonly<Record<string, unknown>>) => {
    const { status, body } = await employer.pay('nz', [{ hours: week, ...item }], `?pay_date=${payDate}`);
    expect([status, status === 201 ? '' : body]).toEqual([201, '']);
    return (body as Paid[])[0]!;
  };
  const preview = async (payDate: string, item: Readonly<Record<string, unknown>>): Promise<Shown> => {
    const path = `/api/company/${employer.nz}/pays/preview?pay_date=${payDate}`;
    const { status, body } = await employer.call('POST', path, [{ hours: week, ...item }]);
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return (body as Shown[])[0]!;
  };
  const codes = ({ warnings }: Shown) => warnings.map(({ code }) => code);
  const hoursLeft = ({ leave_balance_rows: rows }: Paid) =>
    Object.fromEntries(rows.map(({ leave_type: type, hours }) => [type, hours]));
  const told = async (id: number, balances: Readonly<Record<string, unknown>>) => {
    const set = await employer.call('PUT', `/api/employees/${id}/opening-balances`, balances);
    expect([set.status, set.status === 200 ? '' : set.body]).toEqual([200, '']);
  };

  describe('entitlements', () => {
    it('service before the first pay gives no leave by itself, and a warning says so', async () => {
      const id = await hire({ start_date: '2020-11-25' });
      expect(codes(await preview('2026-11-12', { employee_id: id }))).toContain('nz.leave/no-opening-balance');
      const first = await paid('2026-11-12', { employee_id: id });
      expect(hoursLeft(first)).toMatchObject({ ANNUAL_HOLIDAYS: 0, SICK: 0, NZ_FAMILY_VIOLENCE: 0 });
      const explained = await employer.call('GET', `/api/company/${employer.nz}/pays/${first.id}/explanation`);
      expect(codes(explained.body as Shown)).toContain('nz.leave/no-opening-balance');
      // 25 November 2026 is the sixth anniversary: four weeks of 40 hours. @law Holidays Act 2003 s 16(1)
      const sixth = await paid('2026-11-26', { employee_id: id });
      expect(hoursLeft(sixth)).toMatchObject({ ANNUAL_HOLIDAYS: 4 * 40, SICK: 0 });
      expect(codes(await preview('2026-12-03', { employee_id: id }))).not.toContain('nz.leave/no-opening-balance');
    });

    it('opening balances say what is left of earlier service, before or after the first pay', async () => {
      const [before, after] = [await hire({ start_date: '2020-11-25' }), await hire({ start_date: '2020-11-25' })];
      const opening = { as_at: '2026-11-08', annual_holidays_weeks: '2', sick_leave_hours: '40' };
      await told(before, opening);
      expect(codes(await preview('2026-11-12', { employee_id: before }))).not.toContain('nz.leave/no-opening-balance');
      await paid('2026-11-12', { employee_id: before });
      await paid('2026-11-12', { employee_id: after });
      await told(after, opening);
      for (const id of [before, after]) {
        const pay = await paid('2026-11-26', { employee_id: id });
        expect(hoursLeft(pay)).toMatchObject({ ANNUAL_HOLIDAYS: 2 * 40 + 4 * 40, SICK: 40 });
      }
    });
  });
});

interface Paid {
  readonly id: number;
  readonly gross: number;
  readonly leave_balance_rows: readonly { readonly leave_type: string; readonly hours: number }[];
}
