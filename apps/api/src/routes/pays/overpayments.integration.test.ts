import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(180_000);

interface Corrected {
  readonly replacement: PayAnswer;
  readonly change: Readonly<Record<string, number>>;
  readonly leave: readonly { readonly leave_type: string; readonly hours: number }[];
  readonly year_to_date: {
    readonly before: Readonly<Record<string, number>>;
    readonly after: Readonly<Record<string, number>>;
  };
  readonly overpayment: Readonly<Record<string, unknown>> | null;
}

/**
 * A pay that is corrected to less was an overpayment. ATO, Repayment of overpaid amounts: found in the financial year of payment, the net
 * is repaid and gross and tax are corrected; found later, the gross is repaid and the tax stays as it was withheld.
 * Schedule 1, scale 2, weekly. 2024-07-01: 0.3227 × (1100.99) − 180.0385 = 175, (1000.99) = 143; 2026-07-01: 170 and 138.
 */
describe.each(testEngines)('overpayments over HTTP on $engine', (engine) => {
  let scene: AustralianScene;
  beforeAll(async () => {
    scene = await australianScene(engine);
  }, 120_000);
  afterAll(() => scene.close(), 60_000);

  const hours = (value: string) => [{ description: 'Ordinary', units: 'hours', value, rate: '25' }];
  const overpaid = async (payDate: string) => {
    const id = await scene.hire({ pay_rate_per_hour: '25' });
    const [pay] = await scene.pays([{ employee_id: id, hours: hours('44') }], payDate);
    return { id, pay: pay! };
  };
  const correct = async (pay: PayAnswer, value: string, query = '', step = '') => {
    const { employer } = scene;
    const path = `/api/company/${employer.au}/pays/${pay.id}/correction${step}${query}`;
    return employer.call('POST', path, { hours: hours(value) });
  };

  test('found in the year: the net is repaid, gross, tax, super, leave and year to date are corrected', async () => {
    const { id, pay } = await overpaid('2026-11-05');
    expect(pay).toMatchObject({ gross: 1100, tax: 170, super: 132 });
    const preview = await correct(pay, '40', '', '/preview');
    expect(preview.status).toBe(200);
    const { status, body } = await correct(pay, '40');
    expect(status).toBe(201);
    const { replacement, change, leave, year_to_date, overpayment } = body as Corrected;
    expect(change).toEqual({ gross: -100, tax: -32, net: -68, super: -12 });
    expect(overpayment).toMatchObject({ to_repay: 68, financial_year: '2026-27', is_tax_corrected: true });
    expect((preview.body as Corrected).overpayment).toEqual(overpayment);
    // National Employment Standards: 4 weeks in 52 for each ordinary hour, 4 ÷ 52 × 4 hours less.
    const holiday = leave.find(({ leave_type }) => leave_type === 'HOLIDAY')!;
    expect(Math.abs(holiday.hours + (4 * 4) / 52)).toBeLessThan(0.0001);
    expect([year_to_date.before['gross'], year_to_date.after['gross']]).toEqual([1100, 1000]);
    expect((await scene.lodged([replacement.id])).yearToDate).toMatchObject({
      gross: '1000.00',
      paygWithheld: '138.00',
    });
    // The 68 come off the next pay after its tax; nothing else of it changes.
    const deduction = { description: 'Overpaid on 5 November', amount: '68', classification: 'NORMAL' };
    const [next] = await scene.pays([{ employee_id: id, hours: hours('40'), deductions: [deduction] }], '2026-11-12');
    expect(next).toMatchObject({ gross: 1000, tax: 138, super: 120, net: 862 - 68 });
  });

  test('found after the year: the gross is repaid and the tax stays, in the pay and in Single Touch Payroll', async () => {
    const { pay } = await overpaid('2026-06-25');
    expect(pay.tax).toBe(175);
    const { status, body } = await correct(pay, '40');
    expect(status).toBe(201);
    const { replacement, overpayment, change } = body as Corrected;
    expect(replacement).toMatchObject({ gross: 1000, tax: 175, net: 825, super: 120 });
    expect(change).toEqual({ gross: -100, tax: 0, net: -100, super: -12 });
    expect(overpayment).toMatchObject({ to_repay: 100, financial_year: '2025-26', is_tax_corrected: false });
    expect(replacement.warnings.map(({ code }) => code)).toEqual(['au.overpayments/tax-as-withheld']);
    const { employer } = scene;
    const path = `/api/company/${employer.au}/pays/${replacement.id}`;
    expect((await employer.call('GET', path)).body).toMatchObject({ tax: 175, warnings: replacement.warnings });
    const explained = (await employer.call('GET', `${path}/explanation`)).body;
    expect(JSON.stringify(explained)).toContain('au.pay.tax-as-withheld');
    expect((await scene.lodged([replacement.id])).yearToDate).toMatchObject({
      gross: '1000.00',
      paygWithheld: '175.00',
    });
    // Once more: what was withheld at first still stays.
    const again = (await correct(replacement, '36', '?confirm_reported=true')).body as Corrected;
    expect(again.replacement).toMatchObject({ gross: 900, tax: 175 });
    expect(again.overpayment).toMatchObject({ to_repay: 100 });
  });

  test('the day on which it was found decides, not the day of the correction', async () => {
    const { pay } = await overpaid('2026-06-25');
    const { body } = await correct(pay, '40', '?identified_on=2026-06-30');
    const { replacement, overpayment } = body as Corrected;
    expect(replacement).toMatchObject({ gross: 1000, tax: 143 });
    expect(overpayment).toMatchObject({ identified_on: '2026-06-30', to_repay: 68, is_tax_corrected: true });
  });

  test('a pay that is rebuilt to less after its year keeps its tax too', async () => {
    const { pay } = await overpaid('2026-06-25');
    const { employer } = scene;
    const path = `/api/company/${employer.au}/pays/${pay.id}`;
    const { status, body } = await employer.call('PUT', path, { hours: hours('40') });
    expect([status, (body as PayAnswer).tax]).toEqual([200, 175]);
  });

  test('refused: less than the tax that stays, a day ahead, a day before the pay', async () => {
    const { pay } = await overpaid('2026-06-25');
    const below = await correct(pay, '2');
    expect([below.status, JSON.stringify(below.body)]).toEqual([422, expect.stringContaining('175')]);
    expect((await correct(pay, '40', '?identified_on=2030-01-01')).status).toBe(400);
    expect((await correct(pay, '40', '?identified_on=2026-06-24')).status).toBe(400);
    const { body } = await scene.employer.call('GET', `/api/company/${scene.employer.au}/pays/${pay.id}`);
    expect(body).toMatchObject({ gross: 1100, tax: 175 });
  });

  test('a pay that is corrected to more is no overpayment', async () => {
    const { pay } = await overpaid('2026-06-25');
    expect(((await correct(pay, '45')).body as Corrected).overpayment).toBeNull();
  });
});
