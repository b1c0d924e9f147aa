import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** Everybody here has 40 dollars an hour in New South Wales, where Monday 5 October 2026 is Labour Day. */
const RATE = 40;
const DAY = 7.6;
const LABOUR_DAY = '2026-10-05';
const PAY_DATE = '2026-10-09';

interface Paid {
  readonly id: number;
  readonly gross: number;
  readonly hours: readonly { readonly value: number }[];
  readonly leave: readonly { readonly leave_type: string; readonly date: string; readonly amount: number }[];
}

describe.each(testEngines)('public holidays beside a timesheet on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const of = (path: string) => `/api/company/${employer.au}/${path}`;
  const asked = async (status: number, method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await employer.call(method, of(path), body);
    expect([answer.status, answer.body]).toEqual([status, answer.body]);
    return answer.body;
  };
  const fullTime = {
    employment_status: 'Full-time',
    state: 'NSW',
    pay_rate_per_hour: String(RATE),
    standard_hours_per_day: String(DAY),
    standard_days_per_week: 5,
    pay_period: 'WEEKLY',
    start_date: '2026-03-02',
  };
  const hire = (changes: object = {}) => employer.hire('au', { ...fullTime, ...changes });
  const worked = async (employee_id: number, ...dates: readonly string[]): Promise<readonly number[]> => {
    const shift = { employee_id, start: '09:00', end: '17:06', unpaid_breaks: [{ start: '12:00', end: '12:30' }] };
    const stored = await asked(
      201,
      'POST',
      'timesheets',
      dates.map((date) => ({ ...shift, date })),
    );
    const ids = (stored as { id: number }[]).map(({ id }) => id);
    await asked(200, 'POST', 'timesheets/approve', { shift_ids: ids });
    return ids;
  };
  const staged = async (payDate: string): Promise<number> => {
    const run = await asked(201, 'POST', 'pay-runs', { pay_period: 'WEEKLY', pay_date: payDate });
    return (run as { pay_run_id: number }).pay_run_id;
  };
  const payOf = async (id: number, payDate = PAY_DATE) => {
    const [pay] = (await asked(200, 'GET', `pays?employee_id=${id}&from=${payDate}&to=${payDate}`)) as Paid[];
    if (pay === undefined) throw new Error(`No pay of ${payDate}`);
    const hours = pay.hours.reduce((sum, { value }) => sum + value, 0);
    return [pay.gross, hours, pay.leave.map(({ leave_type, date, amount }) => [leave_type, date, amount])];
  };
  const others = ['2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09'] as const;
  const dayOff = (hours: number) => ['PAID_PUBLIC_HOLIDAY', LABOUR_DAY, hours * RATE];

  it('the ordinary hours of a working day are paid where it is a public holiday, to whoever would have worked on it', async () => {
    const part = { employment_status: 'Part-time', standard_hours_per_day: '5', standard_days_per_week: 2 };
    const people = {
      off: await hire(),
      atWork: await hire(),
      casual: await hire({ employment_status: 'Casual' }),
      mondays: await hire({ ...part, working_days: 'MON,TUE' }),
      tuesdays: await hire({ ...part, working_days: 'TUE,WED' }),
      unknownDays: await hire(part),
      starter: await hire({ start_date: '2026-10-06' }),
      victorian: await hire({ state: 'VIC' }),
    };
    for (const id of [people.off, people.casual, people.starter, people.victorian]) await worked(id, ...others);
    await worked(people.atWork, LABOUR_DAY, ...others);
    for (const id of [people.mondays, people.tuesdays, people.unknownDays]) await worked(id, others[0]);
    await staged(PAY_DATE);
    const four = 4 * DAY;
    const none = (hours: number) => [hours * RATE, hours, []];
    // @law Fair Work Act 2009 (Cth) s 116: the base rate of pay for the ordinary hours of work on the day
    expect(await payOf(people.off)).toEqual([5 * DAY * RATE, four, [dayOff(DAY)]]);
    expect(await payOf(people.mondays)).toEqual([(DAY + 5) * RATE, DAY, [dayOff(5)]]);
    // Nothing for whoever works on the day, or has no ordinary hours on it. @law s 116, notes
    expect(await payOf(people.atWork)).toEqual(none(5 * DAY));
    expect(await payOf(people.casual)).toEqual(none(four));
    expect(await payOf(people.tuesdays)).toEqual(none(DAY));
    expect(await payOf(people.unknownDays)).toEqual(none(DAY));
    expect(await payOf(people.starter)).toEqual(none(four));
    // Labour Day of Victoria is in March.
    expect(await payOf(people.victorian)).toEqual(none(four));
  });

  it('a pending pay follows the shifts: one on the holiday is worked, and without any the standard hours hold the day', async () => {
    // King’s Birthday, Monday 8 June 2026.
    const [holiday, payDate] = ['2026-06-08', '2026-06-12'];
    const id = await hire();
    const first = await worked(id, '2026-06-09');
    const run = await staged(payDate);
    const off = ['PAID_PUBLIC_HOLIDAY', holiday, DAY * RATE];
    expect(await payOf(id, payDate)).toEqual([2 * DAY * RATE, DAY, [off]]);
    const take = () => asked(200, 'POST', `pay-runs/${run}/take-timesheets`);
    const onHoliday = await worked(id, holiday);
    await take();
    expect(await payOf(id, payDate)).toEqual([2 * DAY * RATE, 2 * DAY, []]);
    await asked(204, 'DELETE', `timesheets/${onHoliday[0]}`);
    await take();
    expect(await payOf(id, payDate)).toEqual([2 * DAY * RATE, DAY, [off]]);
    await asked(204, 'DELETE', `timesheets/${first[0]}`);
    await take();
    expect(await payOf(id, payDate)).toEqual([5 * DAY * RATE, 5 * DAY, []]);
  });
  it('work on a holiday of a part of the state is told of until the shift says whether it applies', async () => {
    // The Royal Queensland Show: Wednesday 12 August 2026, in Brisbane.
    const [show, payDate] = ['2026-08-12', '2026-08-14'];
    const retail = {
      ...{ state: 'QLD', postcode: '4000', employment_status: 'Casual', pay_rate_per_hour: '34.76' },
      ...{ award_code: 'MA000004', award_classification: 'Retail Employee Level 1' },
    };
    const shiftOf = async (more: object) => {
      const employee_id = await hire(retail);
      const shift = { employee_id, date: show, start: '10:00', end: '14:00', ...more };
      const [stored] = (await asked(201, 'POST', 'timesheets', [shift])) as readonly { readonly id: number }[];
      await asked(200, 'POST', 'timesheets/approve', { shift_ids: [stored!.id] });
      return employee_id;
    };
    const people = [
      await shiftOf({}),
      await shiftOf({ public_holiday: true }),
      await shiftOf({ public_holiday: false }),
    ];
    await staged(payDate);
    const told = async (id: number) => {
      const [pay] = (await asked(200, 'GET', `pays?employee_id=${id}&from=${payDate}&to=${payDate}`)) as Paid[];
      const { warnings } = (await asked(200, 'GET', `pays/${pay!.id}/explanation`)) as {
        readonly warnings: readonly { readonly code: string }[];
      };
      return [pay!.gross, warnings.map(({ code }) => code).filter((code) => code.includes('holiday'))];
    };
    // Level 1 from 1 July 2026: 1,056.80 / 38 = 27.81; a casual has 125 % of it, and 250 % on a public holiday (clause 22.1, Table 12).
    expect(await told(people[0]!)).toEqual([4 * 34.76, ['au.public-holidays/part-of-the-state']]);
    expect(await told(people[1]!)).toEqual([4 * 69.53, []]);
    expect(await told(people[2]!)).toEqual([4 * 34.76, []]);
  });

  it('whose working days nobody named is told of until the day is settled', async () => {
    const part = { employment_status: 'Part-time', standard_hours_per_day: '5', standard_days_per_week: 2 };
    const people = {
      open: await hire(part),
      named: await hire({ ...part, working_days: 'TUE,WED' }),
      atWork: await hire(part),
      casual: await hire({ ...part, employment_status: 'Casual' }),
      noHours: await hire({ standard_hours_per_day: '0' }),
      withoutShifts: await hire(part),
    };
    for (const id of [people.open, people.named, people.casual, people.noHours]) await worked(id, others[0]);
    await worked(people.atWork, LABOUR_DAY);
    await asked(201, 'POST', 'pay-runs', { pay_period: 'WEEKLY', pay_date: PAY_DATE });
    const told = async (id: number) => {
      const [pay] = (await asked(200, 'GET', `pays?employee_id=${id}&from=${PAY_DATE}&to=${PAY_DATE}`)) as Paid[];
      const { warnings } = (await asked(200, 'GET', `pays/${pay!.id}/explanation`)) as {
        readonly warnings: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
      };
      return warnings.filter(({ code }) => code === 'au.public-holidays/working-day-uncertain');
    };
    // @law Fair Work Act 2009 (Cth) s 116
    expect(await told(people.open)).toEqual([
      {
        code: 'au.public-holidays/working-day-uncertain',
        message: expect.stringContaining(`Labour Day, ${LABOUR_DAY}, has no shift`) as string,
        field: 'working_days',
      },
    ]);
    expect(await told(people.noHours)).toMatchObject([{ field: 'standard_hours_per_day' }]);
    for (const id of [people.named, people.atWork, people.casual, people.withoutShifts]) {
      expect([id, await told(id)]).toEqual([id, []]);
    }
    const ofOpen = `pays?employee_id=${people.open}&from=${PAY_DATE}&to=${PAY_DATE}`;
    const [pay] = (await asked(200, 'GET', ofOpen)) as Paid[];
    const leave = [{ description: 'Labour Day', leave_type: 'PAID_PUBLIC_HOLIDAY', date: LABOUR_DAY, hours: '5' }];
    const paid = (await asked(200, 'PUT', `pays/${pay!.id}`, {
      hours: [{ description: 'Work', units: 'hours', value: String(DAY) }],
      leave,
      note: 'A day of work',
    })) as Paid;
    expect(paid.gross).toBe((DAY + 5) * RATE);
    expect(await told(people.open)).toEqual([]);
  });
});
