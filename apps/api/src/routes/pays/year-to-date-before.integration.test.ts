import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayAnswer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

/** One hour at the rate of the whole pay. */
const earning = (rate: string) => ({ hours: [{ description: 'Ordinary time', units: 'hours', value: 1, rate }] });

/** A pay made anew is taxed by the payments before it; those after it do not change its tax. */
describe.each(testEngines)('the year to date before a pay over HTTP on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const payOn = async (country: 'au' | 'nz', day: string, item: object): Promise<PayAnswer> => {
    const made = await employer.pay(country, [item], `?pay_date=${day}`);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return (made.body as PayAnswer[])[0]!;
  };
  const correct = async (country: 'au' | 'nz', payId: number, item: object) => {
    const { status, body } = await employer.call(
      'POST',
      `/api/company/${employer[country]}/pays/${payId}/correction`,
      item,
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body as { readonly change: { readonly tax: number } };
  };

  test('a pay of a working holiday maker that is rebuilt with the same body keeps its band', async () => {
    const maker = { working_holiday_tax_scale_applies: true, is_foreign_resident: true };
    const employee_id = await employer.hire('au', { ...maker, has_claimed_tax_free_threshold: false });
    const item = { employee_id, ...earning('30000') };
    const pays: PayAnswer[] = [];
    for (const day of ['2026-09-03', '2026-09-10', '2026-09-17']) pays.push(await payOn('au', day, item));
    // 15 % to 45,000, then 30 %. @law ATO Schedule 15
    expect(pays.map(({ tax }) => tax)).toEqual([4500, 4500, 9000]);
    const rebuilt = await employer.call('PUT', `/api/company/${employer.au}/pays/${pays[0]!.id}`, item);
    expect(rebuilt).toMatchObject({ status: 200, body: { tax: 4500 } });
  });

  test('a pay before others of a working holiday maker names those that were withheld from at a lower rate', async () => {
    const maker = { working_holiday_tax_scale_applies: true, is_foreign_resident: true };
    const employee_id = await employer.hire('au', { ...maker, has_claimed_tax_free_threshold: false });
    const item = { employee_id, ...earning('30000') };
    const [first, second] = [await payOn('au', '2026-09-10', item), await payOn('au', '2026-09-17', item)];
    expect([first.tax, second.tax]).toEqual([4500, 4500]);
    // 30,000 before the first is still 15 %; 60,000 before the second is 30 %. @law ATO Schedule 15
    const told = (await payOn('au', '2026-09-03', item)).warnings.find(
      ({ code }) => code === 'pay/later-tax-of-lower-band',
    );
    expect(told?.message).toContain(`at a lower one: ${second.id}.`);
    const rebuilt = await employer.call('PUT', `/api/company/${employer.au}/pays/${second.id}`, item);
    expect(rebuilt).toMatchObject({ status: 200, body: { tax: 9000 } });
  });

  test('a pay that takes the year over the maximum contribution base names the later pays that had contributed', async () => {
    const employee_id = await employer.hire('au', {});
    const pay = (day: string, dollars: string) => payOn('au', day, { employee_id, ...earning(dollars) });
    await pay('2026-08-05', '150000');
    const later = await pay('2026-10-05', '150000');
    const codes = ({ warnings }: PayAnswer) => warnings.map(({ code }) => code);
    expect(codes(later)).not.toContain('pay/later-super-above-maximum');
    // 270,830 a year: 120,830 of the pay of October counted, and 50,000 of them are now beyond it. @law SGAA 1992 s 10A, s 15
    const told = (await pay('2026-09-07', '50000')).warnings.find(
      ({ code }) => code === 'pay/later-super-above-maximum',
    );
    expect(told?.message).toContain(`by $50,000.00; later pays had contributed on them already: ${later.id}.`);
    expect(codes(await pay('2026-11-05', '1000'))).not.toContain('pay/later-super-above-maximum');
  });

  test('a correction that leaves room below the maximum contribution base names the later pays that had left super out', async () => {
    const employee_id = await employer.hire('au', {});
    const pay = (day: string, dollars: string) => payOn('au', day, { employee_id, ...earning(dollars) });
    const [first, later] = [await pay('2026-08-05', '150000'), await pay('2026-10-05', '150000')];
    // 270,830 a year: 29,170 of the pay of October were left out, and 250,000 are below it. @law SGAA 1992 s 10A, s 15
    expect(later.super).toBe(14499.6);
    const path = `/api/company/${employer.au}/pays/${first.id}/correction`;
    const { body } = await employer.call('POST', path, { employee_id, ...earning('100000') });
    const { replacement } = body as { readonly replacement: PayAnswer };
    const told = replacement.warnings.find(({ code }) => code === 'pay/later-super-left-out');
    expect(told?.message).toContain(
      `later pays left $29,170.00 out because of it, on which contributions are owed: ${later.id}.`,
    );
    const item = { employee_id, ...earning('150000') };
    const rebuilt = await employer.call('PUT', `/api/company/${employer.au}/pays/${later.id}`, item);
    expect(rebuilt).toMatchObject({ status: 200, body: { super: 18000 } });
    // And back: 150,000 take the year over it once more, on which the pay of October has contributed.
    const again = await employer.call('PUT', `/api/company/${employer.au}/pays/${replacement.id}`, item);
    expect((again.body as PayAnswer).warnings.map(({ code }) => code)).toContain('pay/later-super-above-maximum');
  });

  test('a pay that is deleted names the later pays that had left super out', async () => {
    const employee_id = await employer.hire('au', {});
    const pay = (day: string, dollars: string) => payOn('au', day, { employee_id, ...earning(dollars) });
    const first = await pay('2026-08-05', '150000');
    const [second, later] = [await pay('2026-09-07', '1000'), await pay('2026-10-05', '150000')];
    // 119,830 of 150,000 counted: 30,170 are owed without the pay of August, nothing without that of September once they are paid.
    const remove = (id: number) => employer.call('DELETE', `/api/company/${employer.au}/pays/${id}`);
    const { status, body } = await remove(first.id);
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('later pays left $30,170.00 out')]);
    const item = { employee_id, ...earning('150000') };
    await employer.call('PUT', `/api/company/${employer.au}/pays/${later.id}`, item);
    expect((await remove(second.id)).status).toBe(204);
  });

  test('a bonus under Method B(ii) that is corrected to the same counts no later bonus', async () => {
    const employee_id = await employer.hire('au', { has_claimed_tax_free_threshold: true, has_stsl_liability: false });
    const bonuses = [{ description: 'Bonus', amount: '5200', tax_method: 'METHOD_B2' }];
    const item = { employee_id, ...earning('1000'), bonuses };
    const first = await payOn('au', '2026-09-03', item);
    // 138 from 1,000 and 170 from 1,100: 100 a week more, 52 times. @law ATO Schedule 5, "Method B(ii)"
    expect(first.tax).toBe(138 + 52 * (170 - 138));
    await payOn('au', '2026-09-10', item);
    expect((await correct('au', first.id, item)).change.tax).toBe(0);
  });

  test('an extra pay that is corrected to the same keeps its levy where later pays pass the maximum', async () => {
    const employee_id = await employer.hire('nz', {});
    const bonuses = [{ description: 'Bonus', amount: 5000, tax_as_nz_extra_pay: true }];
    const item = { employee_id, ...earning('1600'), bonuses };
    const extra = await payOn('nz', '2026-09-03', item);
    await payOn('nz', '2026-09-10', { employee_id, ...earning('200000') });
    expect((await correct('nz', extra.id, item)).change.tax).toBe(0);
  });
});
