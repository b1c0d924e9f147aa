import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** One employee's year as the tax office last heard it, through a correction, an adjustment, a deletion and the finalisation. */
describe.each(testEngines.slice(0, 1))('the sums of Single Touch Payroll after changes on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  test('the year to date is the sum of the pays that stand, kind by kind, whatever was changed', async () => {
    const id = await au.hire({ pay_rate_per_hour: '40', is_leave_enabled: false });
    const worked = (value: string) => [{ description: 'Ordinary', units: 'hours', value }];
    const first = {
      employee_id: id,
      hours: [
        ...worked('38'),
        { description: 'Overtime', units: 'hours', value: '2', multiplier: '1.5', is_overtime: true },
      ],
      allowances: [{ description: 'Tools', amount: '25', allowance_category: 'TD' }],
      bonuses: [{ description: 'Sales', amount: '200' }],
      pay_sacrifices: [{ description: 'Extra super', amount: '100' }],
    };
    const second = {
      employee_id: id,
      hours: worked('38'),
      leave: [
        { description: 'Cashed out', leave_type: 'HOLIDAY', date: '2026-08-12', hours: '5', is_cash_up: true },
        { description: 'Sick', leave_type: 'SICK', date: '2026-08-12', hours: '4' },
      ],
      bonuses: [{ description: 'Board', amount: '300', is_directors_fees: true }],
      back_payments: [{ description: 'July', amount: '90', stp_category: 'OVERTIME' }],
      deductions: [{ description: 'Union', amount: '12', classification: 'UNION_FEES' }],
      pay_sacrifices: [],
    };
    const [one] = await au.pays([first], '2026-08-06');
    const [two] = await au.pays([second], '2026-08-13');
    const [three] = await au.pays([{ ...second, leave: [], back_payments: [] }], '2026-08-20');
    const { yearToDate: asReported } = await au.lodged([one!.id, two!.id, three!.id]);
    expect(asReported).toMatchObject({
      // 3 × 38 × 40; 2 × 60 and the back payment of 90; twice the fees of 300.
      ...{ gross: '4560.00', overtime: '210.00', directorsFees: '600.00', bonusesAndCommissions: '200.00' },
      paidLeave: [
        { code: 'C', amount: '200.00' },
        { code: 'O', amount: '160.00' },
      ],
      ...{ allowances: [{ code: 'TD', amount: '25.00' }], salarySacrifice: [{ code: 'S', amount: '100.00' }] },
      deductions: [{ code: 'F', amount: '24.00' }],
    });

    const path = (pay: Pick<PayAnswer, 'id'>) => `/api/company/${au.employer.au}/pays/${pay.id}`;
    /** What the pays that stand add up to, in dollars and cents. */
    const standing = async (pays: readonly Pick<PayAnswer, 'id'>[], key: 'tax' | 'compulsory_super_amount') => {
      let cents = 0;
      for (const pay of pays) cents += Math.round(Number((await au.employer.call('GET', path(pay))).body[key]) * 100);
      return (cents / 100).toFixed(2);
    };
    const update = async () => (await au.lodged([two!.id], 'UPDATE')).yearToDate;
    const agrees = async (pays: readonly Pick<PayAnswer, 'id'>[]) => ({
      paygWithheld: await standing(pays, 'tax'),
      super: expect.arrayContaining([{ code: 'L', amount: await standing(pays, 'compulsory_super_amount') }]),
    });

    const correction = { ...first, hours: worked('30') };
    const corrected = await au.employer.call('POST', `${path(one!)}/correction?confirm_reported=true`, correction);
    expect(corrected.status).toBe(201);
    const { replacement } = corrected.body as { replacement: PayAnswer };
    // (30 + 38 + 38) × 40, and the overtime of the first pay is gone.
    const ofCorrection = { gross: '4240.00', overtime: '90.00', directorsFees: '600.00' };
    expect(await update()).toMatchObject({ ...ofCorrection, ...(await agrees([replacement, two!, three!])) });

    const taken = { description: 'Board', amount: '-300', is_directors_fees: true, is_adjustment: true };
    const adjusted = { employee_id: id, hours: worked('38'), bonuses: [taken], pay_sacrifices: [] };
    const [four] = await au.pays([adjusted], '2026-08-27');
    await au.lodged([four!.id]);
    expect((await au.employer.call('DELETE', `${path(three!)}?confirm_reported=true`)).status).toBe(204);
    const submit = `/api/single-touch/${au.employer.au}/submit-stp-pays`;
    const final = await au.employer.call('POST', submit, { action: 'UPDATE', is_final: true });
    const left = [replacement, two!, four!];
    // The deleted pay is in no row; its 38 hours, its fees and its deduction have left the sums.
    expect(final.body).toMatchObject({
      rows: left
        .map(({ id: pay_id }) => pay_id)
        .toSorted((a, b) => a - b)
        .map((pay_id) => ({ pay_id })),
    });
    expect(await update()).toMatchObject({
      ...{ gross: '4240.00', overtime: '90.00', directorsFees: '0.00', bonusesAndCommissions: '200.00' },
      deductions: [{ code: 'F', amount: '12.00' }],
      ...(await agrees(left)),
    });
  });
});
