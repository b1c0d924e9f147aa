import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** General Retail Industry Award: level 1 has 27.81 an hour from 1 July 2026, at 18 after six months 20.86 from December (PR813655). */
const retail = { award_code: 'MA000004', award_classification: 'Retail employee level 1', state: 'NSW' };

describe.each(testEngines)('leave at a rate below the award on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const told = ({ warnings }: PayAnswer) =>
    warnings.filter(({ code }) => code === 'au.awards/leave-below-minimum').map(({ message }) => message);
  const leave = (leave_type: string, more: object = {}) => ({
    ...{ description: 'Leave', leave_type, date: '2026-08-26', hours: '7.6' },
    ...more,
  });
  const paid = async (record: object, rows: readonly object[], payDate = '2026-08-30') => {
    const id = await au.hire({ ...retail, ...record });
    return (await au.pays([{ employee_id: id, leave: rows }], payDate))[0]!;
  };

  test('a public holiday at the rate of November is told in December, beside shifts that the award prices', async () => {
    const id = await au.hire({
      ...{ ...retail, employment_status: 'Part-time', pay_rate_per_hour: '19.47', working_days: 'MON,FRI' },
      ...{
        date_of_birth: '2008-02-01',
        start_date: '2026-01-15',
        standard_hours_per_day: 7.6,
        standard_days_per_week: 2,
      },
    });
    const of = (path: string) => `/api/company/${au.employer.au}/${path}`;
    const shift = { employee_id: id, date: '2026-12-21', start: '09:00', end: '16:36' };
    const { body } = await au.employer.call('POST', of('timesheets'), [shift]);
    await au.employer.call('POST', of('timesheets/approve'), { shift_ids: [body[0].id] });
    await au.employer.call('POST', of('pay-runs'), { pay_period: 'WEEKLY', pay_date: '2026-12-27' });
    const query = `employee_id=${id}&from=2026-12-27&to=2026-12-27&status=pending`;
    const pay = (await au.employer.call('GET', of(`pays?${query}`))).body[0];
    expect(pay.hours.map(({ value, rate }: Record<string, unknown>) => [value, rate])).toEqual([[7.6, 20.86]]);
    expect(pay.award_check.verdict).toBe('met');
    // 7.6 × (20.86 − 19.47).
    expect(told(pay)).toEqual([
      '7.6 hours of leave and public holidays are paid at the own rate of $19.47 an hour; the minimum of MA000004 (Retail employee level 1) is ' +
        '$20.86, which is the least that the base rate of pay can be (Fair Work Act 2009 ss 16, 90, 99, 116). $10.56 is missing: raise the rate ' +
        'of the record.',
    ]);
  });

  test('annual, personal and compassionate leave are told together, and a replay tells the same', async () => {
    const rows = [
      leave('HOLIDAY'),
      leave('SICK', { date: '2026-08-27' }),
      leave('COMPASSIONATE', { date: '2026-08-28' }),
    ];
    const pay = await paid({ pay_rate_per_hour: '26.81' }, rows);
    expect(told(pay)).toEqual([expect.stringMatching(/^22\.8 hours .* \$22\.80 is missing/)]);
    const replay = await au.employer.call('POST', `/api/company/${au.employer.au}/pays/${pay.id}/replay`);
    expect(replay.body.is_equal).toBe(true);
  });

  test.each<[string, object, object]>([
    ['the minimum', { pay_rate_per_hour: '27.81' }, {}],
    // 1,056.80 ÷ 38: the weekly rate that a full-time employee is owed.
    ['the weekly rate by the hour', { pay_rate_per_hour: '27.810526' }, {}],
    ['a row with a rate of its own', { pay_rate_per_hour: '26.81' }, { rate: '13.41' }],
    ['leave that is not paid', { pay_rate_per_hour: '26.81' }, { leave_type: 'UNPAID' }],
    ['an agreement', { pay_rate_per_hour: '26.81', minimum_pay_set_by: 'ENTERPRISE_AGREEMENT' }, {}],
    ['nobody’s award', { pay_rate_per_hour: '26.81', award_code: null, award_classification: null }, {}],
  ])('nothing is said of %s', async (_of, record, row) => {
    expect(told(await paid(record, [leave('HOLIDAY', row)]))).toEqual([]);
  });
});
