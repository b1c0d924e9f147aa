import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(120_000);

/**
 * General Retail Industry Award (MA000004), 1 July 2026: level 1 has 27.81 an hour and 1.5 times that, 41.72, for the first three hours of overtime. Clause 15.6(g): full-time hours are 38 a week, or 76 over 2, 114 over 3 or 152 over
 * 4 weeks where that is agreed. The fortnight of the company ends on Sunday 30 August 2026.
 */
const salesperson = {
  award_code: 'MA000004',
  award_classification: 'Retail employee level 1',
  employment_status: 'Full-time',
  pay_period: 'FORTNIGHTLY',
  pay_rate_per_hour: '27.81',
  state: 'NSW',
};

interface Row {
  readonly value: number;
  readonly rate: number;
}
interface Paid extends PayAnswer {
  readonly hours: readonly Row[];
  readonly award_check: { readonly verdict: string; readonly required: number };
}

/** Shifts from 9am with half an hour of pause, on days of the week that begins on a Monday. */
const week = (monday: string, hours: readonly number[]) =>
  hours.map((worked, i) => ({
    date: new Date(Date.parse(monday) + i * 86_400_000).toISOString().slice(0, 10),
    start: '09:00',
    end: `${9 + worked}:30`,
    unpaid_breaks: [{ start: '12:00', end: '12:30' }],
  }));

describe.each(testEngines)('hours that are averaged over weeks on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const of = (path: string) => `/api/company/${au.employer.au}/${path}`;
  const hiredFor = async (fields: object, shifts: readonly object[]): Promise<number> => {
    const employee_id = await au.hire({ ...salesperson, ...fields });
    const entries = shifts.map((shift) => ({ employee_id, ...shift }));
    const { body } = await au.employer.call('POST', of('timesheets'), entries);
    const shift_ids = (body as { id: number }[]).map(({ id }) => id);
    expect((await au.employer.call('POST', of('timesheets/approve'), { shift_ids })).status).toBe(200);
    return employee_id;
  };
  const processed = async (pay_period: string, pay_date: string) => {
    const run = await au.employer.call('POST', of('pay-runs'), { pay_period, pay_date });
    expect(run.status).toBe(201);
    expect((await au.employer.call('POST', of(`pay-runs/${run.body.pay_run_id}/process`))).status).toBe(200);
  };
  const paid = async (id: number, payDate: string) => {
    const { body } = await au.employer.call('GET', of(`pays?employee_id=${id}&from=${payDate}&to=${payDate}`));
    const { hours, award_check: check } = body[0] as Paid;
    return [hours.map(({ value, rate }) => `${value} × ${rate}`), check.verdict];
  };

  test('forty hours and thirty-six are two of overtime by the week, and none of 76 a fortnight', async () => {
    const shifts = [...week('2026-08-17', [8, 8, 8, 8, 8]), ...week('2026-08-24', [8, 8, 8, 8, 4])];
    const byWeek = await hiredFor({}, shifts);
    const byFortnight = await hiredFor({ award_averaging_weeks: 2 }, shifts);
    const more = await hiredFor({ award_averaging_weeks: 2 }, [
      ...shifts,
      { date: '2026-08-29', start: '09:00', end: '10:00' },
    ]);
    await processed('FORTNIGHTLY', '2026-08-30');
    expect(await paid(byWeek, '2026-08-30')).toEqual([['74 × 27.81', '2 × 41.72'], 'met']);
    expect(await paid(byFortnight, '2026-08-30')).toEqual([['76 × 27.81'], 'met']);
    expect(await paid(more, '2026-08-30')).toEqual([['76 × 27.81', '1 × 41.72'], 'met']);
  });

  test('a pay of one week counts the weeks of the cycle before it; the day on which cycles begin can be said', async () => {
    // 36 and 40 hours, then 40 and 37, paid week by week; the company's fortnights begin on 31 August and 14 September.
    const shifts = [
      ...week('2026-08-31', [8, 8, 8, 8, 4]),
      ...week('2026-09-07', [8, 8, 8, 8, 8]),
      ...week('2026-09-14', [8, 8, 8, 8, 8]),
      ...week('2026-09-21', [8, 8, 8, 8, 5]),
    ];
    const weekly = { pay_period: 'WEEKLY', award_averaging_weeks: 2 };
    const counted = await hiredFor(weekly, shifts);
    // Cycles from 24 August: 36; 40 and 40, with four hours above 76; 37.
    const said = await hiredFor({ ...weekly, award_averaging_starts_on: '2026-08-24' }, shifts);
    const ends = ['2026-09-06', '2026-09-13', '2026-09-20', '2026-09-27'];
    for (const end of ends) await processed('WEEKLY', end);
    const rowsOf = async (id: number) => {
      const rows = [];
      for (const end of ends) rows.push(await paid(id, end));
      return rows;
    };
    expect(await rowsOf(counted)).toEqual([
      [['36 × 27.81'], 'met'],
      [['40 × 27.81'], 'met'],
      [['40 × 27.81'], 'met'],
      [['36 × 27.81', '1 × 41.72'], 'met'],
    ]);
    expect(await rowsOf(said)).toEqual([
      [['36 × 27.81'], 'met'],
      [['40 × 27.81'], 'met'],
      [['36 × 27.81', '3 × 41.72', '1 × 55.62'], 'met'],
      [['37 × 27.81'], 'met'],
    ]);
    // The report judges past periods by the same cycles.
    const { body } = await au.employer.call('GET', of('award-checks?from=2026-09-01&to=2026-09-30'));
    expect([body.owed, body.all_met]).toEqual([0, true]);
  });

  test('an average over more than four weeks is refused with the field', async () => {
    await expect(au.hire({ ...salesperson, award_averaging_weeks: 5 })).rejects.toThrow(
      /award_averaging_weeks.*must be from 1 to 4/,
    );
  });
});
