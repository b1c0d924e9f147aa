import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(180_000);

// ATO Schedule 1 from 1 July 2026, scale 2, weekly: 1,000 is 138; 1,088 is 0.3227 × 1088.99 − 185.1935 = 166.22: 166.
// ATO, Withholding for allowances: nothing is withheld from cents per kilometre up to the approved rate, and they are no
// ordinary time earnings: super is 12 % of 1,000. By the flags as the interface defaults them it is 12 % of 1,088.
const WITHIN = { gross: 1088, tax: 138, super: 120 };
const ABOVE = { gross: 1088, tax: 166, super: 120 };
const BY_FLAGS = { gross: 1088, tax: 166, super: 130.56 };

const car = { description: 'Car', amount: '0.88', units: '100', allowance_category: 'CD' };

describe.each(testEngines)('allowances within their limit on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const hire = () => employer.hire('au', { start_date: '2026-01-05' });
  const payOf = async (employee_id: number, allowances?: readonly object[], day = '12') => {
    const hours = [{ description: 'Ordinary', units: 'hours', value: '1', rate: '1000' }];
    const { status, body } = await employer.call(
      'PUT',
      `/api/company/${employer.au}/pays/create?pay_date=2026-11-${day}`,
      [{ employee_id, hours, ...(allowances === undefined ? {} : { allowances }) }],
    );
    expect([status, status === 201 ? '' : body]).toEqual([201, '']);
    return (body as readonly object[])[0]!;
  };

  test('an own allowance: within, above, and not said', async () => {
    const id = await hire();
    const path = `/api/employees/${id}/allowances`;
    const own = await employer.call('POST', path, { ...car, is_within_limit: true });
    expect(own).toMatchObject({ status: 201, body: { is_within_limit: true } });
    expect(await payOf(id, undefined, '02')).toMatchObject(WITHIN);
    const change = (is_within_limit: boolean | null) =>
      employer.call('PATCH', `${path}/${String(own.body.id)}`, { is_within_limit });
    expect((await change(false)).status).toBe(200);
    expect(await payOf(id, undefined, '09')).toMatchObject(ABOVE);
    expect((await change(null)).status).toBe(200);
    expect(await payOf(id, undefined, '16')).toMatchObject(BY_FLAGS);
    // The row of one pay says it, where its item does not.
    expect(await payOf(id, [{ description: 'Car', units: '100', is_within_limit: true }], '23')).toMatchObject(WITHIN);
  });

  test('an allowance of the company', async () => {
    const id = await hire();
    const path = `/api/company/${employer.au}/allowances`;
    const body = { ...car, description: 'Van', amount: '88', auto_apply_to_pay: true, employee_ids: [id] };
    const { units: _units, ...template } = body;
    const made = await employer.call('POST', path, { ...template, is_within_limit: true });
    expect(made).toMatchObject({ status: 201, body: { allowance_category: 'CD', is_within_limit: true } });
    expect((await employer.call('GET', path)).body).toContainEqual(made.body);
    expect(await payOf(id, undefined, '02')).toMatchObject(WITHIN);
    const changed = await employer.call('PATCH', `${path}/${String(made.body.id)}`, { is_within_limit: null });
    expect(changed.status).toBe(200);
    expect(changed.body).not.toHaveProperty('is_within_limit');
    expect(await payOf(id, undefined, '09')).toMatchObject(BY_FLAGS);
  });

  test('an item that a pay made is remembered with it', async () => {
    const id = await hire();
    expect(await payOf(id, [{ ...car, is_within_limit: true }], '02')).toMatchObject(WITHIN);
    expect(await payOf(id, [{ description: 'Car', units: '100' }], '09')).toMatchObject(WITHIN);
  });

  // Scale 2, weekly: 1,034 is 0.3227 × 1034.99 − 185.1935 = 148.80. ATO, Withholding for allowances: the excess over the approved rate.
  test('kilometres above the approved rate: what is above bears tax, in the pay, its explanation and the report', async () => {
    const id = await hire();
    const dearer = { ...car, description: 'Ute', amount: '1.05', units: '200', is_within_limit: false };
    const pay = await payOf(id, [dearer], '02');
    expect(pay).toMatchObject({ gross: 1210, tax: 149, super: 120 });
    const path = `/api/company/${employer.au}/pays/${(pay as { id: number }).id}/explanation`;
    expect(JSON.stringify((await employer.call('GET', path)).body)).toContain(
      'nothing is withheld up to 0.88 a kilometre, which is 176; 34 is taxed',
    );
  });

  // Income Tax Assessment Act 1997 (Cth) s 900-40: 150 dollars of laundry in an income year. 1,050 is 0.3227 × 1050.99 − 185.1935 =
  // 153.96, 1,100 is 0.3227 × 1100.99 − 185.1935 = 170.10.
  test('laundry bears tax from the 151st dollar of the financial year on', async () => {
    const id = await hire();
    const laundry = { description: 'Laundry', amount: '100', allowance_category: 'LD', is_within_limit: false };
    expect(await payOf(id, [laundry], '02')).toMatchObject({ gross: 1100, tax: 138, super: 120 });
    expect(await payOf(id, [laundry], '09')).toMatchObject({ gross: 1100, tax: 154, super: 120 });
    expect(await payOf(id, [laundry], '16')).toMatchObject({ gross: 1100, tax: 170, super: 120 });
    // Two pays of one week are taxed as one: 2,000 and the laundry that is above, 2,100 in all.
    expect(await payOf(id, [{ ...laundry, amount: '0.01', description: 'More laundry' }], '16')).toMatchObject({
      gross: 1000.01,
    });
  });

  test('New Zealand has no such limit', async () => {
    const nz = await employer.hire('nz', { start_date: '2026-01-05' });
    const own = { description: 'Car', amount: '5', is_within_limit: true };
    expect(await employer.call('POST', `/api/employees/${nz}/allowances`, own)).toMatchObject({
      body: { detail: 'Only an allowance in Australia has is_within_limit.' },
    });
    expect(await employer.call('POST', `/api/company/${employer.nz}/allowances`, own)).toMatchObject({
      status: 400,
      body: { detail: 'Only an allowance in Australia has is_within_limit.' },
    });
  });
});
