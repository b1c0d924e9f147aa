import { readCsv } from '@anz-payroll/kernel';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { isTaxFileNumber } from 'payroll-core/identifiers';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface AnomalyAnswer {
  readonly code: string;
  readonly employee_id: number;
  readonly says: string;
  readonly acknowledged: { readonly note: string } | null;
}

const worked = (value: number, more: object = {}) => ({
  hours: [{ description: 'Ordinary time', units: 'hours', value, rate: 40 }],
  ...more,
});

/** A company of different people: each has a tax file number of their own unless the record names one. */
function withNumbersOfTheirOwn(employer: Employer): Employer {
  let last = 300_000_000;
  const next = (): string => {
    do last += 1;
    while (!isTaxFileNumber(String(last)));
    return String(last);
  };
  const hireAll: Employer['hireAll'] = (country, people) =>
    employer.hireAll(
      country,
      country === 'nz' ? people : people.map((person) => ({ tax_file_number: next(), ...person })),
    );
  return { ...employer, hireAll, hire: async (country, person = {}) => (await hireAll(country, [person]))[0]! };
}

describe.each(testEngines)('what to look at before approval, on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = withNumbersOfTheirOwn(await api.employer());
  });
  afterAll(() => api.close());

  const company = () => `/api/company/${employer.au}`;
  const pay = async (items: readonly object[], date: string): Promise<number> => {
    const { status, body } = await employer.pay('au', items, `?pay_date=${date}`);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body as readonly { readonly pay_run_id: number }[])[0]!.pay_run_id;
  };
  const anomalies = async (run: number): Promise<readonly AnomalyAnswer[]> => {
    const { status, body } = await employer.call('GET', `${company()}/pay-runs/${run}/anomalies`);
    expect(status).toBe(200);
    return (body as { readonly anomalies: readonly AnomalyAnswer[] }).anomalies;
  };
  const account = (account_number: string) => ({ bsb: '062-000', account_number, account_name: 'A Person' });

  test('each that is planted is found, and the quiet ones are not', async () => {
    const names = [
      'quiet',
      'account',
      'inline',
      'rate',
      'hours',
      'leave',
      'twin',
      'other twin',
      'forgotten',
      'minimum',
    ];
    const ids = await employer.hireAll(
      'au',
      names.map((last_name, i) => ({ last_name, number: `A${i}`, pay_rate_per_hour: 40 })),
    );
    const of = (name: string) => ids[names.indexOf(name)]!;
    await employer.call('POST', `/api/employees/${of('account')}/bank-accounts`, account('111111'));
    await pay(
      ids.map((employee_id) => ({ employee_id, ...worked(38) })),
      '2026-10-08',
    );
    await employer.call('POST', `/api/employees/${of('twin')}/bank-accounts`, account('777777'));
    await employer.call('POST', `/api/employees/${of('other twin')}/bank-accounts`, account('777777'));
    const changed = await employer.call('PUT', `/api/employees/${of('account')}/bank-accounts`, [account('222222')]);
    expect(changed.status).toBeLessThan(300);
    const updated = await employer.call('PATCH', `${company()}/employees/update`, [
      { id: of('inline'), primary_bank_bsb: '062-000', primary_bank_account_number: '333333' },
      { id: of('rate'), pay_rate_per_hour: 45 },
    ]);
    expect(updated.status).toBe(200);
    const newcomer = await employer.hire('au', { last_name: 'newcomer', number: 'A99' });
    const away = [{ description: 'Leave', leave_type: 'HOLIDAY', date: '2026-10-14', hours: 7.6 }];
    const run = await pay(
      [
        ...['quiet', 'account', 'inline', 'rate', 'twin', 'other twin'].map((name) => ({
          employee_id: of(name),
          ...worked(38),
        })),
        { employee_id: of('hours'), ...worked(90) },
        { employee_id: of('leave'), ...worked(30.4, { leave: away }) },
        { employee_id: of('minimum'), hours: [{ description: 'Ordinary time', units: 'hours', value: 60, rate: 10 }] },
        { employee_id: newcomer, ...worked(38) },
      ],
      '2026-10-15',
    );
    const found = await anomalies(run);
    const codesOf = (id: number) =>
      found
        .filter(({ employee_id }) => employee_id === id)
        .map(({ code }) => code)
        .sort();
    expect(Object.fromEntries(names.map((name) => [name, codesOf(of(name))]))).toEqual({
      quiet: [],
      account: ['account-changed'],
      inline: ['account-changed'],
      rate: ['rate-changed'],
      hours: ['doubled-net', 'hours-beyond-pattern'],
      leave: ['leave-below-zero'],
      twin: ['account-changed', 'shared-account'],
      'other twin': ['account-changed', 'shared-account'],
      forgotten: ['missing-from-run'],
      minimum: expect.arrayContaining(['below-minimum']),
    });
    expect(codesOf(newcomer)).toEqual(['first-pay']);
    expect(JSON.stringify(found)).not.toMatch(/222222|333333|777777/);

    const path = `${company()}/pay-runs/${run}/anomalies`;
    const body = { employee_id: of('account'), code: 'account-changed', note: 'Rang the employee' };
    expect((await employer.call('POST', `${path}/acknowledge`, body)).status).toBe(200);
    const noted = (await anomalies(run)).find(({ employee_id }) => employee_id === of('account'));
    expect(noted?.acknowledged?.note).toBe('Rang the employee');
    const refused = await employer.call('POST', `${path}/acknowledge`, { ...body, code: 'zero-net' });
    expect(refused.status).toBe(404);
    expect((await employer.call('POST', `${path}/acknowledge`, { ...body, note: '' })).status).toBe(422);
    const csv = await employer.call('GET', path, undefined, { Accept: 'text/csv' });
    expect(readCsv(String(csv.body))).toHaveLength(found.length + 1);
  });

  // ATO, Tax file number declaration: the tax-free threshold is claimed once. Scale 2, weekly, from 1 July 2026: two records of 800
  // bear 83 each, and one pay of 1,600 bears 331.
  test('two records with one tax file number that both claim the tax-free threshold are told, also from another run', async () => {
    const same = { tax_file_number: '876543210' };
    const [shop, cafe, alone, applied, other] = (await employer.hireAll('au', [
      { ...same, last_name: 'Shop', number: 'C1' },
      { ...same, last_name: 'Cafe', number: 'C2', pay_period: 'FORTNIGHTLY' },
      { last_name: 'Alone', number: 'C3' },
      { last_name: 'Applied', number: 'C4', tax_file_number: '111111111' },
      { last_name: 'Other', number: 'C5', tax_file_number: '111111111' },
    ])) as [number, number, number, number, number];
    const run = await pay(
      [shop, alone, applied, other].map((employee_id) => ({ employee_id, ...worked(20) })),
      '2026-11-05',
    );
    const told = async () =>
      (await anomalies(run))
        .filter(({ code }) => code === 'threshold-claimed-twice')
        .map(({ employee_id, says }) => [employee_id, says]);
    expect(await told()).toEqual([
      [
        shop,
        expect.stringMatching(/^Has one tax file number with \S+ Cafe \(C2\), and both claim the tax-free threshold/),
      ],
    ]);
    expect(JSON.stringify(await told())).not.toContain('876543210');
    const declared = [{ id: cafe, has_claimed_tax_free_threshold: false }];
    expect((await employer.call('PATCH', `${company()}/employees/update`, declared)).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  test('a note holds only as long as the anomaly says the same', async () => {
    const employee_id = await employer.hire('au', { number: 'B1' });
    await pay([{ employee_id, ...worked(20) }], '2026-10-22');
    const run = await pay([{ employee_id, ...worked(90) }], '2026-10-29');
    const path = `${company()}/pay-runs/${run}/anomalies`;
    const note = { employee_id, code: 'hours-beyond-pattern', note: 'Stocktake' };
    await employer.call('POST', `${path}/acknowledge`, note);
    const one = async () =>
      (await anomalies(run)).find((all) => all.employee_id === employee_id && all.code === 'hours-beyond-pattern');
    expect((await one())?.acknowledged?.note).toBe('Stocktake');
    const pays = await employer.call('GET', `${company()}/pays?employee_id=${employee_id}&from=2026-10-29`);
    const [{ id } = { id: 0 }] = pays.body as readonly { readonly id: number }[];
    const rebuilt = await employer.call('PUT', `${company()}/pays/${id}`, { employee_id, ...worked(95) });
    expect(rebuilt.status).toBe(200);
    expect((await one())?.acknowledged).toBeNull();
  });

  const open = async (pay_period: string, pay_date: string): Promise<number> => {
    const { status, body } = await employer.call('POST', `${company()}/pay-runs`, { pay_period, pay_date });
    expect(status).toBe(201);
    return (body as { readonly pay_run_id: number }).pay_run_id;
  };
  const saysOf = async (run: number, employee_id: number) =>
    (await anomalies(run))
      .filter((one) => one.employee_id === employee_id && one.code.startsWith('days-'))
      .map(({ code, says }) => ({ code, says }));

  test('days that two pays are for after a change of the pay period, and days that no pay is for', async () => {
    const standard = { pay_rate_per_hour: 40, standard_hours_per_day: 7.6, standard_days_per_week: 5 };
    const [toFortnights, toWeeks, steady] = (await employer.hireAll('au', [
      { number: 'P1', last_name: 'To Fortnights', pay_period: 'WEEKLY', ...standard },
      { number: 'P2', last_name: 'To Weeks', pay_period: 'FORTNIGHTLY', ...standard },
      { number: 'P3', last_name: 'Steady', pay_period: 'FORTNIGHTLY', ...standard },
    ])) as [number, number, number];
    // Without an anchor fortnights end on 2026-11-08 and 2026-11-22; the week of 2026-11-11 is the first half of the second.
    await pay([{ employee_id: toFortnights, ...worked(38) }], '2026-11-11');
    await pay(
      [toWeeks, steady].map((employee_id) => ({ employee_id, ...worked(76) })),
      '2026-11-05',
    );
    await employer.call('PATCH', `${company()}/employees/update`, [
      { id: toFortnights, pay_period: 'FORTNIGHTLY' },
      { id: toWeeks, pay_period: 'WEEKLY' },
    ]);
    const fortnight = await open('FORTNIGHTLY', '2026-11-19');
    expect(await saysOf(fortnight, toFortnights)).toEqual([
      {
        code: 'days-paid-twice',
        says: expect.stringMatching(
          // The week and the fortnight together are three weeks of 38 hours, for two.
          /^Some days of 2026-11-09 to 2026-11-22 are paid already: pay \d+ paid 38 hours for 2026-11-09 to 2026-11-15\. .* is 114 ordinary hours, and 2026-11-09 to 2026-11-22 has 76\. /,
        ) as string,
      },
    ]);
    expect(await saysOf(fortnight, steady)).toEqual([]);
    const week = await open('WEEKLY', '2026-11-18');
    const missing = (await anomalies(week)).filter(({ code }) => code === 'missing-from-run');
    expect(missing.find((one) => one.employee_id === toFortnights)?.says).toBe(
      'Paid in the run to 2026-11-15, employed, and not in this run: the pay period of the record is fortnightly now.',
    );
    expect(await saysOf(week, toWeeks)).toEqual([
      {
        code: 'days-not-paid',
        says:
          'The pay before, of 2026-11-05, was for the days to 2026-11-08, and this one begins on 2026-11-16: no pay is for the days ' +
          'from 2026-11-09 to 2026-11-15.',
      },
    ]);
  });

  test('every pay that has paid days of a period is named until its hours are taken out', async () => {
    const [id] = (await employer.hireAll('au', [
      { number: 'P4', pay_rate_per_hour: 40, standard_hours_per_day: 7.6, standard_days_per_week: 5 },
    ])) as [number];
    // Weeks that end on Sunday 8, 15, 22 and 29 November, one paid in two parts, and then the whole month.
    const days = ['2026-11-05', '2026-11-12', '2026-11-19', '2026-11-26', '2026-11-26'];
    for (const day of days) await pay([{ employee_id: id, ...worked(day === '2026-11-26' ? 19 : 38) }], day);
    await employer.call('PATCH', `${company()}/employees/update`, [{ id, pay_period: 'MONTHLY' }]);
    const month = await open('MONTHLY', '2026-11-30');
    const [found, ...more] = await saysOf(month, id);
    expect([found?.code, more]).toEqual(['days-paid-twice', []]);
    for (const week of ['2026-11-02 to 2026-11-08', '2026-11-09 to 2026-11-15', '2026-11-16 to 2026-11-22'])
      expect(found?.says).toContain(`paid 38 hours for ${week}`);
    expect(found?.says).toContain('paid 19 hours for 2026-11-23 to 2026-11-29 and 1 more');
    const noted = { employee_id: id, code: 'days-paid-twice', note: 'Five pays' };
    expect((await employer.call('POST', `${company()}/pay-runs/${month}/anomalies/acknowledge`, noted)).status).toBe(
      200,
    );
    const staged = await employer.call('GET', `${company()}/pays?employee_id=${id}&status=pending`);
    const [{ id: payId } = { id: 0 }] = staged.body as readonly { readonly id: number }[];
    // What is left of the month: Monday 30 November.
    const changed = await employer.call('PUT', `${company()}/pays/${payId}`, { employee_id: id, ...worked(7.6) });
    expect(changed.status).toBe(200);
    expect(await saysOf(month, id)).toEqual([]);
  });

  test('after a change of the pay period a pay is held against pays of its own period', async () => {
    const [id] = (await employer.hireAll('au', [
      { number: 'P5', pay_rate_per_hour: 40, standard_hours_per_day: 7.6, standard_days_per_week: 5 },
    ])) as [number];
    for (const day of [
      '2026-08-13',
      '2026-08-20',
      '2026-08-27',
      '2026-09-03',
      '2026-09-10',
      '2026-09-17',
      '2026-09-24',
    ])
      await pay([{ employee_id: id, ...worked(38) }], day);
    await pay([{ employee_id: id, ...worked(38) }], '2026-10-01');
    await employer.call('PATCH', `${company()}/employees/update`, [{ id, pay_period: 'FORTNIGHTLY' }]);
    // Twice the net of a week is the net of a fortnight, and no surprise.
    const fortnights = [];
    for (const day of ['2026-10-22', '2026-11-05'])
      fortnights.push(await pay([{ employee_id: id, ...worked(76) }], day));
    for (const run of fortnights) {
      const codes = (await anomalies(run)).filter((one) => one.employee_id === id).map(({ code }) => code);
      expect(codes).not.toContain('outside-usual');
      expect(codes).not.toContain('doubled-net');
    }
  });

  test('a pay that is created beside a staged one says so, and the review of the run names both', async () => {
    const [id] = (await employer.hireAll('au', [
      { number: 'S1', pay_rate_per_hour: 40, standard_hours_per_day: 7.6, standard_days_per_week: 5 },
    ])) as [number];
    const run = await open('WEEKLY', '2026-12-02');
    const { body } = await employer.pay('au', [{ employee_id: id, ...worked(38) }], '?pay_date=2026-12-02');
    const [created] = body as readonly { readonly warnings: readonly { readonly code: string }[] }[];
    expect(created?.warnings.map(({ code }) => code)).toContain('pay/staged-beside');
    expect(await saysOf(run, id)).toEqual([
      {
        code: 'days-paid-twice',
        says: '2 pays of this run are for the same days: 76 hours together; the standard hours are 38.',
      },
    ]);
  });

  test('two records of one person in New Zealand are not both taxed by a main code', async () => {
    const own = await api.employer();
    const found = async (...records: readonly object[]) => {
      const people = records.map((record, i) => ({
        start_date: '2026-08-03',
        last_name: `Record ${i + 1}`,
        ...record,
      }));
      const ids = await own.hireAll('nz', people);
      const items = ids.map((employee_id) => ({ employee_id, ...worked(20) }));
      const { body } = await own.pay('nz', items, '?pay_date=2026-10-22');
      const [{ pay_run_id: run }] = body as [{ readonly pay_run_id: number }];
      const answer = await own.call('GET', `/api/company/${own.nz}/pay-runs/${run}/anomalies`);
      return (answer.body as { readonly anomalies: readonly AnomalyAnswer[] }).anomalies
        .filter(({ code, employee_id }) => code === 'two-main-tax-codes' && ids.includes(employee_id))
        .map(({ says }) => says);
    };
    // One person has one main job. @law Tax Administration Act 1994 s 24B; Income Tax Act 2007 Schedule 2
    const one = { ird_number: '49091850', nz_tax_code: 'M' };
    expect(await found(one, { ...one, nz_tax_code: 'ME' })).toEqual([
      expect.stringContaining('is also that of Aroha Record 2,'),
      expect.stringContaining('is also that of Aroha Record 1,'),
    ]);
    const other = '35901981';
    expect(await found({ ...one, ird_number: other }, { ird_number: other, nz_tax_code: 'S' })).toEqual([]);
    expect(JSON.stringify(await found(one, one))).not.toContain('49091850');
  });
});
