import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** Fair Work Act 2009 ss 93(2)(a), 94(2) and 101(2)(a): what must remain when leave is cashed out. */
describe.each(testEngines)('leave that is cashed out on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const hire = async (balances: object, more: object = {}) => {
    const week = { standard_hours_per_day: '7.6', standard_days_per_week: 5 };
    const id = await au.hire({ pay_rate_per_hour: '30', ...week, is_leave_enabled: false, ...more });
    const { status } = await au.employer.call('PUT', `/api/employees/${id}/opening-balances`, {
      ...{ as_at: '2026-06-30', ...balances },
    });
    expect(status).toBe(200);
    return id;
  };
  const cashOut = async (id: number, leave_type: string, hours: string) => {
    const row = { description: 'Cashed out', leave_type, date: '2026-08-26', hours, is_cash_up: true };
    return (await au.pays([{ employee_id: id, hours: [], leave: [row] }], '2026-08-30'))[0]!;
  };
  const tooLittle = ({ warnings }: Pick<PayAnswer, 'warnings'>) =>
    warnings.filter(({ code }) => code === 'au.leave/cashed-out-leaves-too-little');

  test('annual leave is cashed out with less than four weeks left', async () => {
    const pay = await cashOut(await hire({ holiday_leave_hours: '180' }), 'HOLIDAY', '38');
    // 180 less 38 are 142; four weeks of 38 are 152.
    expect(tooLittle(pay)).toEqual([
      {
        code: 'au.leave/cashed-out-leaves-too-little',
        message:
          '38 hours of annual leave are cashed out and 142 hours remain after this pay; 152 hours, 4 weeks of 38 hours, ' +
          'must remain (Fair Work Act 2009 ss 93(2)(a), 94(2)).',
        field: 'is_cash_up',
      },
    ]);
    const address = `/api/company/${au.employer.au}/pays/${pay.id}`;
    const { body } = await au.employer.call('GET', `${address}/explanation`);
    expect(body.explanation.annual_leave_that_must_remain).toMatchObject({
      rule: 'au.leave-accrual.leave-that-must-remain',
      value: '152',
    });
    expect(tooLittle((await au.employer.call('GET', address)).body)).toHaveLength(1);
  });

  test.each([
    ['four weeks are left', { holiday_leave_hours: '190' }, 'HOLIDAY', {}],
    [
      'four weeks of part-time hours are left',
      { holiday_leave_hours: '100' },
      'HOLIDAY',
      { standard_days_per_week: 2 },
    ],
    ['fifteen days are left', { sick_leave_hours: '152' }, 'SICK', {}],
  ])('nothing is said where %s', async (_name, balances, type, more) => {
    expect(tooLittle(await cashOut(await hire(balances, more), type, '38'))).toEqual([]);
  });

  test('under an award more than two weeks are cashed out in 12 months', async () => {
    const retail = { award_code: 'MA000004', award_classification: 'Retail Employee Level 1' };
    const [covered, free] = [
      await hire({ holiday_leave_hours: '400' }, retail),
      await hire({ holiday_leave_hours: '400' }),
    ];
    const toldOn = async (id: number, payDate: string, hours: string) => {
      const row = { description: 'Cashed out', leave_type: 'HOLIDAY', date: payDate, hours, is_cash_up: true };
      const [pay] = await au.pays([{ employee_id: id, hours: [], leave: [row] }], payDate);
      return pay!.warnings.filter(({ code }) => code === 'au.leave/cashed-out-more-than-awards-let');
    };
    // The model term of modern awards: two weeks of 38 hours in any period of 12 months.
    expect(await toldOn(covered, '2025-08-24', '38')).toEqual([]);
    expect(await toldOn(covered, '2026-08-16', '38')).toEqual([]);
    expect(await toldOn(covered, '2026-08-23', '7.6')).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(
          '7.6 hours of annual leave are cashed out, and 76 hours were in the 12 months',
        ),
        field: 'is_cash_up',
      }),
    ]);
    // 12 months after the first.
    expect(await toldOn(covered, '2026-08-24', '7.6')).toEqual([]);
    // Whoever is free of awards has no such limit. @law Fair Work Act 2009 (Cth) s 94
    expect(await toldOn(free, '2026-08-16', '114')).toEqual([]);
  });

  test('personal leave keeps fifteen days', async () => {
    const pay = await cashOut(await hire({ sick_leave_hours: '150' }), 'SICK', '38');
    expect(tooLittle(pay)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('114 hours, 15 days of 7.6 hours, must remain') }),
    ]);
  });
});
