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
    expect(await calculate('AU', later)).toMatchObject({
      detail: 'Expected plain digits such as "1250.50" in employee.pay_rate_per_hour.',
    });
  });

  // Decision 0764: a refusal uses the names of the question. One that names nothing is answered in those of the API.
  test.each([
    [{ ...australian, payDate: undefined }, 'A value is needed in payDate.'],
    [{ pay_date: '2026-11-12', pay_period: 'WEEKLY', employee: { tax_declaration: {} } }, /tax_declaration\.tax_file/],
    [{ pay_period: 'WEEKLY' }, 'A value is needed in pay_date.'],
    [{}, 'A value is needed in pay_date.'],
    [[], 'Expected an object, with members such as "pay_date".'],
  ])('a refusal uses the names of the question: %j', async (input, said) => {
    const { detail } = (await calculate('AU', input)) as unknown as { detail: string };
    if (typeof said === 'string') expect(detail).toBe(said);
    else expect(detail).toMatch(said);
    if (!('payPeriod' in input)) expect(detail).not.toMatch(/[a-z][A-Z]/);
  });

  test('a date without confirmed law is 400, input that cannot be read 422 and says where', async () => {
    expect(await calculate('AU', { ...australian, payDate: '2031-01-01' })).toMatchObject({ problem: 'bad-request' });
    expect(
      await calculate('AU', { ...australian, hours: [{ description: 'x', units: 'h', value: 'many', rate: '1' }] }),
    ).toMatchObject({ problem: 'unprocessable', detail: expect.stringContaining('hours[0].value') });
  });
});
