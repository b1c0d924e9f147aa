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

    const arisenBy = async (id: number) => {
      const left: Readonly<Record<string, number>>[] = [];
      for (const payDate of ['2026-03-12', '2026-09-17', '2027-03-11']) {
        left.push(hoursLeft(await paid(payDate, { employee_id: id })));
      }
      return left;
    };
    // Ten days after six months, four weeks after a year. @law Holidays Act 2003 ss 16, 63, 72D
    const arises = [
      { ANNUAL_HOLIDAYS: 0, SICK: 0, NZ_FAMILY_VIOLENCE: 0 },
      { ANNUAL_HOLIDAYS: 0, SICK: 80, NZ_FAMILY_VIOLENCE: 80 },
      { ANNUAL_HOLIDAYS: 160, SICK: 80, NZ_FAMILY_VIOLENCE: 80 },
    ];

    it('a bonus for a year before the first pay pays no service: no leave arises, and no public holiday is asked about', async () => {
      const id = await hire({ start_date: '2023-06-05' });
      const bonus = { description: 'Year', amount: '10400', tax_method: 'NORMAL_EARNINGS', tax_as_nz_extra_pay: true };
      const first = await paid('2026-09-10', { employee_id: id });
      const query = '?pay_date=2026-09-10&period_start=2025-09-01&period_end=2026-08-31';
      const { status, body } = await employer.pay('nz', [{ employee_id: id, hours: [], bonuses: [bonus] }], query);
      expect(status).toBe(201);
      const [ofYear] = body as (Paid & Shown)[];
      const next = await paid('2026-09-17', { employee_id: id });
      for (const pay of [first, ofYear!, next]) {
        expect(hoursLeft(pay)).toMatchObject({ ANNUAL_HOLIDAYS: 0, SICK: 0, NZ_FAMILY_VIOLENCE: 0 });
      }
      expect(codes(ofYear!)).not.toContain('nz.public-holidays/not-in-pay');
    });

    it('an employee who is reinstated earns leave like one who is new, and the final pay pays it', async () => {
      const final = async (id: number) => {
        const day = { termination_date: '2027-03-19', pay_date: '2027-03-18' };
        const { status, body } = await employer.call('POST', `/api/employees/${id}/terminate`, day);
        expect([status, status === 200 ? '' : body]).toEqual([200, '']);
        return (body as { readonly total_amount: number }).total_amount;
      };
      const again = await hire({ start_date: '2023-01-09' });
      await paid('2026-02-26', { employee_id: again, termination: { termination_date: '2026-02-27' } });
      const back = await employer.call('POST', `/api/employees/${again}/reinstate`, { start_date: '2026-03-09' });
      expect(back.status).toBe(200);
      expect(await arisenBy(again)).toMatchObject(arises);
      const fresh = await hire({ start_date: '2026-03-09' });
      expect(await arisenBy(fresh)).toMatchObject(arises);
      const [ofAgain, ofFresh] = [await final(again), await final(fresh)];
      // Four weeks at ordinary weekly pay, and eight per cent of what was earned since. @law ss 24, 25
      expect([ofAgain, ofAgain >= 160 * 40]).toEqual([ofFresh, true]);
    });

    it('a start date that is put right after the first pay takes no leave away and gives none twice', async () => {
      const mistyped = await hire({ start_date: '2016-02-09' });
      await paid('2026-03-05', { employee_id: mistyped });
      const startsOn = async (start_date: string) => {
        const changes = [{ id: mistyped, start_date }];
        const changed = await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, changes);
        expect([changed.status, changed.status === 200 ? '' : changed.body]).toEqual([200, '']);
      };
      await startsOn('2026-03-02');
      expect(await arisenBy(mistyped)).toMatchObject(arises);
      await startsOn('2026-03-09');
      expect(hoursLeft(await paid('2027-03-18', { employee_id: mistyped }))).toMatchObject(arises[2]!);
    });
  });

  describe('public holidays', () => {
    it('a holiday that would be a working day and has no row is named with its amount', async () => {
      const id = await hire({ start_date: '2026-11-02' });
      // In 2026 Christmas Day is a Friday; Boxing Day, a Saturday, is kept on the Monday after. @law s 45(1)
      const shown = await preview('2026-12-24', { employee_id: id });
      const named = shown.warnings.filter(({ code }) => code === 'nz.public-holidays/not-in-pay');
      expect(named).toHaveLength(1);
      expect(named[0]?.message).toContain('Christmas Day, 2026-12-25');
      // Eight hours at 40 dollars. @law s 49
      expect(named[0]?.message).toContain(`${8 * 40}.00`);
      const row = { description: 'Christmas', leave_type: 'PAID_PUBLIC_HOLIDAY', date: '2026-12-25', hours: 8 };
      const hours = [{ description: 'Work', units: 'hours', value: 32 }];
      const withRow = await preview('2026-12-24', { employee_id: id, hours, leave: [row] });
      expect([withRow.gross, codes(withRow).includes('nz.public-holidays/not-in-pay')]).toEqual([1600, false]);
    });

    it('the anniversary day is the one of the company’s region', async () => {
      const id = await hire({ start_date: '2026-11-02' });
      const shows = async () => codes(await preview('2026-11-12', { employee_id: id }));
      expect(await shows()).not.toContain('nz.public-holidays/not-in-pay');
      const region = async (name: string | null) => {
        const changed = await employer.call('PATCH', `/api/company/${employer.nz}`, { region: name });
        expect(changed.status).toBe(200);
      };
      // Canterbury Anniversary Day (Show Day) is 13 November 2026.
      await region('Canterbury');
      expect(await shows()).toContain('nz.public-holidays/not-in-pay');
      await region(null);
    });
  });

  describe('holiday pay from its history', () => {
    const annual = (hours: number) => [
      { description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2026-11-10', hours },
    ];

    it('a week of holidays is paid at average weekly earnings where they are more than ordinary weekly pay', async () => {
      const id = await hire({ start_date: '2020-07-01' });
      // Average weekly earnings: 1/52 of gross earnings of 12 months. @law Holidays Act 2003 ss 5, 21(2)
      await told(id, { as_at: '2026-11-08', annual_holidays_weeks: '4', gross_last_12_months: '93600' });
      const shown = await preview('2026-11-12', { employee_id: id, hours: [], leave: annual(40) });
      expect(shown.gross).toBe(93600 / 52);
      expect(codes(shown)).not.toContain('nz.holidays/history-short');
      const kept = await employer.call('GET', `/api/employees/${id}/opening-balances`);
      expect(kept.body).toMatchObject({ gross_last_12_months: 93600, gross_since_anniversary: null });
    });

    it('ordinary weekly pay counts where it is more', async () => {
      const id = await hire({ start_date: '2020-07-01' });
      await told(id, { as_at: '2026-11-08', annual_holidays_weeks: '4', gross_last_12_months: '78000' });
      const shown = await preview('2026-11-12', { employee_id: id, hours: [], leave: annual(40) });
      expect([78000 / 52 < 1600, shown.gross]).toEqual([true, 1600]);
    });

    it('a day of leave of somebody without an agreed rate is paid at average daily pay', async () => {
      const id = await hire({ start_date: '2020-07-01', pay_rate_per_hour: '0' });
      // Gross earnings of 52 weeks over the days worked in them. @law Holidays Act 2003 s 9A(2)
      const balances = { as_at: '2026-11-08', gross_last_52_weeks: '62400', days_worked_last_52_weeks: '240' };
      await told(id, { ...balances, sick_leave_hours: '80' });
      const sick = [{ description: 'Sick', leave_type: 'SICK', date: '2026-11-10', hours: 8 }];
      const shown = await preview('2026-11-12', { employee_id: id, hours: [], leave: sick });
      expect(shown.gross).toBe(62400 / 240);
    });

    it('a short history is named with the weeks and the amount at stake', async () => {
      const id = await hire({ start_date: '2020-07-01' });
      await told(id, { as_at: '2026-11-08', annual_holidays_weeks: '4' });
      const { warnings } = await preview('2026-11-12', { employee_id: id, hours: [], leave: annual(40) });
      const short = warnings.find(({ code }) => code === 'nz.holidays/history-short');
      // Nothing is known of 52 weeks at an ordinary 1,600.
      expect(short?.message).toContain('52 weeks');
      expect(short?.message).toContain('$83,200.00');
    });

    it('leaving pays eight per cent of what was earned since the anniversary, brought along or paid here', async () => {
      const id = await hire({ start_date: '2026-01-05' });
      await told(id, { as_at: '2026-11-08', gross_since_anniversary: '70000' });
      await paid('2026-11-12', { employee_id: id });
      const day = { termination_date: '2026-11-20', pay_date: '2026-11-20' };
      const ended = await employer.call('POST', `/api/employees/${id}/terminate`, day);
      expect([ended.status, ended.status === 200 ? '' : ended.body]).toEqual([200, '']);
      // @law Holidays Act 2003 s 23(2)
      expect(ended.body).toMatchObject({ non_etp_amount: (70000 + 1600) * 0.08 });
    });
  });
});

interface Paid {
  readonly id: number;
  readonly gross: number;
  readonly leave_balance_rows: readonly { readonly leave_type: string; readonly hours: number }[];
}
