import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(120_000);

/**
 * Pharmacy Industry Award (MA000012), rates of 1 July 2026: a pharmacy assistant level 1 has 27.81 an hour. Its penalties and
 * overtime are not read. Monday 5 October 2026 is Labour Day in New South Wales.
 */
const assistant = {
  award_code: 'MA000012',
  award_classification: 'Pharmacy assistant level 1',
  employment_status: 'Part-time',
  pay_rate_per_hour: '27.81',
  state: 'NSW',
};
const CODE = 'au.awards/shifts-at-plain-rate';

interface Shift {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

describe.each(testEngines)('shifts that no award prices on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const of = (path: string) => `/api/company/${au.employer.au}/${path}`;
  const worked = async (employee_id: number, shifts: readonly Shift[]) => {
    const entries = shifts.map((shift) => ({ employee_id, ...shift }));
    const { body } = await au.employer.call('POST', of('timesheets'), entries);
    const shift_ids = (body as { id: number }[]).map(({ id }) => id);
    expect((await au.employer.call('POST', of('timesheets/approve'), { shift_ids })).status).toBe(200);
  };
  const staged = async (payDate: string) => {
    const run = await au.employer.call('POST', of('pay-runs'), { pay_period: 'WEEKLY', pay_date: payDate });
    expect(run.status).toBe(201);
  };
  const payOf = async (id: number, payDate: string): Promise<PayAnswer> => {
    const { body } = await au.employer.call(
      'GET',
      of(`pays?employee_id=${id}&from=${payDate}&to=${payDate}&status=pending`),
    );
    return body[0] as PayAnswer;
  };
  const told = ({ warnings }: PayAnswer) => warnings.filter(({ code }) => code === CODE).map(({ message }) => message);
  const weekday: Shift = { date: '2026-10-07', start: '09:00', end: '15:00' };

  test('a Saturday, a Sunday, a public holiday, an early and a late hour are told; a weekday is not', async () => {
    const [weekend, plain] = [await au.hire(assistant), await au.hire(assistant)];
    await worked(weekend, [
      { date: '2026-10-05', start: '10:00', end: '14:00' },
      { date: '2026-10-06', start: '05:30', end: '10:00' },
      { date: '2026-10-08', start: '15:00', end: '21:00' },
      { date: '2026-10-10', start: '09:00', end: '12:00' },
      { date: '2026-10-11', start: '09:00', end: '12:00' },
    ]);
    await worked(plain, [weekday]);
    await staged('2026-10-11');
    const pay = await payOf(weekend, '2026-10-11');
    // 20.5 hours at 27.81, whatever the day.
    expect(pay.gross).toBe(570.11);
    expect(told(pay)).toEqual([
      expect.stringContaining(
        'work on Labour Day, 2026-10-05, before 6am on 2026-10-06, after 7pm on 2026-10-08, on Saturday 2026-10-10, on Sunday ' +
          '2026-10-11, and all of it is paid at one rate: the conditions of MA000012 for penalties and overtime are not known here.',
      ),
    ]);
    expect(told(await payOf(plain, '2026-10-11'))).toEqual([]);
    // Whoever has entered a row at another rate has dealt with it.
    const row = { description: 'Ordinary time', units: 'hours' };
    const { status, body } = await au.employer.call('PUT', of(`pays/${pay.id}`), {
      hours: [
        { ...row, value: 13.5, rate: '27.81' },
        { ...row, description: 'Weekend and holiday', value: 7, rate: '41.72' },
      ],
      note: 'Penalties by the pay guide',
    });
    expect([status, told(body)]).toEqual([200, []]);
  });

  test('more than 38 hours in the week are told, 38 are not', async () => {
    const days = ['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23'];
    const [longer, full] = [await au.hire(assistant), await au.hire(assistant)];
    await worked(
      longer,
      days.map((date) => ({ date, start: '08:00', end: '16:00' })),
    );
    await worked(
      full,
      days.map((date) => ({ date, start: '08:00', end: '15:36' })),
    );
    await staged('2026-10-25');
    expect(told(await payOf(longer, '2026-10-25'))).toEqual([
      expect.stringContaining('work for 2 hours more than 38 a week, and all of it'),
    ]);
    expect(told(await payOf(full, '2026-10-25'))).toEqual([]);
  });

  test('labour hire is none of the employees of an award; an agreement is outside awards', async () => {
    const retail = { award_code: 'MA000004', award_classification: 'Retail employee level 1', state: 'NSW' };
    const hired = await au.hire({ ...retail, employment_status: 'Labour Hire' });
    const outside = await au.hire({ ...assistant, minimum_pay_set_by: 'ENTERPRISE_AGREEMENT' });
    for (const id of [hired, outside]) await worked(id, [{ date: '2026-11-01', start: '10:00', end: '14:00' }]);
    await staged('2026-11-01');
    expect(told(await payOf(hired, '2026-11-01'))).toEqual([
      expect.stringContaining(
        'work on Sunday 2026-11-01, and all of it is paid at one rate: MA000004 prices the shifts of full-time',
      ),
    ]);
    expect(told(await payOf(outside, '2026-11-01'))).toEqual([]);
  });
});
