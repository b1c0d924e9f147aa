import { nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(120_000);

/** Hourly rate and hours of a day that every employee here has. */
const RATE = 40;
const DAY = 8;

describe.each(testEngines)('public holidays of New Zealand on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const hours = (value: number, more: object = {}) => ({ description: 'Work', units: 'hours', value, ...more });
  // Christmas Day of 2026 is a Friday.
  const christmas = { public_holiday_date: '2026-12-25' };

  it('work on one pays time and a half and earns an alternative holiday, which pays relevant daily pay when taken', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    const pay = await nz.paid('2026-12-24', { employee_id: id, hours: [hours(4 * DAY), hours(5, christmas)] });
    // Time and a half for five hours. @law Holidays Act 2003 s 50(1)(a)
    expect(pay.hours[1]).toMatchObject({ rate: RATE * 1.5, pay_amount: 5 * RATE * 1.5, ...christmas });
    expect(pay.gross).toBe(4 * DAY * RATE + 5 * RATE * 1.5);
    // A whole day, however few hours were worked. @law ss 56(1), 57(1)(c)
    expect(nz.hoursLeft(pay)).toMatchObject({ ALT_HOLIDAY: DAY });
    expect(pay.warnings.map(({ code }) => code)).not.toContain('nz.public-holidays/not-in-pay');
    const leave = [{ description: 'Day in lieu', leave_type: 'ALT_HOLIDAY', date: '2027-01-08', hours: DAY }];
    const taken = await nz.paid('2027-01-07', { employee_id: id, hours: [hours(4 * DAY)], leave });
    // Relevant daily pay: what the day would have paid. @law ss 9, 60(1)
    expect(taken.leave[0]).toMatchObject({ amount: DAY * RATE });
    expect(nz.hoursLeft(taken)).toMatchObject({ ALT_HOLIDAY: 0 });
    // The holiday and leave record tells both days and what was paid for them. @law s 81(2)
    const path = `/api/company/${employer.nz}/reports/payroll-detail?from=2026-12-01&to=2027-01-31&employee_id=${id}`;
    const { rows } = (await employer.call('GET', path)).body as { readonly rows: readonly Record<string, unknown>[] };
    expect(rows.filter(({ day }) => day !== null)).toMatchObject([
      { day: '2026-12-25', quantity: 5, earned: 5 * RATE * 1.5 },
      { day: '2027-01-08', quantity: DAY, earned: DAY * RATE, description: 'Day in lieu' },
    ]);
  });

  it('a higher agreed rate stands, a lower one does not', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    const shown = async (more: object) =>
      (await nz.preview('2026-12-24', { employee_id: id, hours: [hours(4, { ...christmas, ...more })] })).gross;
    // @law s 50(1): the greater of time and a half and the day's pay with its penal rates
    expect(await shown({ multiplier: '2' })).toBe(4 * RATE * 2);
    expect(await shown({ multiplier: '1.25' })).toBe(4 * RATE * 1.5);
    expect(await shown({ rate: '45' })).toBe(4 * RATE * 1.5);
  });

  it('work on one that would not be a working day pays time and a half and earns no day', async () => {
    const id = await nz.hire({ start_date: '2026-11-02', working_days: 'MON,TUE,WED' });
    const pay = await nz.paid('2026-12-24', { employee_id: id, hours: [hours(6, christmas)] });
    // @law ss 50, 56(1)(b): the alternative holiday is for a day that would otherwise be worked
    expect([pay.gross, nz.hoursLeft(pay)['ALT_HOLIDAY']]).toEqual([6 * RATE * 1.5, 0]);
  });

  it('what was agreed for the day stands against the pattern', async () => {
    const id = await nz.hire({ start_date: '2026-11-02', working_days: 'MON,TUE,WED' });
    await nz.tell(id, 'working-days', { date: '2026-12-25', is_working_day: true });
    const pay = await nz.paid('2026-12-24', { employee_id: id, hours: [hours(6, christmas)] });
    // @law s 12(3)
    expect(nz.hoursLeft(pay)).toMatchObject({ ALT_HOLIDAY: DAY });
    const off = await nz.hire({ start_date: '2026-11-02' });
    await nz.tell(off, 'working-days', { date: '2026-12-25', is_working_day: false });
    const { warnings } = await nz.preview('2026-12-24', { employee_id: off });
    expect(warnings.map(({ code }) => code)).not.toContain('nz.public-holidays/not-in-pay');
  });

  it('weeks that take turns answer for each day', async () => {
    // The first week begins on Monday 14 December: Christmas lies in the second, without its Friday.
    const roster = { working_days: 'MON,TUE,WED,THU,FRI;MON,TUE', working_days_from: '2026-12-14' };
    const id = await nz.hire({ start_date: '2026-11-02', ...roster });
    const { warnings } = await nz.preview('2026-12-24', { employee_id: id });
    expect(warnings.filter(({ code }) => code.startsWith('nz.public-holidays/'))).toEqual([]);
  });

  it('a day that is not worked and would be pays relevant daily pay', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    const row = { description: 'Christmas', leave_type: 'PAID_PUBLIC_HOLIDAY', date: '2026-12-25', hours: DAY };
    const pay = await nz.paid('2026-12-24', { employee_id: id, hours: [hours(4 * DAY)], leave: [row] });
    // @law s 49
    expect([pay.leave[0]?.amount, pay.gross]).toEqual([DAY * RATE, 5 * DAY * RATE]);
    expect(nz.hoursLeft(pay)).toMatchObject({ ALT_HOLIDAY: 0, ANNUAL_HOLIDAYS: 0 });
    const part = await nz.hire({ start_date: '2026-11-02', working_days: 'MON,TUE,WED' });
    const paid = await nz.preview('2026-12-24', { employee_id: part, hours: [hours(3 * DAY)], leave: [row] });
    expect(nz.codes(paid)).toContain('nz.public-holidays/not-a-working-day');
  });

  it('is not asked for in one pay where another of the period has it', async () => {
    const holiday = { description: 'Christmas Day', leave_type: 'PAID_PUBLIC_HOLIDAY', date: '2026-12-25', hours: DAY };
    const missing = 'nz.public-holidays/not-in-pay';
    const half = (employee_id: number, pay_department: string, more: object) => ({
      employee_id,
      pay_department,
      hours: [hours(2 * DAY)],
      ...more,
    });
    // The holiday in the second pay of a request, off or worked, and in a pay that is processed already. @law ss 49, 50
    for (const more of [{ leave: [holiday] }, { hours: [hours(DAY), hours(DAY, christmas)] }]) {
      const id = await nz.hire({ start_date: '2026-11-02' });
      const { body } = await employer.pay(
        'nz',
        [half(id, 'Bar', {}), half(id, 'Kitchen', more)],
        '?pay_date=2026-12-24',
      );
      expect(nz.paysIn(body).map((pay) => nz.codes(pay).includes(missing))).toEqual([false, false]);
      const late = await nz.paid('2026-12-24', { employee_id: id, hours: [hours(2)] });
      expect(nz.codes(late)).not.toContain(missing);
    }
    const none = await nz.hire({ start_date: '2026-11-02' });
    await nz.paid('2026-12-24', { employee_id: none });
    expect(nz.codes(await nz.paid('2026-12-24', { employee_id: none, hours: [hours(2)] }))).toContain(missing);
  });

  it('a day that is no public holiday is refused by its name; a transferred one is one', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    const item = { employee_id: id, hours: [hours(6, { public_holiday_date: '2026-12-23' })] };
    const refused = await employer.pay('nz', [item], '?pay_date=2026-12-24');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('public_holiday_date'),
    ]);
    await nz.tell(id, 'public-holiday-transfers', { holiday_date: '2026-12-25', transferred_to: '2026-12-23' });
    // @law s 44B: the day that it was transferred to is the public holiday
    const pay = await nz.paid('2026-12-24', item);
    expect([pay.gross, nz.hoursLeft(pay)['ALT_HOLIDAY']]).toEqual([6 * RATE * 1.5, DAY]);
  });

  it('one day of work earns one alternative holiday, in however many pays its hours stand', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    await nz.paid('2026-12-24', { employee_id: id, hours: [hours(4, christmas)] });
    const second = await nz.paid('2026-12-24', { employee_id: id, hours: [hours(4, christmas)] });
    expect(nz.hoursLeft(second)).toMatchObject({ ALT_HOLIDAY: DAY });
  });

  it('the alternative holiday stays earned by another pay when the one that earned it is deleted', async () => {
    const id = await nz.hire({ start_date: '2026-11-02' });
    const first = await nz.paid('2026-12-24', { employee_id: id, hours: [hours(4, christmas)] });
    const second = await nz.paid('2026-12-24', { employee_id: id, hours: [hours(4, christmas)] });
    const remove = async (pay: number) => {
      expect((await employer.call('DELETE', `/api/company/${employer.nz}/pays/${pay}`)).status).toBe(204);
    };
    await remove(first.id);
    // @law s 56: the employee worked on the day, so the next pay brings it.
    const next = await nz.paid('2026-12-31', { employee_id: id });
    expect(nz.hoursLeft(next)).toMatchObject({ ALT_HOLIDAY: DAY });
    expect(nz.hoursLeft(await nz.paid('2027-01-07', { employee_id: id }))).toMatchObject({ ALT_HOLIDAY: DAY });
    await remove(second.id);
    await remove(next.id);
    expect(nz.hoursLeft(await nz.paid('2027-01-14', { employee_id: id }))).toMatchObject({ ALT_HOLIDAY: 0 });
  });

  it('a run that is opened pays the public holiday apart from the hours worked', async () => {
    const own = await api.employer();
    const people = nzPeople(own);
    await people.hire({ start_date: '2026-11-02' });
    const opened = await own.call('POST', `/api/company/${own.nz}/pay-runs`, {
      pay_period: 'WEEKLY',
      pay_date: '2026-12-24',
    });
    expect([opened.status, opened.status < 300 ? '' : opened.body]).toEqual([201, '']);
    const listed = await own.call('GET', `/api/company/${own.nz}/pays?from=2026-12-24&to=2026-12-24&status=pending`);
    const [pay] = people.paysIn(listed.body);
    expect(pay?.hours[0]).toMatchObject({ value: 4 * DAY });
    expect(pay?.leave[0]).toMatchObject({ leave_type: 'PAID_PUBLIC_HOLIDAY', date: '2026-12-25', amount: DAY * RATE });
    expect(pay?.gross).toBe(5 * DAY * RATE);
  });

  // Holidays Act 2003 s 40: two weeks from Saturday 19 December 2026 hold Christmas, Boxing Day (Monday) and both days of New Year.
  it('leaving pays a public holiday once that was paid before, or has a row of the final pay', async () => {
    const leaving = async (ahead: boolean, ofFinalPay: boolean) => {
      const id = await nz.hire({ start_date: '2024-07-01' });
      await nz.told(id, { as_at: '2026-12-13', annual_holidays_weeks: '2', gross_last_12_months: '80000' });
      const row = { description: 'Christmas', leave_type: 'PAID_PUBLIC_HOLIDAY', date: '2026-12-25', hours: DAY };
      const first = await nz.paid('2026-12-10', { employee_id: id, leave: ahead ? [row] : [] });
      const path = `/api/company/${employer.nz}/pays/preview?pay_date=2026-12-18`;
      const final = { employee_id: id, hours: [], leave: ofFinalPay ? [row] : [], termination: { termination_date: '2026-12-18' } }; // prettier-ignore
      const [shown] = (await employer.call('POST', path, [final])).body as readonly {
        readonly leave: readonly { readonly amount: number }[];
        readonly termination: { readonly unused_holiday_amount: number };
      }[];
      const rows = [...first.leave, ...shown!.leave].reduce((sum, { amount }) => sum + amount, 0);
      return [shown!.termination.unused_holiday_amount, rows];
    };
    const weeks = 2 * 5 * DAY * RATE;
    expect(await leaving(false, false)).toEqual([weeks + 4 * DAY * RATE, 0]);
    expect(await leaving(true, false)).toEqual([weeks + 3 * DAY * RATE, DAY * RATE]);
    expect(await leaving(false, true)).toEqual([weeks + 3 * DAY * RATE, DAY * RATE]);
  });

  it('leaving pays the public holidays that fall into the holidays left', async () => {
    const id = await nz.hire({ start_date: '2020-07-01' });
    await nz.told(id, {
      as_at: '2026-12-13',
      annual_holidays_weeks: '2',
      gross_last_12_months: String(52 * 5 * DAY * RATE),
      gross_since_anniversary: '0',
    });
    const ended = await nz.terminate(id, '2026-12-18');
    // Ten working days from Monday 21 December: Christmas, Boxing Day (kept on Monday 28 December), 1 January and
    // 2 January (kept on Monday 4 January) fall among them. @law ss 40(2), 45
    const weeks = 2 * 5 * DAY * RATE;
    expect(ended).toMatchObject({ unused_holiday_amount: weeks + 4 * DAY * RATE });
  });

  describe('the anniversary day of the province', () => {
    const companyIn = async (region: string | null) => {
      const details = { legal_name: `Company in ${region ?? 'no region'}`, ird_number: '49091850' };
      const { body } = await employer.call('PUT', '/api/company/create', { ...details, region });
      return (body as { readonly id: number }).id;
    };
    const told = async (region: string | null, payDate: string) => {
      const companyId = await companyIn(region);
      const person = nzEmployee({ start_date: '2026-11-02', pay_rate_per_hour: '40', standard_hours_per_day: '8' });
      const hired = await employer.call('PUT', `/api/company/${companyId}/employees/create`, [person]);
      const [{ employee }] = hired.body as [{ readonly employee: { readonly id: number } }];
      const path = `/api/company/${companyId}/pays/preview?pay_date=${payDate}`;
      const items = [{ employee_id: employee.id, hours: [hours(40)] }];
      const [shown] = (await employer.call('POST', path, items)).body as [
        { readonly warnings: readonly { readonly code: string; readonly message: string }[] },
      ];
      return shown.warnings.filter(({ code }) => /^(?:nz\.public-holidays|pay\/region)/.test(code));
    };

    it.each(['Auckland', 'AUK', 'Waikato', 'bay of plenty'])('is that of Auckland in %s', async (region) => {
      // The Monday nearest to 29 January: 1 February in 2027. @law Holidays Act 2003 s 44(1)(l)
      expect(await told(region, '2027-02-04')).toMatchObject([
        {
          code: 'nz.public-holidays/not-in-pay',
          message: expect.stringContaining('Auckland Anniversary Day, 2027-02-01') as string,
        },
      ]);
    });

    it('is asked for where the company has no region, or none that is known, in periods that have one', async () => {
      for (const region of [null, 'Aotearoa']) {
        const [one, ...others] = await told(region, '2027-02-04');
        expect([one?.code, others]).toEqual(['pay/region-unknown', []]);
        expect(one?.message).toContain('Auckland Anniversary Day, 2027-02-01');
        expect(await told(region, '2027-02-18')).toEqual([]);
      }
    });
  });
});
