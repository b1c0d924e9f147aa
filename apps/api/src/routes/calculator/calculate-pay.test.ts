import { calculatePayRoute } from './calculate-pay';

/** The route's handler alone; routing, contracts and errors have tests of their own. */
const calculate = (country: 'AU' | 'NZ', input: object) =>
  calculatePayRoute({ allowUnconfirmed: false }).handle({ body: { country, input } } as never);

const australian = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: { taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } },
};

describe('the calculator', () => {
  // ATO Schedule 1 from 1 July 2026, general example 1: weekly earnings of 1,333.45 on scale 2 give 245.
  test('works out and explains an Australian pay', async () => {
    const hours = [{ description: 'Ordinary', units: 'hours', value: '1', rate: '1333.45' }];
    const reply = await calculate('AU', { ...australian, hours });
    const { status, body } = reply as {
      status: number;
      body: { pay: unknown; explanation: { tax: { says: string } } };
    };
    expect(status).toBe(200);
    expect(JSON.parse(JSON.stringify(body.pay))).toMatchObject({ gross: '1333.45', tax: '245' });
    expect(JSON.stringify(body.explanation)).toContain('Schedule 1');
  });

  test('takes the names of the API, and answers in them', async () => {
    const employee = {
      tax_declaration: { tax_file_number: 'quoted', residency: 'resident', claims_tax_free_threshold: true },
    };
    const asked = { pay_date: '2026-11-12', pay_period: 'WEEKLY', employee };
    const hours = [{ description: 'Ordinary', units: 'hours', value: '1', rate: '1333.45' }];
    const { body } = (await calculate('AU', { ...asked, hours })) as { body: { pay: unknown; explanation: object } };
    expect(body.pay).toMatchObject({ gross: '1333.45', taxable_gross: '1333.45', tax: '245' });
    const later = { ...asked, employee: { ...employee, pay_rate_per_hour: 'much' } };
    expect(await calculate('AU', later)).toMatchObject({ detail: expect.stringContaining('pay_rate_per_hour') });
  });

  test('a date without confirmed law is 400, input that cannot be read 422 and says where', async () => {
    expect(await calculate('AU', { ...australian, payDate: '2031-01-01' })).toMatchObject({ problem: 'bad-request' });
    expect(
      await calculate('AU', { ...australian, hours: [{ description: 'x', units: 'h', value: 'many', rate: '1' }] }),
    ).toMatchObject({ problem: 'unprocessable', detail: expect.stringContaining('hours[0].value') });
  });
});
