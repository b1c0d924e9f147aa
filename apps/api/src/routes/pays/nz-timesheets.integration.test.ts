import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(120_000);

/** Everybody here works Monday to Friday, eight hours a day at 40 dollars. Labour Day of 2026 is Monday 26 October. */
const RATE = 40;
const DAY = 8;
const LABOUR_DAY = '2026-10-26';

interface Row {
  readonly value: number;
  readonly rate: number;
  readonly public_holiday_date?: string;
}

describe.each(testEngines)('timesheets in New Zealand on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const of = (path: string) => `/api/company/${employer.nz}/${path}`;
  const asked = async (status: number, method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await employer.call(method, of(path), body);
    expect([answer.status, answer.body]).toEqual([status, answer.body]);
    return answer.body;
  };
  const day = (date: string, start = '09:00', end = '17:00') => ({ date, start, end });
  const worked = async (employee_id: number, ...shifts: readonly object[]): Promise<readonly number[]> => {
    const stored = await asked(
      201,
      'POST',
      'timesheets',
      shifts.map((shift) => ({ employee_id, ...shift })),
    );
    const ids = (stored as { id: number }[]).map(({ id }) => id);
    await asked(200, 'POST', 'timesheets/approve', { shift_ids: ids });
    return ids;
  };
  const staged = async (payDate: string): Promise<number> => {
    const run = await asked(201, 'POST', 'pay-runs', { pay_period: 'WEEKLY', pay_date: payDate });
    return (run as { pay_run_id: number }).pay_run_id;
  };
  const payOf = async (id: number, payDate: string): Promise<NzPaid> => {
    const [pay] = (await asked(200, 'GET', `pays?employee_id=${id}&from=${payDate}&to=${payDate}`)) as NzPaid[];
    if (pay === undefined) throw new Error(`No pay of ${payDate}`);
    return pay;
  };
  const rows = ({ hours }: NzPaid) =>
    (hours as readonly Row[]).map(({ value, rate, public_holiday_date: on }) => [value, rate, on ?? null]);
  const holidaysOff = ({ leave }: NzPaid) =>
    leave.filter(({ leave_type }) => leave_type === 'PAID_PUBLIC_HOLIDAY').map(({ date, amount }) => [date, amount]);
  const others = ['2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30'].map((date) => day(date));
  const hire = () => nz.hire({ start_date: '2026-09-07', pay_period: 'WEEKLY' });

  it('a public holiday in a timesheet is paid at time and a half and earns a day; one that is not is paid as a day off', async () => {
    const [atWork, off] = [await hire(), await hire()];
    await worked(atWork, day(LABOUR_DAY), ...others);
    await worked(off, ...others);
    const run = await staged('2026-10-30');
    await asked(200, 'POST', `pay-runs/${run}/process`);
    const [paid, paidOff] = [await payOf(atWork, '2026-10-30'), await payOf(off, '2026-10-30')];
    // @law Holidays Act 2003 s 50(1)(a): time and a half for what was worked, and no pay for a day off beside it (s 49)
    expect(rows(paid)).toEqual([
      [4 * DAY, RATE, null],
      [DAY, RATE * 1.5, LABOUR_DAY],
    ]);
    expect([paid.gross, holidaysOff(paid)]).toEqual([4 * DAY * RATE + DAY * RATE * 1.5, []]);
    // @law s 56: a whole alternative holiday
    expect(nz.hoursLeft(paid)).toMatchObject({ ALT_HOLIDAY: DAY });
    expect([paidOff.gross, holidaysOff(paidOff)]).toEqual([5 * DAY * RATE, [[LABOUR_DAY, DAY * RATE]]]);
    expect(nz.hoursLeft(paidOff)).toMatchObject({ ALT_HOLIDAY: 0 });
  });

  it('a shift that ends at the time at which it begins is told as 24 hours', async () => {
    const [twice, once] = [await hire(), await hire()];
    await worked(twice, day('2026-10-14', '10:00', '10:00'));
    await worked(once, day('2026-10-14', '10:00', '18:00'));
    await staged('2026-10-16');
    const told = async (id: number) =>
      (await payOf(id, '2026-10-16')).warnings.filter(({ code }) => code === 'nz.timesheets/whole-day');
    expect(await told(once)).toEqual([]);
    expect(await told(twice)).toEqual([
      {
        code: 'nz.timesheets/whole-day',
        message: expect.stringContaining(
          'The approved shift of 2026-10-14 begins and ends at 10:00, which counts as 24 hours.',
        ),
        field: 'hours',
      },
    ]);
    const { id } = await payOf(twice, '2026-10-16');
    const replay = await employer.call('POST', of(`pays/${id}/replay`));
    expect(replay.body.is_equal).toBe(true);
  });

  it('of a night shift the hours after midnight are work on the public holiday, which is then no day off', async () => {
    const id = await hire();
    await worked(id, day('2026-10-25', '22:00', '06:00'), ...others);
    await asked(200, 'POST', `pay-runs/${await staged('2026-10-23')}/process`);
    const night = await payOf(id, '2026-10-23');
    expect(rows(night)).toEqual([
      [2, RATE, null],
      [6, RATE * 1.5, LABOUR_DAY],
    ]);
    expect(nz.hoursLeft(night)).toMatchObject({ ALT_HOLIDAY: DAY });
    await staged('2026-10-30');
    const next = await payOf(id, '2026-10-30');
    expect([next.gross, holidaysOff(next)]).toEqual([4 * DAY * RATE, []]);
  });

  it('a holiday that the last night shift of the period before ran into is no day off of a week without shifts', async () => {
    const [before, meanwhile] = [await hire(), await hire()];
    const sunday = day('2026-10-25', '22:00', '06:00');
    await worked(before, sunday);
    await asked(200, 'POST', `pay-runs/${await staged('2026-10-23')}/process`);
    const run = await staged('2026-10-30');
    // @law Holidays Act 2003 ss 49, 50: whoever worked on the day is paid for the work, and nobody both
    const restOfWeek = [4 * DAY * RATE, []];
    const next = await payOf(before, '2026-10-30');
    expect([next.gross, holidaysOff(next)]).toEqual(restOfWeek);
    expect(next.warnings.map(({ code }) => code)).not.toContain('nz.public-holidays/not-in-pay');
    expect(holidaysOff(await payOf(meanwhile, '2026-10-30'))).toEqual([[LABOUR_DAY, DAY * RATE]]);
    await worked(meanwhile, sunday);
    await asked(200, 'POST', `pay-runs/${run}/take-timesheets`);
    const taken = await payOf(meanwhile, '2026-10-30');
    expect([taken.gross, holidaysOff(taken)]).toEqual(restOfWeek);
  });

  it('a Saturday whose holiday the employee keeps on the Monday is paid as any other', async () => {
    const id = await hire();
    // Boxing Day of 2026 is a Saturday. @law s 45(1)(b)
    await worked(id, day('2026-12-24'), day('2026-12-26'));
    await staged('2026-12-25');
    const pay = await payOf(id, '2026-12-25');
    expect(rows(pay)).toEqual([[2 * DAY, RATE, null]]);
    expect(holidaysOff(pay)).toEqual([['2026-12-25', DAY * RATE]]);
  });

  it('in the nights when the clocks change the hours that pass are paid', async () => {
    const id = await nz.hire({ start_date: '2026-03-02', pay_period: 'WEEKLY' });
    // The clocks went back on Sunday 5 April 2026 at 3 am, and forward on Sunday 27 September at 2 am.
    await worked(id, day('2026-04-04', '22:00', '06:00'), day('2026-09-26', '22:00', '06:00'));
    await staged('2026-04-03');
    expect(rows(await payOf(id, '2026-04-03'))).toEqual([[9, RATE, null]]);
    await staged('2026-09-25');
    expect(rows(await payOf(id, '2026-09-25'))).toEqual([[7, RATE, null]]);
  });

  it('a pending pay follows shifts that are approved or deleted later', async () => {
    const id = await hire();
    const [first] = await worked(id, day('2026-10-28'));
    await worked(id, day('2026-10-29'));
    const run = await staged('2026-10-30');
    const take = () => asked(200, 'POST', `pay-runs/${run}/take-timesheets`);
    const [labourDay] = await worked(id, day(LABOUR_DAY, '09:00', '14:00'));
    await take();
    const atWork = await payOf(id, '2026-10-30');
    expect([rows(atWork), holidaysOff(atWork)]).toEqual([
      [
        [2 * DAY, RATE, null],
        [5, RATE * 1.5, LABOUR_DAY],
      ],
      [],
    ]);
    await asked(204, 'DELETE', `timesheets/${labourDay}`);
    await asked(204, 'DELETE', `timesheets/${first}`);
    await take();
    const again = await payOf(id, '2026-10-30');
    expect([rows(again), holidaysOff(again)]).toEqual([[[DAY, RATE, null]], [[LABOUR_DAY, DAY * RATE]]]);
  });

  it('shifts of a salary that are not the hours that it is for are told, with what they pay less or more', async () => {
    const salary = { pay_rate_per_hour: undefined, annual_salary: '50000', start_date: '2026-09-07' };
    const hireSalaried = () => nz.hire({ ...salary, pay_period: 'WEEKLY' });
    const [short, long, exact] = [await hireSalaried(), await hireSalaried(), await hireSalaried()];
    const week = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'];
    await worked(short, ...week.slice(1).map((date) => day(date)));
    await worked(long, ...week.map((date) => day(date, '08:00', '18:00')));
    await worked(exact, ...week.map((date) => day(date)));
    const run = await staged('2026-11-06');
    const told = async (id: number) =>
      (await payOf(id, '2026-11-06')).warnings
        .filter(({ code }) => code === 'pay/shifts-differ-from-salary')
        .map(({ message }) => message);
    // 50,000 a year over 52 weeks of 40 hours: 24.038462 an hour. @law Wages Protection Act 1983 s 4
    expect(await told(short)).toEqual([
      expect.stringContaining('is for 40 in this period: 8 hours ($192.31) of it are not in this pay'),
    ]);
    expect(await told(long)).toEqual([expect.stringContaining('10 hours ($240.38) are paid on top of it')]);
    expect(await told(exact)).toEqual([]);
    // The salary in the place of the shifts.
    await asked(200, 'PUT', `pays/${(await payOf(short, '2026-11-06')).id}`, {
      employee_id: short,
      hours: [{ description: 'Ordinary time', units: 'hours', value: 40 }],
      note: 'The salary is paid whatever was recorded.',
    });
    expect(await told(short)).toEqual([]);
    await asked(200, 'POST', `pay-runs/${run}/process`);
  });
});
