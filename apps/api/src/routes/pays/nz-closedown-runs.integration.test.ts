import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(120_000);

/** Everybody here works Monday to Friday, eight hours a day at 40 dollars. */
const DAY = 320;
const WEEK = 5 * DAY;
/** From Thursday to Friday two weeks later. */
const closedown = { start_date: '2026-12-24', end_date: '2027-01-08' };
const holidays = { christmas: '2026-12-25', boxingDay: '2026-12-28', newYear: '2027-01-01', dayAfter: '2027-01-04' };

describe.each(testEngines)('runs in a closedown of New Zealand on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const asked = async (status: number, method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await employer.call(method, `/api/company/${employer.nz}/${path}`, body);
    expect([answer.status, answer.body]).toEqual([status, answer.body]);
    return answer.body;
  };
  const week = { pay_period: 'WEEKLY', working_days: 'MON,TUE,WED,THU,FRI' };
  const hire = (changes: object) => nz.hire({ ...week, ...changes });
  /** Ordinary pay is more than average weekly earnings here, and so is what a day of holidays pays. @law Holidays Act 2003 s 21 */
  const weeksLeft = async (annual_holidays_weeks: string) => {
    const id = await hire({ start_date: '2024-07-01' });
    await nz.told(id, { as_at: '2026-11-29', annual_holidays_weeks, gross_last_12_months: '83000' });
    return id;
  };
  const staged = async (payDate: string) => {
    const run = await asked(201, 'POST', 'pay-runs', { pay_period: 'WEEKLY', pay_date: payDate });
    const { pay_run_id } = run as { readonly pay_run_id: number };
    return () => asked(200, 'POST', `pay-runs/${pay_run_id}/process`);
  };
  const paid = async (id: number, payDate: string) => {
    const [pay] = (await asked(200, 'GET', `pays?employee_id=${id}&from=${payDate}&to=${payDate}`)) as NzPaid[];
    if (pay === undefined) return undefined;
    const explained = (await asked(200, 'GET', `pays/${pay.id}/explanation`)) as Pick<NzPaid, 'warnings'>;
    const off = pay.leave.map(({ leave_type, date }) => `${leave_type === 'PAID_PUBLIC_HOLIDAY' ? '' : 'AH '}${date}`);
    const told = explained.warnings.filter(({ code }) => /^pay\/(hours-in-)?closedown/.test(code));
    return [pay.gross, pay.hours.reduce((sum, { value }) => sum + value, 0), off.sort(), told.length];
  };

  it('days that were paid before the closedown are not taken again', async () => {
    const id = await weeksLeft('2');
    await nz.tell(id, 'closedowns', closedown);
    const ahead = (leave_type: string, date: string) => ({ description: 'Ahead', leave_type, date, hours: 8 });
    const leave = [ahead('ANNUAL_HOLIDAYS', '2026-12-24'), ahead('PAID_PUBLIC_HOLIDAY', holidays.christmas)];
    await nz.paid('2026-12-18', { employee_id: id, leave });
    await staged('2026-12-25');
    // Monday to Wednesday are left.
    expect((await paid(id, '2026-12-25'))?.slice(0, 3)).toEqual([3 * DAY, 24, []]);
  });

  it('nobody has standard hours for it: annual holidays as far as they reach, then days without pay', async () => {
    const starter = await hire({ start_date: '2026-11-30' });
    const entitled = await weeksLeft('2');
    const scarce = await weeksLeft('0.6');
    const unknown = await hire({ start_date: '2024-07-01', working_days: null, standard_days_per_week: 3 });
    for (const id of [starter, entitled, scarce, unknown]) await nz.tell(id, 'closedowns', closedown);
    for (const payDate of ['2026-12-04', '2026-12-11', '2026-12-18']) await (await staged(payDate))();
    const process = await staged('2026-12-25');
    // Monday to Wednesday, Christmas Day, and eight per cent of what was earned up to 23 December.
    // @law Holidays Act 2003 ss 34(2)(b), 49
    const earned = 3 * WEEK + 3 * DAY;
    expect(await paid(starter, '2026-12-25')).toEqual([4 * DAY + earned * 0.08, 24, [holidays.christmas], 1]);
    // @law ss 32, 33: whoever has holidays takes them in the closedown
    const thursday = ['AH 2026-12-24', holidays.christmas].sort();
    expect(await paid(entitled, '2026-12-25')).toEqual([WEEK, 24, thursday, 0]);
    expect(await paid(scarce, '2026-12-25')).toEqual([WEEK, 24, thursday, 0]);
    expect((await paid(unknown, '2026-12-25'))?.[3]).toBe(1);
    await process();
    await staged('2027-01-01');
    const off = [holidays.boxingDay, holidays.newYear];
    expect(await paid(starter, '2027-01-01')).toEqual([2 * DAY, 0, off, 1]);
    const all = ['AH 2026-12-29', 'AH 2026-12-30', 'AH 2026-12-31', ...off].sort();
    expect(await paid(entitled, '2027-01-01')).toEqual([WEEK, 0, all, 0]);
    // 24 hours in all: one day before and two in this week.
    const two = ['AH 2026-12-29', 'AH 2026-12-30', ...off].sort();
    expect(await paid(scarce, '2027-01-01')).toEqual([4 * DAY, 0, two, 1]);
  });

  it('a closedown beside shifts has annual holidays on its days without one', async () => {
    const id = await weeksLeft('2');
    await nz.tell(id, 'closedowns', { start_date: '2026-11-26', end_date: '2026-11-30' });
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27'];
    const shifts = days.map((date) => ({ employee_id: id, date, start: '09:00', end: '17:00' }));
    const stored = (await asked(201, 'POST', 'timesheets', shifts)) as readonly { readonly id: number }[];
    await asked(200, 'POST', 'timesheets/approve', { shift_ids: stored.map((shift) => shift.id) });
    await staged('2026-11-27');
    expect(await paid(id, '2026-11-27')).toEqual([WEEK, 32, ['AH 2026-11-26'], 0]);
  });

  it('a week that it fills has no pay for whoever has neither holidays nor a public holiday in it', async () => {
    const id = await hire({ start_date: '2026-11-02' });
    await nz.tell(id, 'closedowns', { start_date: '2026-11-12', end_date: '2026-11-20' });
    await (
      await staged('2026-11-13')
    )();
    // Three days, and eight per cent of the week before and of them.
    expect((await paid(id, '2026-11-13'))?.[1]).toBe(24);
    await staged('2026-11-20');
    expect(await paid(id, '2026-11-20')).toBeUndefined();
  });

  it('a pay that waits with hours of a closedown that was told later says so', async () => {
    const id = await weeksLeft('2');
    const process = await staged('2026-12-11');
    await nz.tell(id, 'closedowns', { start_date: '2026-12-10', end_date: '2026-12-11' });
    await process();
    expect(await paid(id, '2026-12-11')).toEqual([WEEK, 40, [], 1]);
    const codes = (hours: number, leave: object[] = []) =>
      nz
        .preview('2026-12-11', {
          employee_id: id,
          hours: [{ description: 'Work', units: 'hours', value: hours }],
          leave,
        })
        .then((pay) => nz.codes(pay).filter((code) => code === 'pay/hours-in-closedown'));
    expect(await codes(24)).toEqual([]);
    expect(await codes(25)).toEqual(['pay/hours-in-closedown']);
  });

  describe('a closedown that begins in a period of two pays', () => {
    const payDate = '2026-12-25';
    const half = { hours: [{ description: 'Work', units: 'hours', value: 12 }] };
    /** Eight per cent of what was earned in the three weeks before and up to 23 December. @law Holidays Act 2003 s 34(2)(b) */
    const EIGHT_PERCENT = (3 * WEEK + 3 * DAY) * 0.08;
    const starter = async () => {
      const id = await hire({ start_date: '2026-11-30' });
      await nz.tell(id, 'closedowns', closedown);
      for (const day of ['2026-12-04', '2026-12-11', '2026-12-18']) await nz.paid(day, { employee_id: id });
      return id;
    };
    /** What the pays of the period come to beyond the work. */
    const holidayPay = async (id: number) => {
      const pays = (await asked(200, 'GET', `pays?employee_id=${id}&from=${payDate}&to=${payDate}`)) as NzPaid[];
      return Math.round((pays.reduce((sum, { gross }) => sum + gross, 0) - pays.length * 12 * 40) * 100) / 100;
    };

    it('pays eight per cent of both, in one request or in two', async () => {
      const [together, apart] = [await starter(), await starter()];
      const both = ['Kitchen', 'Bar'].map((pay_department) => ({ employee_id: together, pay_department, ...half }));
      const { status } = await employer.pay('nz', both, `?pay_date=${payDate}`);
      for (const _pay of both) await nz.paid(payDate, { employee_id: apart, ...half });
      expect([status, await holidayPay(together), await holidayPay(apart)]).toEqual([
        201,
        EIGHT_PERCENT,
        EIGHT_PERCENT,
      ]);
    });

    it('also where either is made anew, or deleted and entered again', async () => {
      const id = await starter();
      const first = await nz.paid(payDate, { employee_id: id, ...half });
      const second = await nz.paid(payDate, { employee_id: id, ...half });
      for (const pay of [first, second]) {
        await asked(200, 'PUT', `pays/${pay.id}`, { employee_id: id, ...half });
        expect(await holidayPay(id)).toBe(EIGHT_PERCENT);
      }
      const [one] = (await asked(200, 'GET', `pays?employee_id=${id}&from=${payDate}&to=${payDate}`)) as NzPaid[];
      expect((await employer.call('DELETE', `/api/company/${employer.nz}/pays/${one!.id}`)).status).toBeLessThan(300);
      await nz.paid(payDate, { employee_id: id, ...half });
      expect(await holidayPay(id)).toBe(EIGHT_PERCENT);
    });

    it('a bonus for days that hold the first day does not pay the closedown, and counts by its days', async () => {
      const id = await starter();
      const bonus = { description: 'Year', amount: '1000', tax_method: 'NORMAL_EARNINGS', tax_as_nz_extra_pay: true };
      const item = { employee_id: id, hours: [], bonuses: [bonus] };
      const query = '?pay_date=2026-12-18&period_start=2026-11-30&period_end=2026-12-31';
      const { body } = await employer.pay('nz', [item], query);
      expect((body as NzPaid[])[0]?.gross).toBe(1000);
      const { gross } = await nz.paid(payDate, { employee_id: id, hours: [{ ...half.hours[0], value: 24 }] });
      // 18 of the 24 working days of the bonus are before the closedown.
      expect(gross).toBe(3 * DAY + EIGHT_PERCENT + (1000 * 18 * 0.08) / 24);
    });
  });

  describe('somebody whose job ends around the first day of a closedown is paid eight per cent once', () => {
    const payDate = '2026-12-25';
    /** Of three weeks and the three days until 23 December. @law Holidays Act 2003 s 23 */
    const EIGHT_PERCENT = (3 * WEEK + 3 * DAY) * 0.08;
    const threeDays = { hours: [{ description: 'Work', units: 'hours', value: 24 }] };
    const leaver = async () => {
      const id = await hire({ start_date: '2026-11-30' });
      await nz.tell(id, 'closedowns', closedown);
      for (const day of ['2026-12-04', '2026-12-11', '2026-12-18']) await nz.paid(day, { employee_id: id });
      return id;
    };

    it.each(['2026-12-23', '2026-12-24'])('with the final pay of %s', async (termination_date) => {
      const item = { employee_id: await leaver(), ...threeDays, termination: { termination_date } };
      expect((await nz.paid(payDate, item)).gross).toBe(3 * DAY + EIGHT_PERCENT);
    });

    it.each(['2026-12-23', '2026-12-24'])('with the closedown, and the final pay of %s has none', async (on) => {
      const id = await leaver();
      expect((await nz.paid(payDate, { employee_id: id, ...threeDays })).gross).toBe(3 * DAY + EIGHT_PERCENT);
      expect(await nz.terminate(id, on, payDate)).toMatchObject({ total_amount: 0, non_etp_amount: 0 });
    });
  });
});
