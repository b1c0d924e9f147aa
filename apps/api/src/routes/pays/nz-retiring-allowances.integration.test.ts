import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(120_000);

const WEEK = 40 * 40;
const LUMP_SUM = 10_000;
/** With a year of such weeks the lump sum is in this band. @law Income Tax Act 2007 s RD 17; specification 5.11 */
const TAX = 0.33 * LUMP_SUM;
/** @law KiwiSaver Act 2006 s 64 */
const KIWISAVER = (35 * WEEK) / 1000;

describe.each(testEngines)('redundancy pay and retiring allowances outside a termination on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
    const contact = { phone: '04 555 1234', email_address: 'pays@kauri.example' };
    await employer.call('PATCH', `/api/company/${employer.nz}`, contact);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const member = { nz_tax_code: 'M', kiwisaver_status_code: 'AK', kiwisaver_employee_rate: '0.035', esct_rate: '0.33' };
  const lineOf = async (day: string, name: string) => {
    const path = `/api/company/${employer.nz}/payday-filing?from=${day}&to=${day}`;
    const { body } = await employer.call('GET', path);
    const lines = String(body).split('\r\n');
    return lines.find((line) => line.startsWith('DEI') && line.includes(name))!.split(',');
  };

  it.each([
    ['is_nz_redundancy', '2026-11-12'],
    ['is_nz_retiring_allowance', '2026-11-19'],
  ])('without the levy and KiwiSaver, filed as not liable: %s', async (flag, day) => {
    const id = await nz.hire({ ...member, last_name: `Leaver${day}` });
    const plain = (await nz.preview(day, { employee_id: id })) as unknown as Paid;
    const bonus = { description: 'Lump sum', amount: String(LUMP_SUM), [flag]: true };
    const paid = (await nz.paid(day, { employee_id: id, bonuses: [bonus] })) as unknown as Paid;
    expect([paid.gross, paid.tax - plain.tax]).toEqual([WEEK + LUMP_SUM, TAX]);
    expect([paid.kiwisaver_employee_amount, paid.kiwisaver_employer_amount]).toEqual([KIWISAVER, KIWISAVER]);
    expect(paid.bonuses).toMatchObject([{ tax_as_nz_extra_pay: true, [flag]: true }]);
    const line = await lineOf(day, `Leaver${day}`);
    // Fields 11, gross, and 13, earnings not liable for the levy, in cents.
    expect([line[10], line[12]]).toEqual([String((WEEK + LUMP_SUM) * 100), String(LUMP_SUM * 100)]);
  });

  it('a standing one keeps what it is, and a pay finds it by its description', async () => {
    const id = await nz.hire(member);
    const standing = { description: 'Retiring allowance', amount: LUMP_SUM, auto_apply_to_pay: false };
    await nz.tell(id, 'bonuses', { ...standing, is_nz_retiring_allowance: true });
    const bonuses = [{ description: 'Retiring allowance' }];
    const paid = (await nz.preview('2026-11-26', { employee_id: id, bonuses })) as unknown as Paid;
    expect(paid.bonuses).toMatchObject([{ is_nz_retiring_allowance: true, is_nz_redundancy: false }]);
    expect(paid.kiwisaver_employee_amount).toBe(KIWISAVER);
  });

  // Payroll specification 5.13: field 14 is 1 where the rate that was used is 10.5 %.
  it('in a pay of its own is filed with the rate that the pays of its period lead to', async () => {
    const id = await nz.hire({ ...member, last_name: 'Separately' });
    const day = '2026-12-03';
    await nz.paid(day, { employee_id: id });
    const bonus = { description: 'Lump sum', amount: '1000', is_nz_redundancy: true };
    const apart = (await nz.paid(day, { employee_id: id, hours: [], bonuses: [bonus] })) as unknown as Paid;
    // 1,600 a week and 1,000 are 84,200 a year: 33 %.
    expect(apart.tax).toBe(330);
    expect((await lineOf(day, 'Separately'))[13]).toBe('0');
  });

  it('Australia knows neither', async () => {
    const employee = await employer.hire('au', {});
    const bonus = { description: 'Lump sum', amount: '100', is_nz_retiring_allowance: true };
    const pay = [{ employee_id: employee, hours: [], bonuses: [bonus] }];
    const { status, body } = await employer.pay('au', pay, '?pay_date=2026-11-12');
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('is_nz_retiring_allowance')]);
  });
});

interface Paid {
  readonly gross: number;
  readonly tax: number;
  readonly kiwisaver_employee_amount: number;
  readonly kiwisaver_employer_amount: number;
  readonly bonuses: readonly object[];
}
