import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(180_000);

const hours = (dollars: string) => ({
  hours: [{ description: 'Ordinary', units: 'hours', value: '1', rate: dollars }],
});

describe.each(testEngines)('the first of two pays of a week is corrected on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const paid = async (employee_id: number, day: string) => {
    const { body } = await employer.pay('au', [{ employee_id, ...hours('1000') }], `?pay_date=2026-07-${day}`);
    return (body as unknown as readonly { readonly id: number; readonly tax: number }[])[0]!;
  };
  const corrected = async (id: number, dollars: string) => {
    const { status, body } = await employer.call(
      'POST',
      `/api/company/${employer.au}/pays/${id}/correction`,
      hours(dollars),
    );
    expect([status, status === 201 ? '' : body]).toEqual([201, '']);
    return body as unknown as { readonly change: object; readonly replacement: { readonly id: number } };
  };

  // Schedule 8 from 1 July 2026, scale 2 with a loan: 2,000 is 0.47 × 2000.99 − 382.2935 = 558.17; 2,100 is 605.17.
  test('after the second told of a study loan: the week is still withheld from with it', async () => {
    const employee_id = await employer.hire('au', { start_date: '2024-01-01' });
    const first = await paid(employee_id, '06');
    const update = [{ id: employee_id, has_stsl_liability: true }];
    const told = await employer.call('PATCH', `/api/company/${employer.au}/employees/update`, update);
    expect(told.status).toBe(200);
    expect([first.tax, (await paid(employee_id, '07')).tax]).toEqual([138, 420]);
    const { change, replacement } = await corrected(first.id, '1100');
    expect(change).toMatchObject({ gross: 100, tax: 47 });
    // A correction of the correction stands in the same place.
    expect((await corrected(replacement.id, '1000')).change).toMatchObject({ gross: -100, tax: -47 });
  });
});
