import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

type Json = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

/** What a browser would send of the form: every field as it stands. */
function fieldsOf(page: string): Texts {
  const form = page.split(/<form\b/).find((part) => /^[^>]*\/change"/.test(part))!;
  const value = (tag: string) => /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  const texts = [...form.matchAll(/<input\b[^>]*>/g)]
    .filter(([tag]) => !tag.includes('type="checkbox"'))
    .map(([tag]): [string, string] => [/name="([^"]*)"/.exec(tag)![1]!, value(tag)]);
  const choices = [...form.matchAll(/<select\b[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name, options]): [string, string] => {
      const all = [...options!.matchAll(/<option\b[^>]*>/g)].map(([tag]) => tag);
      return [name!, value(all.find((tag) => /\bselected\b/.test(tag)) ?? all[0]!)];
    },
  );
  return Object.fromEntries([...texts, ...choices]);
}

/** A staged pay whose rows the table of its run cannot show is changed on a page of its own, and nothing is lost by it. */
describe.each(testEngines)('changing a staged pay by page on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let wattle: number;
  let kowhai: number;

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_LIMITS: 'off' });
    owner = await web.signIn();
    const make = (body: object) => web.call<{ id: number }>('PUT', '/api/company/create', body);
    ({ id: wattle } = await make({ legal_name: 'Wattle', abn: '51824753556' }));
    ({ id: kowhai } = await make({ legal_name: 'Kowhai', ird_number: '49091850' }));
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const weeks = ['2026-08-06', '2026-08-13', '2026-08-20', '2026-08-27', '2026-09-03', '2026-09-10'];
  /** A person, staged alone in a run of their own week, with these rows. */
  const staged = async (company: number, fields: Json, rows: Json, standing: readonly [string, Json][] = []) => {
    const person = company === wattle ? auEmployee : nzEmployee;
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', `/api/company/${company}/employees/create`, [
      person({ pay_rate_per_hour: '30', pay_period: 'WEEKLY', ...fields }),
    ]);
    const { id } = hired!.employee;
    for (const [list, part] of standing) await web.call('POST', `/api/employees/${id}/${list}`, part);
    const run = { pay_period: 'WEEKLY', pay_date: weeks.shift()! };
    const { pay_run_id } = await web.call<{ pay_run_id: number }>('POST', `/api/company/${company}/pay-runs`, run);
    const path = `/api/company/${company}/pays`;
    const pays = await web.call<{ id: number }[]>('GET', `${path}?employee_id=${id}&status=pending`);
    const pay = `${path}/${pays[0]!.id}`;
    if (Object.keys(rows).length > 0) await web.call('PUT', pay, { employee_id: id, ...rows });
    return { pay, run: pay_run_id, address: `${pay.replace('/api/company/', '/companies/')}/change` };
  };
  const read = (pay: string) => web.call<Json>('GET', pay);
  const page = async (address: string) => {
    const response = await owner.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const save = async (address: string, change: (fields: Texts) => Texts) => {
    const shown = await page(address);
    const response = await owner.submit(shown, address, change(fieldsOf(shown)));
    return { status: response.status, said: await response.text() };
  };
  const at = (said: string, id: string) => new RegExp(`id="${id}-problem">([^<]*)<`).exec(said)?.[1];
  const lists = ['hours', 'leave', 'allowances', 'deductions', 'bonuses', 'back_payments', 'pay_sacrifices'];
  /** Everything that the pay says but when it was last written. */
  const figures = ({ updated_date: _, version: __, ...pay }: Json) => pay;

  const rich: Json = {
    hours: [
      { description: 'Ordinary time', units: 'hours', value: 30 },
      { description: 'Overtime × 1.5', units: 'hours', value: 2, multiplier: 1.5, is_overtime: true },
      { description: 'Late shift', units: 'hours', value: 1, multiplier: 1.5, is_overtime: true },
      { description: 'Deliveries', units: 'parcels', value: 10, rate: 2.5 },
    ],
    leave: [{ description: 'Flu', leave_type: 'SICK', date: '2026-08-05', hours: 7.6 }],
    allowances: [
      { description: 'Travel', amount: 0.95, units: 100, allowance_category: 'CD', is_taxable: false },
      { description: 'Meals', amount: 12, allowance_category: 'MD' },
    ],
    bonuses: [{ description: 'Sales', amount: 200, tax_method: 'METHOD_B2' }],
    back_payments: [{ description: 'July', amount: 90, stp_category: 'OVERTIME' }],
    pay_sacrifices: [{ description: 'Extra super', amount: 50, is_super: true }],
    pay_department: 'Bar',
    note: 'Checked by Kim',
  };
  const club = { description: 'Social club', classification: 'NORMAL', percentage: 1 };

  test('saved as it is shown, the pay stays what it was, rows without a field included', async () => {
    const { pay, address } = await staged(wattle, {}, rich, [['deductions', club]]);
    const before = await read(pay);
    expect(lists.map((list) => (before[list] as unknown[]).length)).toEqual([4, 1, 2, 1, 1, 1, 1]);
    const shown = await page(address);
    expect(shown).toContain('Leave out: Social club 1 %');
    const { status, said } = await save(address, (fields) => fields);
    expect([status, at(said, 'record')]).toEqual([303, undefined]);
    expect(figures(await read(pay))).toEqual(figures(before));
  });

  test('a row that is changed, one that is emptied and one that is left out', async () => {
    const { pay, run, address } = await staged(wattle, {}, rich, [['deductions', club]]);
    const before = await read(pay);
    const grossOfRun = async () =>
      (await web.call<{ gross: number }>('GET', `/api/company/${wattle}/pay-runs/${run}`)).gross;
    const grossBefore = await grossOfRun();
    const { status } = await save(address, (fields) => {
      const emptied = Object.keys(fields).filter((name) => name.startsWith('allowances_1_'));
      return {
        ...fields,
        ...Object.fromEntries(emptied.map((name) => [name, ''])),
        ...{ overtime_0_value: '4', left_out_0: 'true' },
      };
    });
    expect(status).toBe(303);
    const after = await read(pay);
    // Two more hours of overtime at 30 × 1.5, without the 12 of meals.
    expect(Number(after['gross']) - Number(before['gross'])).toBe(2 * 45 - 12);
    expect(after).toMatchObject({
      ...{ deductions: [], allowances: [{ description: 'Travel' }], leave: [{ hours: 7.6 }] },
      ...{ pay_department: 'Bar', note: 'Checked by Kim', status: 'pending' },
    });
    expect((await grossOfRun()) - grossBefore).toBe(2 * 45 - 12);
  });

  test('what cannot be read is refused at its field and kept; nothing is stored', async () => {
    const { pay, address } = await staged(wattle, {}, rich);
    const before = await read(pay);
    const typed = { overtime_0_value: 'two', pay_department: 'Bar' };
    const refused = await save(address, (fields) => ({ ...fields, ...typed }));
    expect([refused.status, at(refused.said, 'overtime_0_value')]).toEqual([
      422,
      'Overtime hours must be a number such as 7.6 or 7:36.',
    ]);
    expect(refused.said).toMatch(/id="overtime_0_value"[^>]*value="two"/s);
    const without = await save(address, (fields) => ({ ...fields, pay_department: '' }));
    expect(at(without.said, 'pay_department')).toBe('Enter the department; the pay is of “Bar”.');
    expect(figures(await read(pay))).toEqual(figures(before));
  });

  test('a pay that was changed or processed meanwhile is not overwritten', async () => {
    const { pay, run, address } = await staged(wattle, {}, {});
    expect(await page(address.replace('/change', ''))).toContain(`href="${address}"`);
    const shown = await page(address);
    const hours = (value: number) => [{ description: 'Ordinary time', units: 'hours', value }];
    await web.call('PUT', pay, { hours: hours(20) });
    const stale = await owner.submit(shown, address, { ...fieldsOf(shown), hours_0_value: '10' });
    expect([stale.status, await stale.text()]).toEqual([422, expect.stringContaining('The pay has changed')]);
    expect(await read(pay)).toMatchObject({ gross: 600, status: 'pending' });
    await web.call('POST', `/api/company/${wattle}/pay-runs/${run}/process`);
    expect((await owner.get(address)).status).toBe(404);
    expect((await owner.submit(shown, address, { hours_0_value: '10' })).status).toBe(404);
    expect(await read(pay)).toMatchObject({ gross: 600, status: 'processed' });
  });

  test('a New Zealand pay keeps the day of its public holiday and its days', async () => {
    const rows = {
      days_paid: 4,
      hours: [
        { description: 'Ordinary time', units: 'hours', value: 32 },
        { description: 'Work on a public holiday', units: 'hours', value: 8, public_holiday_date: '2026-10-26' },
      ],
    };
    weeks.unshift('2026-10-29');
    const { pay, address } = await staged(kowhai, {}, rows);
    const before = await read(pay);
    expect((await save(address, (fields) => fields)).status).toBe(303);
    expect(figures(await read(pay))).toEqual(figures(before));
    const { status } = await save(address, (fields) => ({ ...fields, hours_0_value: '24' }));
    expect(status).toBe(303);
    expect(await read(pay)).toMatchObject({
      hours: [{ value: 24 }, { value: 8, public_holiday_date: '2026-10-26' }],
    });
  });

  test('a correction by page keeps the days that a pay was for', async () => {
    const daily = { withholding_schedule: 'DAILY_OR_CASUAL', has_claimed_tax_free_threshold: true };
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', `/api/company/${wattle}/employees/create`, [
      auEmployee({ pay_rate_per_hour: '30', pay_period: 'WEEKLY', ...daily }),
    ]);
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 16 }];
    const made = await web.call<{ id: number }[]>('PUT', `/api/company/${wattle}/pays/create?pay_date=2026-11-12`, [
      { employee_id: hired!.employee.id, days_paid: 2, hours },
    ]);
    const address = `/companies/${wattle}/pays/${made[0]!.id}/correct`;
    const keys = /name="columns" value="([^"]*)"/.exec(await page(address))![1]!.replaceAll('&quot;', '"');
    const at0 = (JSON.parse(keys) as string[]).indexOf('hours');
    const preview = await owner.submit(await page(address), address, { columns: keys, [`c${at0}`]: '20' });
    const shown = await preview.text();
    expect([preview.status, /role="alert">(.*?)<\/div>/s.exec(shown)?.[1]]).toEqual([200, undefined]);
  });

  // Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C: 7 business days from the next regular payday, 20 for a new fund.
  test('a pay says when its super is due, by the page of a new one and of a staged one', async () => {
    const dueDates = async (day: string) =>
      (
        await web.call<{ due_date: string }[]>(
          'GET',
          `/api/company/${wattle}/super-contributions?from=${day}&to=${day}`,
        )
      ).map(({ due_date: due }) => due);
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', `/api/company/${wattle}/employees/create`, [
      auEmployee({ pay_rate_per_hour: '30', pay_period: 'WEEKLY', start_date: '2024-07-01' }),
    ]);
    const form = `/companies/${wattle}/people/${hired!.employee.id}/pay`;
    const entered = { pay_date: '05/11/2026', hours_0_value: '10', super_next_regular_payday: '12/11/2026' };
    const wrong = await owner.submit(await page(form), form, { ...entered, super_next_regular_payday: '04/11/2026' });
    expect(at(await wrong.text(), 'super_next_regular_payday')).toContain('is before the pay date');
    const previewed = await (await owner.submit(await page(form), form, entered)).text();
    const preview = previewed.split(/<form\b/).find((part) => part.includes('value="process"'))!;
    const hidden = [...preview.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([tag]): [string, string] => [
      /name="([^"]*)"/.exec(tag)![1]!,
      /value="([^"]*)"/.exec(tag)![1]!,
    ]);
    expect((await owner.submit(previewed, form, Object.fromEntries(hidden))).status).toBe(303);
    expect(await dueDates('2026-11-05')).toEqual(['2026-11-23']);

    weeks.unshift('2026-11-12');
    const { run, address } = await staged(wattle, { start_date: '2024-07-01' }, {});
    expect((await save(address, (fields) => ({ ...fields, super_is_first_contribution: 'true' }))).status).toBe(303);
    expect(await page(address)).toMatch(/<option value="true"\s+selected>Yes: 20 business days/);
    expect((await save(address, (fields) => ({ ...fields, note: 'New fund' }))).status).toBe(303);
    await web.call('POST', `/api/company/${wattle}/pay-runs/${run}/process`);
    expect(await dueDates('2026-11-12')).toContain('2026-12-10');
  });
});
