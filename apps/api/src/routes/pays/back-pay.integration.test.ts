import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface BackPayAnswer {
  readonly periods: readonly {
    readonly pay_id: number;
    readonly paid: number;
    readonly should_have_been: number;
    readonly difference: number;
  }[];
  readonly total: number;
  readonly back_payments: readonly { readonly amount: number; readonly tax_method: string | null }[];
  readonly in_words: readonly string[];
  readonly pay: { readonly id: number; readonly gross: number; readonly tax: number; readonly super: number };
}

const week = [{ description: 'Ordinary time', units: 'hours', value: 38 }];

/** Scale 2 of Schedule 1 from 1 July 2026 for weekly earnings of 1,282 to 2,596 dollars. */
const scale2 = (earnings: number) => Math.round(0.32 * (Math.floor(earnings) + 0.99) - 181.7319);

describe.each(testEngines)('back pay over several periods on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const pay = async (country: 'au' | 'nz', employeeId: number, day: string, hours: readonly object[] = week) => {
    const made = await employer.pay(country, [{ employee_id: employeeId, hours }], `?pay_date=${day}`);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return (made.body as { id: number; tax: number }[])[0]!;
  };
  const address = (country: 'au' | 'nz') => `/api/company/${employer[country]}/back-pay`;
  const ask = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const reply = await employer.call('POST', path, body, headers);
    return { status: reply.status, body: reply.body as BackPayAnswer, text: JSON.stringify(reply.body) };
  };

  test('pays of this year are taxed anew one by one, with the difference in words; nothing is paid twice', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40', payslip_show_ytd: true });
    const first = await pay('au', employee, '2026-07-09');
    await pay('au', employee, '2026-07-16');
    expect(first.tax).toBe(scale2(38 * 40));
    const body = {
      ...{ employee_id: employee, pay_rate_per_hour: '42', from: '2026-07-01', to: '2026-07-31' },
      pay_date: '2026-08-06',
    };
    const preview = await ask(`${address('au')}/preview`, body);
    expect([preview.status, preview.body.total]).toEqual([200, 2 * 38 * 2]);
    expect(preview.body.periods).toMatchObject([
      { pay_id: first.id, paid: 1520, should_have_been: 1596, difference: 76 },
      { paid: 1520, should_have_been: 1596, difference: 76 },
    ]);
    expect(preview.body.back_payments.map(({ tax_method }) => tax_method)).toEqual(['METHOD_B1', 'METHOD_B1']);
    expect(preview.body.in_words).toEqual([
      'Pay of 9 July 2026: $1,520.00 was paid, $1,596.00 should have been, $76.00 more.',
      'Pay of 16 July 2026: $1,520.00 was paid, $1,596.00 should have been, $76.00 more.',
      'Together $152.00 gross is owed.',
      expect.stringContaining('$152.00 belongs to pays of this financial year: Method B(i)'),
    ]);
    const tax = 2 * (scale2(38 * 42) - scale2(38 * 40));
    expect(preview.body.pay).toMatchObject({ gross: 152, tax });
    // Twelve per cent of ordinary time earnings.
    expect(preview.body.pay.super).toBe(18.24);
    const key = { 'Idempotency-Key': 'back-pay-1' };
    const paid = await ask(address('au'), body, key);
    expect([paid.status, paid.body.pay.gross, paid.body.pay.tax]).toEqual([201, 152, tax]);
    const replayed = await ask(address('au'), body, key);
    expect([replayed.status, replayed.body.pay.id]).toEqual([200, paid.body.pay.id]);
    // Without the key, the same days are refused, also several at a time.
    const again = await Promise.all([1, 2, 3].map(() => ask(address('au'), body)));
    expect(again.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(again[0]!.text).toContain(`Pay ${paid.body.pay.id} of 2026-08-06 holds back pay`);
    const balances = (await employer.call('GET', `/api/employees/${employee}/balances?as_at=2026-08-06`)).body as {
      year_to_date: { gross: number; tax: number };
    };
    expect(balances.year_to_date).toMatchObject({ gross: 3040 + 152, tax: 2 * first.tax + tax });
    // Deleted, the days are free again.
    await employer.call('DELETE', `/api/company/${employer.au}/pays/${paid.body.pay.id}`);
    expect((await ask(`${address('au')}/preview`, body)).status).toBe(200);
  });

  test('two requests at the same time pay once', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40' });
    await pay('au', employee, '2026-07-09');
    const body = { employee_id: employee, pay_rate_per_hour: 45, from: '2026-07-01', to: '2026-07-31' };
    const all = await Promise.all([1, 2, 3, 4].map(() => ask(address('au'), body)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('overtime and another rate: overtime follows the rate, a rate of its own does not; earlier years have their method', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40' });
    await pay('au', employee, '2026-06-25', [
      ...week,
      { description: 'Overtime', units: 'hours', value: 2, multiplier: 1.5, is_overtime: true },
      { description: 'Night', units: 'hours', value: 1, rate: 70 },
    ]);
    await pay('au', employee, '2026-07-09');
    const body = {
      ...{ employee_id: employee, pay_rate_per_hour: 41, from: '2026-06-01', to: '2026-07-31' },
      pay_date: '2026-08-06',
    };
    const { status, body: owed } = await ask(`${address('au')}/preview`, body);
    expect(status).toBe(200);
    // 38 hours more at a dollar and two at time and a half; then 38 hours.
    expect(owed.periods.map(({ difference }) => difference)).toEqual([38 + 3, 38]);
    expect(owed.back_payments).toMatchObject([
      { amount: 38, tax_method: 'METHOD_B1' },
      { amount: 38, tax_method: 'METHOD_B2', stp_category: 'GROSS' },
      { amount: 3, tax_method: 'METHOD_B2', stp_category: 'OVERTIME' },
    ]);
    // Super on ordinary time only: 12 per cent of 76.
    expect(owed.pay).toMatchObject({ gross: 79, super: 9.12 });
  });

  test('what accrued more than a year ago has a row of its own, for Lump Sum E', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40' });
    for (const day of ['2025-10-09', '2025-12-11', '2026-03-12']) await pay('au', employee, day);
    const body = {
      ...{ employee_id: employee, pay_rate_per_hour: 41, from: '2025-10-01', to: '2026-06-30' },
      pay_date: '2026-11-12',
    };
    const { body: owed } = await ask(`${address('au')}/preview`, body);
    expect(owed.back_payments).toMatchObject([
      { description: 'Back pay of 2025-26, over a year ago', amount: 38, end_date: '2025-10-12' },
      { description: 'Back pay of 2025-26', amount: 76, start_date: '2025-12-08', end_date: '2026-03-15' },
    ]);
    expect(owed.in_words.at(-1)).toContain('$114.00 belongs to 2025-26: Method B(ii)');
  });

  test('leave is made good as leave: workers compensation is not for super', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40' });
    const leave = (leave_type: string, hours: number) => ({
      description: leave_type,
      leave_type,
      date: '2026-07-07',
      hours,
    });
    const rows = [leave('HOLIDAY', 8), leave('WORKERS_COMP', 4), leave('PAID_PUBLIC_HOLIDAY', 8)];
    const made = await employer.pay(
      'au',
      [{ employee_id: employee, hours: [{ description: 'Ordinary', units: 'hours', value: 18 }], leave: rows }],
      '?pay_date=2026-07-09',
    );
    expect(made.status).toBe(201);
    const body = {
      ...{ employee_id: employee, pay_rate_per_hour: 42, from: '2026-07-01', to: '2026-07-31' },
      pay_date: '2026-08-06',
    };
    const { body: owed } = await ask(`${address('au')}/preview`, body);
    expect(owed.back_payments).toMatchObject([
      { amount: 52, stp_category: 'GROSS', tax_method: 'METHOD_B1' },
      { amount: 16, stp_category: 'LEAVEO', tax_method: 'METHOD_B1' },
      { amount: 8, stp_category: 'LEAVEW', tax_method: 'METHOD_B1' },
    ]);
    // Twelve per cent of 68; the tax of 76 more on the one week of 1,520.
    expect(owed.pay).toMatchObject({ gross: 76, tax: scale2(1596) - scale2(1520), super: 8.16 });
  });

  test('New Zealand: a lump sum, taxed as an extra pay', async () => {
    const employee = await employer.hire('nz', { pay_rate_per_hour: '40', kiwisaver_status_code: null });
    for (const day of ['2026-07-16', '2026-07-23', '2026-07-30', '2026-08-06']) await pay('nz', employee, day);
    const body = {
      ...{ employee_id: employee, pay_rate_per_hour: 42, from: '2026-07-01', to: '2026-08-06' },
      pay_date: '2026-08-07',
    };
    const { status, body: owed, text } = await ask(`${address('nz')}/preview`, body);
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    expect(owed).toMatchObject({ total: 4 * 38 * 2, back_payments: [{ amount: 304, tax_method: null }] });
    expect(owed.in_words.at(-1)).toBe('$304.00 is a lump sum and taxed as an extra pay.');
    // Four weeks of 1,520 by 13 are 79,040 a year: 33 per cent from 78,100 dollars, and the earners' levy of 1.75 per cent.
    expect(owed.pay).toMatchObject({ gross: 304, tax: 105.64 });
  });

  // Fair Work Act 2009 (Cth) s 323: what was earned is paid in full; a share that is sacrificed goes to a fund or stays pay.
  test('a share of the pay that is sacrificed takes nothing from what is owed', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40' });
    const share = { description: 'Super', percentage: '0.1', is_super: true };
    expect((await employer.call('POST', `/api/employees/${employee}/pay-sacrifices`, share)).status).toBe(201);
    await pay('au', employee, '2026-07-09');
    const body = { employee_id: employee, pay_rate_per_hour: 42, from: '2026-07-01', to: '2026-07-31' };
    const { body: owed } = await ask(`${address('au')}/preview`, { ...body, pay_date: '2026-08-06' });
    expect(owed.periods).toMatchObject([{ paid: 1520 - 152, should_have_been: 1520 - 152 + 76, difference: 76 }]);
    // Twelve per cent of 76.
    expect(owed.pay).toMatchObject({ gross: 76, super: 9.12 });
  });

  // Fair Work Act 2009 (Cth) s 324, Wages Protection Act 1983 (NZ) s 5: nothing is taken off wages without consent.
  test.each(['au', 'nz'] as const)(
    '%s: a pay that paid more than the rate takes nothing from the others',
    async (country) => {
      const employee = await employer.hire(country, { pay_rate_per_hour: '40' });
      await pay(country, employee, '2026-07-09');
      await pay(country, employee, '2026-07-16', [
        { description: 'Higher duties', units: 'hours', value: 38, rate: 60 },
      ]);
      const path = `/api/company/${employer[country]}/employees/update`;
      expect((await employer.call('PATCH', path, [{ id: employee, pay_rate_per_hour: '45' }])).status).toBe(200);
      await pay(country, employee, '2026-07-23');
      const body = { employee_id: employee, pay_rate_per_hour: 42, from: '2026-07-01', to: '2026-07-31' };
      const { status, body: owed } = await ask(`${address(country)}/preview`, { ...body, pay_date: '2026-08-07' });
      expect([status, owed.total, owed.periods.length]).toEqual([200, 38 * 2, 1]);
      expect(owed.pay.gross).toBe(38 * 2);
      expect(owed.in_words).toContain(
        'Pay of 23 July 2026: $1,710.00 was paid, more than the $1,596.00 of this rate. It owes nothing, and takes nothing from the others.',
      );
    },
  );

  // Fair Work Act 2009 (Cth) ss 90(2), 117(2)(b), 323: the hours of the last days, the leave that is left and the notice are paid at the
  // rate that was owed. 19 hours at two dollars more; 38 hours of notice at two dollars more.
  test('the hours of a final pay are made good, and what leaving should have paid more is named', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40' });
    await pay('au', employee, '2026-07-09');
    const termination = {
      ...{ termination_date: '2026-07-15', reason: 'TERMINATION', cessation_type_code: 'F' },
      ...{ is_payment_in_lieu_paid: true, payment_in_lieu_type: 'NOTICE_HOURS', notice_hours: '38' },
      is_unused_holiday_paid: false,
    };
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 19 }];
    const final = await employer.pay('au', [{ employee_id: employee, hours, termination }], '?pay_date=2026-07-16');
    expect(final.status).toBe(201);
    const body = { employee_id: employee, pay_rate_per_hour: 42, from: '2026-07-01', to: '2026-07-31' };
    const { body: owed } = await ask(`${address('au')}/preview`, { ...body, pay_date: '2026-08-06' });
    expect(owed.periods.map(({ difference }) => difference)).toEqual([76, 38]);
    expect(owed.pay).toMatchObject({ gross: 114, super: 13.68 });
    expect(owed.in_words).toContainEqual(
      expect.stringContaining('the final pay of 16 July 2026: $76.00 of notice. That is taxed as a payment on leaving'),
    );
    const paid = await ask(address('au'), { ...body, pay_date: '2026-08-06' });
    expect([paid.status, paid.body.pay.gross]).toEqual([201, 114]);
    expect((await ask(address('au'), { ...body, pay_date: '2026-08-06' })).status).toBe(409);
  });

  // Fair Work Act 2009 (Cth) s 90(2): leave that is left is paid at the rate that was owed.
  test('a final pay without hours is named with what it should have paid', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40' });
    await pay('au', employee, '2026-07-09');
    const ended = {
      termination_date: '2026-07-16',
      pay_date: '2026-07-16',
      reason: 'TERMINATION',
      cessation_type_code: 'V',
    };
    expect((await employer.call('POST', `/api/employees/${employee}/terminate`, ended)).status).toBe(200);
    const body = { employee_id: employee, pay_rate_per_hour: 42, from: '2026-07-01', to: '2026-07-31' };
    // 38 hours have earned 38 × 0.076923 = 2.923074 hours of leave, at two dollars more.
    const named = expect.stringContaining('the final pay of 16 July 2026: $5.85 of unused annual leave.');
    const { body: owed } = await ask(`${address('au')}/preview`, { ...body, pay_date: '2026-08-06' });
    expect([owed.total, owed.in_words]).toEqual([76, expect.arrayContaining([named])]);
    const alone = await ask(`${address('au')}/preview`, { ...body, from: '2026-07-16', pay_date: '2026-08-06' });
    expect([alone.status, alone.text]).toEqual([400, named]);
  });

  test.each(['au', 'nz'] as const)(
    '%s: correcting a pay tells of the back pay that was paid for it',
    async (country) => {
      const employee = await employer.hire(country, { pay_rate_per_hour: '40' });
      const first = await pay(country, employee, '2026-07-09');
      const hours = [{ ...week[0], rate: 42 }];
      const corrected = async () => {
        const path = `/api/company/${employer[country]}/pays/${first.id}/correction/preview`;
        const { status, body } = await employer.call('POST', path, { hours });
        expect(status).toBe(200);
        return (body as { in_words: readonly string[] }).in_words.filter((sentence) => sentence.includes('back pay'));
      };
      expect(await corrected()).toEqual([]);
      const body = { employee_id: employee, pay_rate_per_hour: 42, from: '2026-07-01', to: '2026-07-31' };
      const made = await ask(address(country), { ...body, pay_date: '2026-08-06' });
      expect(made.status).toBe(201);
      expect(await corrected()).toEqual([
        expect.stringContaining(`Pay ${made.body.pay.id} of 6 August 2026 has paid back pay for this pay already`),
      ]);
    },
  );

  // Holidays Act 2003 s 28(1)(c): 8 per cent of gross earnings, an identifiable component.
  test('New Zealand: holiday pay that is paid with each pay is paid once on back pay', async () => {
    const terms = { holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true };
    const employee = await employer.hire('nz', { pay_rate_per_hour: '40', start_date: '2026-06-01', ...terms });
    await pay('nz', employee, '2026-07-16');
    const body = { employee_id: employee, pay_rate_per_hour: 42, from: '2026-07-01', to: '2026-07-31' };
    const path = `${address('nz')}/preview`;
    const { body: owed } = await ask(path, { ...body, pay_date: '2026-08-07' });
    expect(owed.total).toBe(82.08);
    expect(owed.back_payments).toMatchObject([{ amount: 76 }]);
    // 76 dollars for the hours and 6.08 of holiday pay.
    expect(owed.pay.gross).toBe(82.08);
    // Whoever has holidays by now is still owed the holiday pay of then.
    const now = [{ id: employee, holiday_pay_with_pay: null }];
    const changed = await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, now);
    expect(changed.status).toBe(200);
    const { body: later } = await ask(path, { ...body, pay_date: '2026-08-07' });
    expect([later.back_payments[0]!.amount, later.pay.gross]).toEqual([82.08, 82.08]);
  });

  test('New Zealand: leave rises with the rate that it was paid by', async () => {
    const terms = { pay_rate_per_hour: '40', standard_hours_per_day: '8', standard_days_per_week: 5 };
    const employee = await employer.hire('nz', { ...terms, start_date: '2026-06-01' });
    const leave = (leave_type: string, date: string, hours: number, more: object = {}) => ({
      ...{ description: leave_type, leave_type, date, hours },
      ...more,
    });
    const item = {
      employee_id: employee,
      hours: [{ description: 'Ordinary time', units: 'hours', value: 12 }],
      leave: [
        leave('SICK', '2026-07-14', 8),
        leave('ANNUAL_HOLIDAYS', '2026-07-15', 8),
        leave('NZ_BEREAVEMENT', '2026-07-16', 8, { rate: 40 }),
        leave('NZ_JURY_SERVICE', '2026-07-17', 4, { rate: 10 }),
      ],
    };
    const made = await employer.pay('nz', [item], '?pay_date=2026-07-16');
    // 12 hours, three days at 40 dollars, and what was agreed for the jury.
    expect(made).toMatchObject({ status: 201, body: [{ gross: 12 * 40 + 3 * 320 + 40 }] });
    const body = { employee_id: employee, pay_rate_per_hour: 42, from: '2026-07-01', to: '2026-07-31' };
    const { status, body: owed, text } = await ask(`${address('nz')}/preview`, { ...body, pay_date: '2026-08-07' });
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    // Two dollars for each of the 12 and the 24 hours: sick leave is paid at relevant daily pay, holidays at least at
    // ordinary weekly pay. @law Holidays Act 2003 ss 8, 9, 21, 71
    expect(owed.total).toBe((12 + 24) * 2);
  });

  // Fair Work Act 2009 (Cth) s 323: an employer pays in full what is payable for the performance of work.
  test('whoever was paid back pay or a bonus is still paid for the period by its run, once', async () => {
    const other = await api.employer();
    const [owed, bonus, paid, casual] = (await other.hireAll('au', [
      { last_name: 'Owed' },
      { last_name: 'Bonus' },
      { last_name: 'Paid' },
      { last_name: 'Casual', employment_status: 'Casual' },
    ])) as [number, number, number, number];
    await other.pay('au', [{ employee_id: owed, hours: week }], '?pay_date=2026-07-09');
    const raised = { employee_id: owed, pay_rate_per_hour: '42', from: '2026-07-01', to: '2026-07-31' };
    const company = `/api/company/${other.au}`;
    expect((await other.call('POST', `${company}/back-pay`, { ...raised, pay_date: '2026-08-10' })).status).toBe(201);
    const sales = [{ description: 'Sales', amount: '200', tax_method: 'METHOD_A_WHOLE_YEAR' }];
    const created = await other.pay(
      'au',
      [
        { employee_id: bonus, bonuses: sales },
        { employee_id: casual, bonuses: sales },
        { employee_id: paid, hours: week },
      ],
      '?pay_date=2026-08-10',
    );
    expect(created.status).toBe(201);
    const open = () => other.call('POST', `${company}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-08-13' });
    const staged = async () => {
      const { body } = await other.call('GET', `${company}/pays?from=2026-08-13&to=2026-08-13`);
      return (body as { employee_id: number; gross: number; tax: number }[]).map(({ employee_id, gross, tax }) => ({
        ...{ employee_id, gross, tax },
      }));
    };
    const expected = [owed, bonus].map((employee_id) => ({ employee_id, gross: 1520, tax: scale2(1520) }));
    const opened = await open();
    expect(opened.body).toMatchObject({ pay_count: 6, status: 'pending', left_out: [] });
    expect(await staged()).toEqual(expected);
    const run = (opened.body as { pay_run_id: number }).pay_run_id;
    expect((await other.call('POST', `${company}/pay-runs/${run}/process`)).status).toBe(200);
    expect((await open()).body).toMatchObject({ pay_count: 6, status: 'processed' });
    expect(await staged()).toEqual(expected);
  });

  test('a run of which only a bonus was paid before is of the day that it is opened for, and has the final pay', async () => {
    const other = await api.employer();
    const leaver = await other.hire('au', { last_name: 'Leaver', date_of_birth: '1980-02-03' });
    const company = `/api/company/${other.au}`;
    const plan = { termination_date: '2027-02-12', reason: 'TERMINATION' };
    expect((await other.call('PUT', `/api/employees/${leaver}/planned-termination`, plan)).status).toBe(200);
    const item = { employee_id: leaver, bonuses: [{ description: 'Sales', amount: '200' }] };
    expect((await other.pay('au', [item], '?pay_date=2027-02-08')).status).toBe(201);
    const opened = await other.call('POST', `${company}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2027-02-11' });
    expect(opened.body).toMatchObject({ pay_date: '2027-02-11', pay_count: 2, status: 'pending' });
    const { body } = await other.call('GET', `${company}/pays?from=2027-02-11&to=2027-02-11`);
    expect(body).toMatchObject([{ employee_id: leaver, termination: { termination_date: '2027-02-12' } }]);
  });

  test('nothing owed, an unknown employee, days in the wrong order and a rate of nought are refused in words', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40' });
    await pay('au', employee, '2026-07-09');
    const body = { employee_id: employee, pay_rate_per_hour: 40, from: '2026-07-01', to: '2026-07-31' };
    const same = await ask(address('au'), body);
    expect([same.status, same.text]).toEqual([400, expect.stringContaining('Nothing is owed')]);
    expect((await ask(address('au'), { ...body, employee_id: 999_999 })).status).toBe(400);
    expect((await ask(address('au'), { ...body, from: '2026-08-01' })).status).toBe(400);
    expect((await ask(address('au'), { ...body, pay_rate_per_hour: 0 })).status).toBe(400);
    expect((await ask(address('au'), { ...body, pay_rate: 42 })).status).toBe(422);
  });
});
