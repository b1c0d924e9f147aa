import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

const DAY = 8;
const WEEK = 40;

describe.each(testEngines)('warnings of New Zealand pays on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const hours = (value: number) => [{ description: 'Work', units: 'hours', value }];
  const warned = ({ warnings }: NzPaid, code: string) => warnings.find((warning) => warning.code === code)?.message;

  it('another order that protected earnings cut is not said to be filed with code P', async () => {
    const id = await nz.hire({ start_date: '2026-11-09' });
    const shortOf = async (classification: string) => {
      const order = { description: 'Order', amount: 900, classification };
      const pay = await nz.preview('2026-11-12', { employee_id: id, deductions: [order] });
      return warned(pay, 'nz.child-support/protected-earnings');
    };
    // @law Payday Filing File Upload Specification 2025, field 18: the variation code is one of child support
    expect(await shortOf('CHILD_SUPPORT_DEDUCTION')).toContain('filed with code P');
    expect(await shortOf('CHILD_SUPPORT_GARNISHEE')).toMatch(/"Order" untaken\.$/);
  });

  it('alternative holidays that were brought along may be exchanged beside one that is too young', async () => {
    const id = await nz.hire({ start_date: '2020-11-09' });
    await nz.told(id, { as_at: '2026-10-18', annual_holidays_weeks: '3', alternative_holiday_days: '2' });
    const worked = { description: 'Labour Day', units: 'hours', value: DAY, public_holiday_date: '2026-10-26' };
    await nz.paid('2026-10-29', { employee_id: id, hours: [...hours(WEEK - DAY), worked] });
    const exchange = (days: number) =>
      nz.preview('2026-11-05', {
        employee_id: id,
        leave: [
          {
            description: 'Exchange',
            leave_type: 'ALT_HOLIDAY',
            date: '2026-11-02',
            hours: days * DAY,
            is_cash_up: true,
          },
        ],
      });
    // @law Holidays Act 2003 s 61: only the day that was earned in October is younger than 12 months
    expect(nz.codes(await exchange(2))).not.toContain('nz.leave/alternative-holiday-too-young');
    expect(warned(await exchange(3), 'nz.leave/alternative-holiday-too-young')).toContain('only 16 of the hours left');
  });

  it('KiwiSaver of somebody who is too young or too old to be enrolled automatically is told of', async () => {
    const warnedAt = async (birth: string, more: object = {}) => {
      const id = await nz.hire({ start_date: '2026-11-09', date_of_birth: birth, ...more });
      return warned(await nz.preview('2026-11-12', { employee_id: id }), 'nz.kiwisaver/enrolled-at-another-age');
    };
    // The birthday counts: 18 on the first day of work is old enough, 65 is too old. @law KiwiSaver Act 2006 s 10
    expect(await warnedAt('2008-11-10')).toContain('17 on 2026-11-09');
    expect(await warnedAt('2008-11-09')).toBeUndefined();
    expect(await warnedAt('1961-11-10')).toBeUndefined();
    expect(await warnedAt('1961-11-09')).toContain('65 on 2026-11-09');
    expect(await warnedAt('2008-11-10', { kiwisaver_status_code: 'OK' })).toBeUndefined();
    expect(await warnedAt('2008-11-10', { kiwisaver_status_code: 'NK' })).toBeUndefined();
  });

  // The week of 12 November 2026 is Monday 9 to Sunday 15 November; everybody works 40 hours from Monday to Friday.
  describe('whether a pay can be meant', () => {
    const fromTuesday = { start_date: '2026-11-10', working_days: 'TUE,WED,THU,FRI,SAT' };
    const codes = ['pay/before-start-date', 'pay/full-period-for-part', 'pay/more-hours-than-time'];
    it.each<[string, Record<string, unknown>, number, object, string | undefined]>([
      ['169 hours in a week', {}, 169, {}, '169 hours are paid; 2026-11-09 to 2026-11-15 has 168.'],
      ['168 hours in a week', {}, 168, {}, undefined],
      ['before the first day', { start_date: '2026-11-16' }, 10, {}, 'the employment starts on 2026-11-16.'],
      ['a full week for a Wednesday starter', { start_date: '2026-11-11' }, WEEK, {}, 'starts on 2026-11-11.'],
      ['three days of it', { start_date: '2026-11-11' }, 3 * DAY, {}, undefined],
      ['a full week for a Tuesday starter who works from Tuesday', fromTuesday, WEEK, {}, undefined],
      ['a full week for a casual', { start_date: '2026-11-11', employment_status: 'Casual' }, WEEK, {}, undefined],
      ['a full week until Thursday', {}, WEEK, { termination: { termination_date: '2026-11-12' } }, 'was 2026-11-12.'],
      ['a full week until Friday', {}, WEEK, { termination: { termination_date: '2026-11-13' } }, undefined],
    ])('%s', async (_name, fields, worked, more, says) => {
      const id = await nz.hire({ start_date: '2026-10-05', ...fields });
      const { warnings } = await nz.preview('2026-11-12', { employee_id: id, hours: hours(worked), ...more });
      const told = warnings.filter(({ code }) => codes.includes(code)).map(({ message }) => message);
      expect(told).toEqual(says === undefined ? [] : [expect.stringContaining(says)]);
    });

    it('a late pay for days of the job before a reinstatement is before no start', async () => {
      const id = await nz.hire({ start_date: '2026-09-07' });
      await nz.paid('2026-10-08', { employee_id: id, termination: { termination_date: '2026-10-09' } });
      await employer.call('POST', `/api/employees/${id}/reinstate`, { start_date: '2026-11-09' });
      expect(nz.codes(await nz.paid('2026-10-01', { employee_id: id }))).not.toContain('pay/before-start-date');
    });
  });

  it('a job that begins and ends within a pay period has no earlier pays that could be given', async () => {
    const ended = async (start_date: string) => {
      const id = await nz.hire({ start_date });
      const termination = { termination_date: '2026-11-12' };
      const pay = await nz.preview('2026-11-12', { employee_id: id, hours: hours(4 * DAY), termination });
      return warned(pay, 'nz.termination/no-earlier-pays');
    };
    expect(await ended('2026-11-09')).toBeUndefined();
    // Days before this period were worked, and nobody told what they paid.
    expect(await ended('2026-11-05')).toContain('No earlier pays were given');
  });

  it('leave that makes up the compensation of a day is no second kind of leave on it', async () => {
    const row = (leave_type: string, value: number) => ({
      ...{ description: 'Away', leave_type, date: '2026-11-10', hours: value },
    });
    const told = async (...leave: readonly object[]) => {
      const id = await nz.hire({ start_date: '2026-02-02' });
      return warned(
        await nz.preview('2026-11-12', { employee_id: id, hours: hours(WEEK - DAY), leave }),
        'pay/leave-of-two-kinds-on-a-day',
      );
    };
    // Four fifths of the day are compensated; a fifth of it, 1.6 hours, makes up the rest.
    // @law Accident Compensation Act 2001 ss 97, 98; Holidays Act 2003 ss 71, 71A
    expect(await told(row('NZ_ACC_WORKERS_COMP', DAY), row('SICK', 1.6))).toBeUndefined();
    expect(await told(row('NZ_ACC_WORKERS_COMP', DAY), row('ANNUAL_HOLIDAYS', 1.6))).toBeUndefined();
    expect(await told(row('NZ_ACC_WORKERS_COMP', DAY), row('SICK', 1.7))).toContain('9.7 hours of leave');
    expect(await told(row('SICK', DAY), row('ANNUAL_HOLIDAYS', 1.6))).toContain('9.6 hours of leave');
  });
});
