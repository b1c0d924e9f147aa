import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { payItemKinds, type PayItemList } from '../routes/pays/pay-item-fields';
import { terminationFields, terminationRows } from '../routes/pays/termination-fields';
import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

type Json = Readonly<Record<string, unknown>>;

/** What the API takes of a pay and of a termination is entered by page too, by itself and refused at its field. */
describe.each(testEngines.slice(0, 1))('the fields of pays and terminations on $engine', (engine) => {
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

  const hireInto = async (company: number, person: object): Promise<number> => {
    const path = `/api/company/${company}/employees/create`;
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', path, [person]);
    return hired!.employee.id;
  };
  const hire = (fields: Json = {}) =>
    hireInto(
      wattle,
      auEmployee({
        ...{ has_claimed_tax_free_threshold: true, has_stsl_liability: false, pay_rate_per_hour: '30', ...fields },
      }),
    );
  const text = async (address: string) => {
    const response = await owner.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const send = async (address: string, values: Readonly<Record<string, string>>) => {
    const response = await owner.submit(await text(address), address, values);
    return { status: response.status, said: await response.text() };
  };
  const at = (said: string, id: string) => new RegExp(`id="${id}-problem">([^<]*)<`).exec(said)?.[1];
  /** Previews what is typed and processes the preview; the pay as the API has it. */
  const processed = async (id: number, values: Readonly<Record<string, string>>): Promise<Json> => {
    const address = `/companies/${wattle}/people/${id}/pay`;
    const preview = await send(address, { pay_date: '12/11/2026', ...values });
    expect([at(preview.said, 'record'), preview.status]).toEqual([undefined, 200]);
    const done = await owner.submit(preview.said, address, {});
    expect(done.status).toBe(303);
    return web.call('GET', (done.headers.get('location') ?? '').replace('/companies/', '/api/company/'));
  };

  describe('every field of the API', () => {
    /** What a page names otherwise: a rate is chosen by its reference, leave has the name of its kind. */
    const otherwise: Readonly<Record<string, string>> = {
      'leave.leave_type': 'leave_0_type',
      'leave.is_cash_up': 'leave_0_type',
      'leave.description': 'leave_0_type',
      'allowances.allowance_category': 'allowances_0_kind',
      'deductions.classification': 'deductions_0_kind',
      'hours.rate_description': 'other_hours_0_rate_reference',
      'hours.public_holiday_date': 'holiday_work_0_date',
      // A deduction is after tax: super is counted from the earnings, whatever the flag says.
      'deductions.is_included_in_super_calculations': 'deductions_0_amount',
    };
    const names = Object.entries(payItemKinds).flatMap(([list, { fields }]) =>
      Object.keys(fields).map((field) => ({ list: list as PayItemList, field })),
    );
    const nameOf = ({ list, field }: (typeof names)[number]) =>
      otherwise[`${list}.${field}`] ?? `${list === 'hours' ? 'other_hours' : list}_0_${field}`;

    test('of a pay stands on the page of a pay, in the country that has it', async () => {
      const nz = await hireInto(kowhai, nzEmployee({ pay_rate_per_hour: '30' }));
      const australian = await text(`/companies/${wattle}/people/${await hire()}/pay`);
      const newZealand = await text(`/companies/${kowhai}/people/${nz}/pay`);
      const isOn = (page: string, name: string) => page.includes(`name="${name}"`);
      const missing = names.map(nameOf).filter((name) => !isOn(australian, name) && !isOn(newZealand, name));
      expect(missing).toEqual([]);
      expect(names.map(nameOf).filter((name) => /_nz_|withhold_paye/.test(name) && isOn(australian, name))).toEqual([]);
      expect(isOn(newZealand, 'bonuses_0_is_adjustment')).toBe(false);
      for (const name of ['pay_department', 'note', 'pay_sacrifices_0_amount'])
        expect(isOn(australian, name)).toBe(true);
    });

    test('of a termination stands on the page of a termination', async () => {
      const nz = await hireInto(kowhai, nzEmployee({ pay_rate_per_hour: '30' }));
      const pages =
        (await text(`/companies/${wattle}/people/${await hire()}/terminate`)) +
        (await text(`/companies/${kowhai}/people/${nz}/terminate`));
      // Flags that follow from what is entered.
      const follow = ['is_manual_leave_amounts', 'is_payment_in_lieu_paid', 'payment_in_lieu_type'];
      const asked = Object.keys(terminationFields).filter((name) => !follow.includes(name));
      const ofRows = Object.entries(terminationRows).flatMap(([list, { fields }]) =>
        Object.keys(fields).map((field) => `${list}_0_${field}`),
      );
      expect([...asked, ...ofRows].filter((name) => !pages.includes(`name="${name}"`))).toEqual([]);
    });
  });

  test('a pay has what was typed into each list, as if the API had been sent it', async () => {
    const id = await hire();
    const rate = { description: 'Sunday', rate: '45', is_overtime: false };
    const { reference } = await web.call<{ reference: string }>('POST', `/api/employees/${id}/pay-rates`, rate);
    const pay = await processed(id, {
      hours_0_value: '38',
      ...{ other_hours_0_value: '4', other_hours_0_rate_reference: reference },
      ...{ other_hours_1_description: 'Deliveries', other_hours_1_value: '10', other_hours_1_rate: '2.50' },
      other_hours_1_units: 'parcels',
      ...{
        leave_0_type: 'HOLIDAY',
        leave_0_date: '12/11/2026',
        leave_0_hours: '7.6',
        leave_0_leave_loading_amount: '50',
      },
      ...{ allowances_0_description: 'Travel', allowances_0_amount: '0.95', allowances_0_kind: 'CD' },
      ...{ allowances_0_units: '100', allowances_0_is_taxable: 'false' },
      ...{ bonuses_0_description: 'Board', bonuses_0_amount: '1,000', bonuses_0_tax_method: 'METHOD_B2' },
      ...{ bonuses_0_is_directors_fees: 'true', bonuses_0_is_included_in_super_calculations: 'false' },
      ...{
        back_payments_0_description: 'July',
        back_payments_0_amount: '90',
        back_payments_0_stp_category: 'OVERTIME',
      },
      ...{ pay_sacrifices_0_description: 'Extra super', pay_sacrifices_0_amount: '100', note: 'Checked by Kim' },
      pay_department: 'Bar',
    });
    expect(pay).toMatchObject({
      hours: [
        { description: 'Ordinary time', value: 38, rate: 30 },
        { description: 'Sunday', value: 4, rate: 45, rate_reference: reference },
        { description: 'Deliveries', units: 'parcels', value: 10, rate: 2.5, pay_amount: 25 },
      ],
      leave: [{ leave_type: 'HOLIDAY', hours: 7.6, leave_loading_amount: 50 }],
      allowances: [{ description: 'Travel', units: 100, total_amount: 95, is_taxable: false }],
      bonuses: [{ tax_method: 'METHOD_B2', is_directors_fees: true, is_included_in_super_calculations: false }],
      back_payments: [{ stp_category: 'OVERTIME', amount: 90 }],
      pay_sacrifices: [{ description: 'Extra super', amount: 100, is_super: true }],
      ...{ pay_department: 'Bar', note: 'Checked by Kim' },
    });
    // 38 × 30 + 4 × 45 + 10 × 2.50 + 7.6 × 30 + 50 + 95 + 1,000 + 90, less the 100 that were sacrificed.
    expect(pay['gross']).toBe(1140 + 180 + 25 + 228 + 50 + 95 + 1000 + 90 - 100);
  });

  test('a row that takes back an earlier payment is below zero; another one is refused at its field and kept', async () => {
    const id = await hire();
    const address = `/companies/${wattle}/people/${id}/pay`;
    const taken = { hours_0_value: '38', bonuses_0_description: 'Paid twice', bonuses_0_amount: '-100' };
    const refused = await send(address, { pay_date: '12/11/2026', ...taken });
    expect([refused.status, at(refused.said, 'bonuses_0_amount')]).toEqual([
      422,
      'Amount of bonus must be zero or more, unless the row takes back what an earlier pay gave.',
    ]);
    expect(refused.said).toMatch(/id="bonuses_0_amount"[^>]*value="-100"/s);
    const pay = await processed(id, { ...taken, bonuses_0_is_adjustment: 'true' });
    expect(pay).toMatchObject({ gross: 1040, bonuses: [{ amount: -100, is_adjustment: true }] });
    const hours = await processed(id, {
      ...{ other_hours_0_description: 'Ordinary time', other_hours_0_value: '-8', other_hours_0_is_adjustment: 'true' },
      hours_0_value: '38',
    });
    expect(hours['gross']).toBe(900);
  });

  test('what the rules refuse is told at the field, in the words of the page', async () => {
    const address = `/companies/${wattle}/people/${await hire()}/pay`;
    const refused = async (values: Readonly<Record<string, string>>) =>
      (await send(address, { pay_date: '12/11/2026', hours_0_value: '38', ...values })).said;
    const bonus = { bonuses_0_description: 'Sales', bonuses_0_amount: '500' };
    const range = await refused({ ...bonus, bonuses_0_tax_method: 'METHOD_B1' });
    expect(at(range, 'bonuses_0_start_date')).toContain('“First day that the bonus is for”');
    expect(range).toMatch(/<option value="METHOD_B1" selected/);
    const both = { other_hours_0_description: 'Nights', other_hours_0_value: '4', other_hours_0_rate: '45' };
    expect(at(await refused({ ...both, other_hours_0_multiplier: '1.5' }), 'other_hours_0_multiplier')).toContain(
      'a rate or a multiplier, not both',
    );
    const back = { back_payments_0_description: 'July', back_payments_0_amount: '90' };
    expect(at(await refused(back), 'back_payments_0_stp_category')).toBe(
      'Choose what the back payment makes good: “July” is new to this person.',
    );
  });

  test('a list that is full shows one more row', async () => {
    const address = `/companies/${wattle}/people/${await hire()}/pay`;
    expect(await text(address)).not.toContain('name="bonuses_1_amount"');
    const values = { pay_date: '12/11/2026', bonuses_0_description: 'Sales', bonuses_0_amount: '500' };
    const preview = await send(address, values);
    expect(preview.said).toContain('id="bonuses_1_amount"');
  });

  test('leave is cashed out in the table of a run, which shows the leave and overtime that its pays have', async () => {
    const id = await hire({ pay_period: 'FORTNIGHTLY' });
    const opened = await web.call<{ pay_run_id: number }>('POST', `/api/company/${wattle}/pay-runs`, {
      ...{ pay_period: 'FORTNIGHTLY', pay_date: '2026-11-12' },
    });
    const table = `/companies/${wattle}/pays/runs/${opened.pay_run_id}/enter`;
    const what = 'leave:HOLIDAY:cashed-out';
    const page = await text(`${table}?what=${encodeURIComponent(what)}`);
    expect(page).toContain('Annual leave, cashed out');
    const [, columns = ''] = /name="columns" value="([^"]*)" \/>\s*<input type="hidden" name="was"/.exec(page) ?? [];
    const place = (JSON.parse(columns.replaceAll('&quot;', '"')) as string[]).indexOf(what);
    const saved = await owner.submit(page.replace(/^[^]*<form id="line-/, '<form id="line-'), table, {
      [`c${place}`]: '10',
    });
    expect(saved.status).toBe(303);
    const pays = await web.call<Json[]>('GET', `/api/company/${wattle}/pays?employee_id=${id}`);
    expect(pays).toMatchObject([
      { status: 'pending', leave: [{ leave_type: 'HOLIDAY', hours: 10, is_cash_up: true }], gross: 76 * 30 + 10 * 30 },
    ]);
    // Without the address that named the column, it is there because a pay has it.
    const again = await text(table);
    expect(again).toContain(`data-column="${what}"`);
    // Fair Work Act 2009 s 93(2)(a): four weeks of 38 hours.
    expect(again).toContain('152 hours, 4 weeks of 38 hours, must remain');
  });

  describe('a termination', () => {
    const ended = {
      ...{ termination_date: '13/11/2026', pay_date: '13/11/2026', reason: 'TERMINATION', cessation_type_code: 'F' },
    };
    const shown = async (id: number, values: Readonly<Record<string, string>>) => {
      const typed = new URLSearchParams({ ...ended, ...values });
      return text(`/companies/${wattle}/people/${id}/terminate?${typed.toString()}`);
    };
    const confirmed = async (id: number, values: Readonly<Record<string, string>>): Promise<Json> => {
      const page = await shown(id, values);
      const address = `/companies/${wattle}/people/${id}/terminate`;
      const done = await owner.submit(page.replace(/^[^]*id="preview"/, ''), address, {});
      expect([done.status, at(await done.text(), 'record')]).toEqual([303, undefined]);
      return web.call('GET', `/api/employees/${id}/termination`);
    };

    test('takes several earlier instalments, which use up the cap together', async () => {
      const id = await hire();
      const first = { earlier_etps_0_paid_on: '29/06/2026', earlier_etps_0_taxable_component: '150,000' };
      const third = { earlier_etps_2_paid_on: '30/06/2026', earlier_etps_2_taxable_component: '150,000' };
      // ITAA 1997 s 82-10: within the caps 32 % with the levy, above them 47 %; 300,000 is more than either cap.
      expect(await shown(id, { etp_amount: '10,000', ...first })).toContain('3,200.00');
      expect(await confirmed(id, { etp_amount: '10,000', ...first, ...third })).toMatchObject({
        etp_tax_withheld: 4700,
      });
    });

    test('takes components and tax that were worked out by hand, and the amounts of leave', async () => {
      const row = {
        ...{ tax_summaries_0_etp_code: 'O', tax_summaries_0_taxable_component: '10,000' },
        ...{ tax_summaries_0_tax_withheld: '1,700', tax_summaries_0_tax_free_component: '0' },
      };
      const byHand = { unused_holiday_amount: '1,000', unused_leave_loading_amount: '175', etp_amount: '10,000' };
      expect(await confirmed(await hire(), { ...row, ...byHand })).toMatchObject({
        is_manual_leave_amounts: true,
        tax_summaries: [{ etp_code: 'O', tax_withheld: 1700, taxable_component: 10000, tax_free_component: 0 }],
        ...{ unused_holiday_amount: 1000, unused_leave_loading_amount: 175, etp_tax_withheld: 1700 },
      });
    });

    test('is refused at the field of the row, with what was typed', async () => {
      const id = await hire();
      const noCode = await shown(id, { tax_summaries_1_tax_withheld: '1,700' });
      expect(at(noCode, 'tax_summaries_1_etp_code')).toBe('Choose the ETP code of the row.');
      expect(noCode).toMatch(/id="tax_summaries_1_tax_withheld"[^>]*value="1700"/s);
      const wrong = await shown(id, { earlier_etps_1_paid_on: '31/02/2026', earlier_etps_1_taxable_component: 'x' });
      expect(at(wrong, 'earlier_etps_1_paid_on')).toContain('is no calendar day');
      expect(at(wrong, 'earlier_etps_1_taxable_component')).toContain('is no amount');
      const later = await shown(id, {
        ...{ etp_amount: '10,000', earlier_etps_1_paid_on: '20/11/2026', earlier_etps_1_taxable_component: '5' },
      });
      expect(at(later, 'earlier_etps_1_paid_on')).toContain('after');
    });
  });
});
