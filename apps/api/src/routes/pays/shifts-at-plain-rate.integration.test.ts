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

interface Clock {
  readonly start: string;
  readonly end: string;
}
interface Shift extends Partial<Clock> {
  readonly date: string;
  readonly periods?: readonly Clock[];
  readonly unpaid_breaks?: readonly Clock[];
  readonly remote_work?: 'not-on-call';
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
  const staged = async (payDate: string): Promise<number> => {
    const run = await au.employer.call('POST', of('pay-runs'), { pay_period: 'WEEKLY', pay_date: payDate });
    expect(run.status).toBe(201);
    return run.body.pay_run_id as number;
  };
  const payOf = async (id: number, payDate: string): Promise<PayAnswer> => {
    const { body } = await au.employer.call(
      'GET',
      of(`pays?employee_id=${id}&from=${payDate}&to=${payDate}&status=pending`),
    );
    return body[0] as PayAnswer;
  };
  const told = ({ warnings }: PayAnswer, by = CODE) =>
    warnings.filter(({ code }) => code === by).map(({ message }) => message);
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

  test('a shift that ends at the time at which it begins is told as 24 hours', async () => {
    const [twice, day] = [await au.hire({}), await au.hire({})];
    await worked(twice, [
      { date: '2026-10-13', start: '10:00', end: '10:00' },
      { date: '2026-10-15', start: '09:00', end: '15:00' },
    ]);
    await worked(day, [{ date: '2026-10-13', start: '10:00', end: '18:00' }]);
    await staged('2026-10-18');
    const by = 'au.timesheets/whole-day';
    expect(told(await payOf(twice, '2026-10-18'), by)).toEqual([
      expect.stringContaining('The approved shift of 2026-10-13 begins and ends at 10:00, which counts as 24 hours.'),
    ]);
    expect(told(await payOf(day, '2026-10-18'), by)).toEqual([]);
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

  // Few hours in the week, and many on one day: of the awards that are not read, most have daily overtime well before an eleventh hour.
  test('more than ten hours on a day are told, ten are not', async () => {
    const [longer, full] = [await au.hire(assistant), await au.hire(assistant)];
    const unpaid_breaks = [{ start: '12:00', end: '12:30' }];
    await worked(longer, [{ date: '2027-01-12', start: '07:30', end: '19:00', unpaid_breaks }]);
    await worked(full, [{ date: '2027-01-12', start: '08:00', end: '18:30', unpaid_breaks }]);
    await staged('2027-01-17');
    expect(told(await payOf(longer, '2027-01-17'))).toEqual([
      expect.stringContaining('have work for 11 hours on 2027-01-12, and all of it is paid at one rate'),
    ]);
    expect(told(await payOf(full, '2027-01-17'))).toEqual([]);
  });

  // Black Coal Mining Award, clause 18: 1,168.60 a week and 33.39 an hour for Group A, a week of 35 hours.
  test('the week is that of the award: 38 hours are three more than 35 in black coal mining', async () => {
    const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
    const miner = { ...assistant, award_code: 'MA000001', award_classification: 'Group A', pay_rate_per_hour: '33.39' };
    const [longer, full] = [await au.hire(miner), await au.hire(miner)];
    const until = (end: string) => days.map((date) => ({ date, start: '08:00', end }));
    await worked(longer, until('15:36'));
    await worked(full, until('15:00'));
    await staged('2026-11-15');
    expect(told(await payOf(longer, '2026-11-15'))).toEqual([
      expect.stringContaining('work for 3 hours more than 35 a week, and all of it'),
    ]);
    expect(told(await payOf(full, '2026-11-15'))).toEqual([]);
  });

  // @law Holidays Act 1983 (Qld) sch 1: Christmas Eve is a public holiday from 6pm to midnight
  test('Christmas Eve is told in Queensland from 6pm on', async () => {
    const north = { ...assistant, state: 'QLD' };
    const [late, early] = [await au.hire(north), await au.hire(north)];
    await worked(late, [{ date: '2026-12-24', start: '10:00', end: '18:30' }]);
    await worked(early, [{ date: '2026-12-24', start: '10:00', end: '18:00' }]);
    await staged('2026-12-27');
    expect(told(await payOf(late, '2026-12-27'))).toEqual([
      expect.stringContaining('work on Christmas Eve, 2026-12-24, and all of it is paid at one rate'),
    ]);
    expect(told(await payOf(early, '2026-12-27'))).toEqual([]);
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

  describe('days that are worked in parts', () => {
    const toldOf = async (fields: object, payDate: string, shifts: readonly Shift[]) => {
      const id = await au.hire({ state: 'NSW', ...fields });
      await worked(id, shifts);
      return async () => {
        const pay = await payOf(id, payDate);
        return [pay.gross, [...told(pay, 'au.awards/day-in-parts'), ...told(pay)]];
      };
    };
    const part = (start: string, end: string): Shift => ({ date: '2026-10-13', start, end });
    const SUNDAY = '2026-10-18';
    /** Pay guides of 1 July 2026: 27.55 an hour, the restaurant's cook 27.08, the casual of retail 34.76 with the loading. */
    const carer = {
      award_code: 'MA000100',
      award_stream: 'Social and community services',
      award_classification: 'Level 1 - pay point 1',
      award_disability_services_work: true,
      employment_status: 'Part-time',
      pay_rate_per_hour: '27.55',
    };
    const shop = {
      award_code: 'MA000004',
      award_classification: 'Retail employee level 1',
      employment_status: 'Casual',
      pay_rate_per_hour: '34.76',
    };
    const cook = {
      award_code: 'MA000119',
      award_classification: 'Level 2 - cook grade 1',
      employment_status: 'Part-time',
      pay_rate_per_hour: '27.08',
    };

    test('two shifts that may be a broken one, and a break too long for a meal, are told with what they are worth', async () => {
      const apart = [part('09:00', '12:00'), part('15:00', '18:00')];
      const periods = apart.map(({ start = '', end = '' }) => ({ start, end }));
      const broken: Shift = { date: '2026-10-13', periods };
      const long: Shift = { ...part('09:00', '18:00'), unpaid_breaks: [{ start: '12:00', end: '15:00' }] };
      const cases = [
        // 21.81 for one unpaid break (MA000100 clauses 20.12 and 25.6); six hours are 165.30.
        await toldOf(carer, SUNDAY, apart),
        await toldOf(carer, SUNDAY, [long]),
        await toldOf(carer, SUNDAY, [broken]),
        // 5.60 for each separate period of two hours or more, not for casuals (MA000119 clause 21); six hours are 162.48.
        await toldOf(cook, SUNDAY, apart),
        await toldOf(cook, SUNDAY, [broken]),
        await toldOf({ ...cook, employment_status: 'Casual' }, SUNDAY, apart),
        // Retail knows no split shift: hours of a day are continuous but for breaks (MA000004 clause 15.3).
        await toldOf(shop, SUNDAY, apart),
        await toldOf(shop, SUNDAY, [long]),
        await toldOf({ ...shop, minimum_pay_set_by: 'ENTERPRISE_AGREEMENT' }, SUNDAY, apart),
        // The conditions of a pharmacy are not known; what is in parts is not paid at a plain rate everywhere.
        await toldOf({ ...assistant }, SUNDAY, apart),
      ];
      await staged(SUNDAY);
      const answers = [];
      for (const answer of cases) answers.push(await answer());
      const [asOne, noRule] = ['enter 09:00-12:00 & 15:00-18:00 as one shift.', 'MA000004 has no rule here'];
      expect(answers).toEqual([
        [165.3, [expect.stringMatching(/^The shifts of 2026-10-13 are up to 3 hours apart.*\$21\.81 more/)]],
        [165.3, [expect.stringContaining(asOne)]],
        [187.11, []],
        [162.48, [expect.stringContaining(`worth $11.20 more under MA000119: ${asOne}`)]],
        [173.68, []],
        [203.1, []],
        [208.56, [expect.stringContaining(noRule)]],
        [208.56, [expect.stringContaining(noRule)]],
        [expect.any(Number), []],
        [
          166.86,
          [expect.stringContaining('work in parts on 2026-10-13, with more than an hour between them, and all')],
        ],
      ]);
    });

    test('shifts that the award prices although something else sets the pay are told', async () => {
      // A rate of the supported wage below the minimum of level 1, which is paid nevertheless: four hours at 27.81.
      const supported = { ...shop, employment_status: 'Part-time', pay_rate_per_hour: '13.91', state: 'NSW' };
      const [id, plain] = [
        await au.hire({ ...supported, minimum_pay_set_by: 'SUPPORTED_WAGE' }),
        await au.hire({ ...supported, minimum_pay_set_by: 'AWARD' }),
      ];
      for (const one of [id, plain]) await worked(one, [{ date: '2026-09-08', start: '09:00', end: '13:00' }]);
      await staged('2026-09-13');
      const pay = await payOf(id, '2026-09-13');
      expect([pay.gross, told(pay, 'au.awards/priced-by-another')]).toEqual([
        111.24,
        [expect.stringContaining('priced by MA000004, at its minimum rates where they are above')],
      ]);
      expect(told(await payOf(plain, '2026-09-13'), 'au.awards/priced-by-another')).toEqual([]);
      // Whoever enters the hours has seen to it.
      const hours = [{ description: 'Ordinary time', units: 'hours', value: 4, rate: '13.91' }];
      const { status, body } = await au.employer.call('PUT', of(`pays/${pay.id}`), { hours });
      expect([status, body.gross, told(body, 'au.awards/priced-by-another')]).toEqual([200, 55.64, []]);
    });

    test('what shifts say and nobody prices is told', async () => {
      const homeCare = {
        ...carer,
        award_stream: 'Home care',
        award_classification: 'Aged care - Level 2 - Home carer',
      };
      const id = await au.hire({ ...shop, state: 'NSW' });
      await worked(id, [
        {
          date: '2026-11-03',
          periods: [
            { start: '09:00', end: '12:00' },
            { start: '15:00', end: '18:00' },
          ],
        },
      ]);
      const remote: Shift = { date: '2026-11-03', start: '08:00', end: '19:00', remote_work: 'not-on-call' };
      const carerId = await au.hire({ ...homeCare, state: 'NSW' });
      await worked(carerId, [remote]);
      const plain = await au.hire({ ...shop, state: 'NSW' });
      await worked(plain, [{ date: '2026-11-03', start: '09:00', end: '12:00' }]);
      const run = await staged('2026-11-08');
      const notPriced = async (employee: number) => told(await payOf(employee, '2026-11-08'), 'au.awards/not-priced');
      expect(await notPriced(id)).toEqual([
        expect.stringContaining('under MA000004: The award gives 2026-11-03 no rule for a broken shift of this person'),
      ]);
      expect(await notPriced(carerId)).toEqual([
        expect.stringContaining(
          'under MA000100: Remote work of more than 10 hours on 2026-11-03 is rated like that within them.',
        ),
      ]);
      expect(await notPriced(plain)).toEqual([]);
      // Once, also of the processed pay.
      await au.employer.call('POST', of(`pay-runs/${run}/process`));
      const { body } = await au.employer.call('GET', of(`pays?employee_id=${carerId}&from=2026-11-08&to=2026-11-08`));
      expect(told(body[0] as PayAnswer, 'au.awards/not-priced')).toHaveLength(1);
    });

    test('time between two shifts that may be a meal break is told where it changes the pay', async () => {
      const shiftworker = { ...carer, award_worker: 'shiftworker' };
      const apart = [part('12:00', '15:00'), part('15:30', '20:30')];
      const late = await toldOf(shiftworker, '2026-10-25', [
        { ...apart[0]!, date: '2026-10-20' },
        { ...apart[1]!, date: '2026-10-20' },
      ]);
      const early = await toldOf(shiftworker, '2026-10-25', [
        { date: '2026-10-20', start: '08:00', end: '12:00' },
        { date: '2026-10-20', start: '12:30', end: '16:00' },
      ]);
      await staged('2026-10-25');
      // A shift that ends after 8pm has 12.5 per cent more for all of it (29.3): eight hours at 30.99, not three of them at 27.55.
      expect(await late()).toEqual([
        237.6,
        [expect.stringContaining('worth $10.32 more under MA000100: enter 12:00-20:30 (15:00-15:30).')],
      ]);
      expect(await early()).toEqual([206.63, []]);
    });
  });

  // Fair Work Act 2009 (Cth) s 323(1): a salary is paid in full.
  test('a salary without set-off tells what the shifts leave out of it; the holiday of its week is in it', async () => {
    const salary = { pay_rate_per_hour: undefined, annual_salary: '83200', standard_hours_per_day: '7.6' };
    const [short, whole] = [await au.hire(salary), await au.hire(salary)];
    const days = ['2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09'].map((date) => ({
      ...{ date, start: '09:00', end: '16:36' },
    }));
    await worked(short, days.slice(1));
    await worked(whole, days);
    await staged('2026-10-11');
    const ofSalary = (pay: PayAnswer) => told(pay, 'pay/shifts-differ-from-salary');
    // A fifth of 1,600 a week.
    expect(ofSalary(await payOf(short, '2026-10-11'))).toEqual([
      expect.stringContaining('is for 38 in this period: 7.6 hours ($320.00) of it are not in this pay'),
    ]);
    expect(ofSalary(await payOf(whole, '2026-10-11'))).toEqual([]);
  });
});
