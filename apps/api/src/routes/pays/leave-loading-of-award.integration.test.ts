import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** General Retail Industry Award, clause 28.3; the pay guide of 1 July 2026 gives level 2 28.45 an hour. */
const retail = { award_code: 'MA000004', award_classification: 'Retail employee level 2', state: 'NSW' };
const holiday = (more: object = {}) => ({
  leave: [{ description: 'Holiday', leave_type: 'HOLIDAY', date: '2026-08-26', hours: '38', ...more }],
});

describe.each(testEngines)('the loading of annual leave under an award on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const hire = (more: object = {}) => au.hire({ ...retail, pay_rate_per_hour: '28.45', ...more });
  const week = async (id: number, more: object = {}, payDate = '2026-08-30') =>
    (await au.pays([{ employee_id: id, ...holiday(), ...more }], payDate))[0]!;
  const ofLoading = ({ warnings }: Pick<PayAnswer, 'warnings'>) =>
    warnings.filter(({ code }) => code.endsWith('leave-loading'));

  test('a week of leave without loading is told with the clause, and explained by it', async () => {
    const pay = await week(await hire());
    // 17.5 % of 38 × 28.45 = 1,081.10.
    expect(ofLoading(pay)).toEqual([
      {
        code: 'au.awards/leave-loading',
        message: expect.stringContaining(
          'a loading of $0.00; award MA000004, clause 28.3, asks for 17.5% of $1,081.10, $189.19, or the penalties',
        ),
        field: 'leave_loading_percentage',
      },
    ]);
    const { body } = await au.employer.call('GET', `/api/company/${au.employer.au}/pays/${pay.id}/explanation`);
    expect(body.explanation.award_leave_loading).toMatchObject({
      rule: 'au.awards.MA000004.leave-loading',
      value: '189.19',
      says: expect.stringContaining('clause 28.3'),
    });
  });

  test.each<[string, object, object]>([
    ['the loading of the record', { leave_loading_percentage: '0.175' }, {}],
    ['the loading of the row', {}, holiday({ leave_loading_amount: '189.19' })],
    [
      'a rate above the minimum, loaded by the minimum',
      { pay_rate_per_hour: '35' },
      holiday({ leave_loading_amount: '189.19' }),
    ],
    ['a contract that sets higher pay off', { pay_rate_per_hour: '35', award_set_off: true }, {}],
    ['sick leave', {}, holiday({ leave_type: 'SICK' })],
    ['an agreement in the place of the award', { minimum_pay_set_by: 'ENTERPRISE_AGREEMENT' }, {}],
    ['an award whose clause nobody read', { award_code: 'MA000119', award_classification: 'Level 2' }, {}],
  ])('nothing is said of %s', async (_of, record, rows) => {
    expect(ofLoading(await week(await hire(record), rows))).toEqual([]);
  });

  test('leave that is paid out in the end is loaded as if it had been taken', async () => {
    const end = { pay_date: '2026-08-28', termination_date: '2026-08-28' };
    const opening = { as_at: '2026-06-30', holiday_leave_hours: '20' };
    const leave = async (record: object, more: object = {}) => {
      const id = await hire(record);
      await au.employer.call('PUT', `/api/employees/${id}/opening-balances`, opening);
      return ofLoading(await au.terminate(id, { ...end, ...more }));
    };
    // 17.5 % of 20 × 28.45 = 569.00.
    expect(await leave({})).toEqual([
      {
        code: 'au.awards/unused-leave-loading',
        message: expect.stringMatching(/clause 28\.3, asks for 17\.5% of \$569\.00, \$99\.58,.* s 90\(2\)/),
        field: 'is_unused_leave_loading_paid',
      },
    ]);
    expect(await leave({ leave_loading_percentage: '0.175' })).toEqual([]);
    expect(await leave({ leave_loading_percentage: '0.175' }, { is_unused_leave_loading_paid: false })).toHaveLength(1);
  });

  test('the warning stays with its pay when the record names another award and an earlier pay is entered later', async () => {
    const id = await hire();
    const pay = await week(id);
    await au.employer.call('PATCH', `/api/company/${au.employer.au}/employees/update`, [
      { id, award_code: 'MA000119', award_classification: 'Level 2' },
    ]);
    await au.payOf(id, '1000', '2026-08-23');
    const path = `/api/company/${au.employer.au}/pays/${pay.id}`;
    expect((await au.employer.call('POST', `${path}/replay`)).body.is_equal).toBe(true);
    expect(ofLoading((await au.employer.call('GET', path)).body)).toEqual(ofLoading(pay));
  });
});
