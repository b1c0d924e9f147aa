import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPaid } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface PayAnswer {
  readonly id: number;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** Decision 1096: what an employee declares, and a new rate, are for the payments after it. */
describe.each(testEngines)('a past pay made anew on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 10, 15, 1));
  }, 240_000);
  beforeEach(async () => {
    employer = await api.employer();
  });
  afterAll(() => api.close(), 60_000);

  const countries = [
    {
      country: 'au',
      record: { has_claimed_tax_free_threshold: true, pay_rate_per_hour: '40' },
      later: {
        ...{ has_claimed_tax_free_threshold: false, pay_rate_per_hour: '45', super_rate: '0.15' },
        has_stsl_liability: true,
      },
      // Super guarantee: 12 % from 1 July 2025; the record of today has 15 %.
      asPaid: { gross: 1600, super: 192 },
      current: { gross: 1800, super: 270 },
      otherwise: ['pay_rate_per_hour', 'tax_declaration', 'super_rate'],
    },
    {
      country: 'nz',
      record: {
        ...{ nz_tax_code: 'M', pay_rate_per_hour: '40', kiwisaver_status_code: 'AK' },
        ...{ kiwisaver_employee_rate: '0.04', has_student_loan: false },
      },
      later: {
        ...{ nz_tax_code: 'S', pay_rate_per_hour: '45', kiwisaver_employee_rate: '0.08', has_student_loan: true },
      },
      asPaid: { gross: 1600 },
      current: { gross: 1800 },
      otherwise: ['pay_rate_per_hour', 'nz_tax_code', 'has_student_loan', 'kiwisaver_employee_rate'],
    },
  ] as const;

  const hours = (value: string) => [{ description: 'Ordinary time', units: 'hours', value }];
  const figures = ({ gross, tax, net, super: contribution }: PayAnswer) => ({ gross, tax, net, super: contribution });

  test.each(countries)(
    '$country: rate, declarations and contributions are those that the pay was made with',
    async ({ country, record, later, asPaid, current, otherwise }) => {
      const [changed, same] = (await employer.hireAll(country, [record, record])) as [number, number];
      const pay = async (employee_id: number, value: string, pay_date: string) => {
        const made = await employer.pay(country, [{ employee_id, hours: hours(value) }], `?pay_date=${pay_date}`);
        expect(made.status).toBe(201);
        return (made.body as PayAnswer[])[0]!;
      };
      const [first, second] = [await pay(changed, '38', '2026-10-08'), await pay(changed, '38', '2026-10-22')];
      // A colleague whose record stays as it is, with the hours that the corrected pays will have.
      const [likeFirst, likeSecond] = [await pay(same, '40', '2026-10-08'), await pay(same, '40', '2026-10-22')];
      const company = `/api/company/${employer[country]}`;
      const patched = await employer.call('PATCH', `${company}/employees/update`, [{ id: changed, ...later }]);
      expect(patched.status).toBe(200);

      const body = { hours: hours('40') };
      const address = (id: number, query = '') => `${company}/pays/${id}/correction${query}`;
      const preview = await employer.call('POST', address(first.id, '/preview'), body);
      expect(preview.status).toBe(200);
      const shown = preview.body.replacement as PayAnswer;
      expect(figures(shown)).toEqual(figures(likeFirst));
      expect(shown).toMatchObject(asPaid);
      const said = shown.warnings.find(({ code }) => code === 'pay/record-changed-since');
      for (const name of otherwise) expect(said?.message).toContain(name);

      // Where the record was wrong, it is the one of today that counts.
      const mended = await employer.call('POST', address(first.id, '/preview?use_current_record=true'), body);
      expect(mended.body.replacement).toMatchObject(current);
      expect(mended.body.replacement.tax).not.toBe(shown.tax);
      expect(JSON.stringify(mended.body.replacement.warnings)).not.toContain('record-changed-since');

      const corrected = await employer.call('POST', address(first.id), body);
      expect([corrected.status, figures(corrected.body.replacement as PayAnswer)]).toEqual([201, figures(likeFirst)]);
      const item = { employee_id: changed, ...body };
      const rebuild = (query: string) => employer.call('PUT', `${company}/pays/${second.id}${query}`, item);
      const rebuilt = await rebuild('?use_current_record=false');
      expect([rebuilt.status, figures(rebuilt.body as PayAnswer)]).toEqual([200, figures(likeSecond)]);
      // And a correction of the correction still stands on what was declared then.
      const { id } = corrected.body.replacement as PayAnswer;
      const again = await employer.call('POST', address(id), { hours: hours('38') });
      expect(figures(again.body.replacement as PayAnswer)).toEqual(figures(first));
      // A rebuild is the pay as it would be entered today.
      expect((await rebuild('')).body).toMatchObject(current);
      // New pays follow the record.
      expect(await pay(changed, '40', '2026-11-05')).toMatchObject(current);
    },
  );

  describe('in New Zealand', () => {
    const correct = async (payId: number, body: object, query = '') => {
      const path = `/api/company/${employer.nz}/pays/${payId}/correction/preview${query}`;
      const { status, body: answer } = await employer.call('POST', path, body);
      expect([status, status === 200 ? '' : answer]).toEqual([200, '']);
      return answer.replacement as NzPaid;
    };
    const change = async (id: number, changes: object) => {
      const path = `/api/company/${employer.nz}/employees/update`;
      expect((await employer.call('PATCH', path, [{ id, ...changes }])).status).toBe(200);
    };
    const leave = (leave_type: string, date: string, value: number) => [
      { description: 'Leave', leave_type, date, hours: value },
    ];

    test('weeks of holidays and days of leave are those of the hours and the rate at that time', async () => {
      const nz = nzPeople(employer);
      const id = await nz.hire({ start_date: '2024-10-07' });
      const told = { annual_holidays_weeks: '4', sick_leave_hours: '80', gross_last_12_months: '93600' };
      await nz.told(id, { as_at: '2026-10-04', ...told });
      // Average weekly earnings of 93,600 / 52 are more than 40 hours at 40 dollars (Holidays Act 2003 s 21).
      const annual = { hours: [], leave: leave('ANNUAL_HOLIDAYS', '2026-10-05', 40) };
      const week = await nz.paid('2026-10-08', { employee_id: id, ...annual });
      expect(week.gross).toBe(1800);
      const sick = await nz.paid('2026-10-15', { employee_id: id, hours: [], leave: leave('SICK', '2026-10-12', 8) });
      expect(sick.gross).toBe(320);
      await change(id, { standard_hours_per_day: '6', standard_days_per_week: 4, pay_rate_per_hour: '45' });
      // 32 of the 40 hours of the week then; today 32 hours are a week and a third of 24 hours.
      const four = { hours: [], leave: leave('ANNUAL_HOLIDAYS', '2026-10-05', 32) };
      const corrected = await correct(week.id, four);
      expect([corrected.gross, (await correct(week.id, four, '?use_current_record=true')).gross]).toEqual([1440, 2400]);
      const said = corrected.warnings.find(({ code }) => code === 'pay/record-changed-since')?.message;
      expect(said).toContain('standard_days_per_week, standard_hours_per_day');
      // Relevant daily pay (s 9) of two days of 8 hours at 40 dollars; two days and two thirds of 6 hours at 45 today.
      const two = { hours: [], leave: leave('SICK', '2026-10-12', 16) };
      const days = [await correct(sick.id, two), await correct(sick.id, two, '?use_current_record=true')];
      expect(days.map(({ gross }) => gross)).toEqual([640, 720]);
    });

    test('a public holiday earns an alternative holiday by the working days of that time', async () => {
      const nz = nzPeople(employer);
      const id = await nz.hire({ start_date: '2026-02-02', working_days: 'MON TUE WED THU FRI' });
      const labourDay = (value: number) => [
        { description: 'Work', units: 'hours', value: 32 },
        { description: 'Labour Day', units: 'hours', value, public_holiday_date: '2026-10-26' },
      ];
      const pay = await nz.paid('2026-10-29', { employee_id: id, hours: labourDay(7) });
      expect(nz.hoursLeft(pay)['ALT_HOLIDAY']).toBe(8);
      await change(id, { working_days: 'TUE WED THU FRI', standard_days_per_week: 4, standard_hours_per_day: '6' });
      // Monday was a working day then, and a whole day is 8 hours (Holidays Act 2003 ss 12, 56, 57).
      const corrected = await correct(pay.id, { hours: labourDay(8) });
      expect(nz.hoursLeft(corrected)['ALT_HOLIDAY']).toBe(8);
      expect(corrected.warnings.find(({ code }) => code === 'pay/record-changed-since')?.message).toContain(
        'working_days',
      );
      const today = await correct(pay.id, { hours: labourDay(8) }, '?use_current_record=true');
      expect(nz.hoursLeft(today)['ALT_HOLIDAY'] ?? 0).toBe(0);
    });

    test('holiday pay with each pay is that of the agreement at that time', async () => {
      const nz = nzPeople(employer);
      const terms = { holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true };
      const id = await nz.hire({ start_date: '2026-09-07', ...terms });
      const pay = await nz.paid('2026-10-08', { employee_id: id });
      await change(id, { holiday_pay_with_pay: null });
      const hours41 = { hours: [{ description: 'Work', units: 'hours', value: 41 }] };
      // 41 hours at 40 dollars with 8 per cent (Holidays Act 2003 s 28).
      const corrected = [await correct(pay.id, hours41), await correct(pay.id, hours41, '?use_current_record=true')];
      expect(corrected.map(({ gross }) => gross)).toEqual([1771.2, 1640]);
    });

    test('days of leave that arose are those that were agreed at that time', async () => {
      const nz = nzPeople(employer);
      const id = await nz.hire({ start_date: '2025-10-06' });
      await nz.paid('2026-09-24', { employee_id: id });
      const pay = await nz.paid('2026-10-08', { employee_id: id });
      expect(nz.hoursLeft(pay)['ANNUAL_HOLIDAYS']).toBe(160);
      await change(id, { num_holiday_leave_days_per_year: 25 });
      expect(nz.hoursLeft(await correct(pay.id, { hours: hours('41') }))['ANNUAL_HOLIDAYS']).toBe(160);
    });
  });

  test.each(['au', 'nz'] as const)('%s: rows that name a rate keep the rate that was paid', async (country) => {
    const id = await employer.hire(country, { pay_rate_per_hour: '40' });
    const rates = `/api/employees/${id}/pay-rates`;
    const add = async (description: string, rate: string) => {
      const { status, body } = await employer.call('POST', rates, { description, rate });
      expect(status).toBe(201);
      return (body as { reference: string }).reference;
    };
    const [night, gone, other] = [await add('Night', '50'), await add('Gone', '60'), await add('Other', '70')];
    const named = (value: number, reference: string) => [
      ...[{ description: reference, units: 'hours', value, rate_reference: reference }],
      { description: 'Night work', units: 'hours', value, rate_description: 'Night' },
    ];
    const made = await employer.pay(
      country,
      [{ employee_id: id, hours: [...named(4, night), ...named(4, gone)] }],
      '?pay_date=2026-10-08',
    );
    const [pay] = made.body as PayAnswer[];
    // 4 hours each at 50, 50, 60 and 50.
    expect(pay!.gross).toBe(840);
    const idOf = (reference: string) => reference.split(':')[1]!;
    expect((await employer.call('PATCH', `${rates}/${idOf(night)}`, { rate: '55' })).status).toBe(200);
    expect((await employer.call('PATCH', `${rates}/${idOf(other)}`, { rate: '75' })).status).toBe(200);
    expect((await employer.call('DELETE', `${rates}/${idOf(gone)}`)).status).toBe(204);
    const path = `/api/company/${employer[country]}/pays/${pay!.id}/correction/preview`;
    const { status, body } = await employer.call('POST', path, { hours: [...named(5, night), ...named(5, gone)] });
    expect([status, body.replacement?.gross]).toEqual([200, 1050]);
    const said = (body.replacement as PayAnswer).warnings.find(({ code }) => code === 'pay/record-changed-since');
    expect(said?.message).toContain(`${night}, ${gone}`);
    // A rate that the pay did not have is the one of today, and so is every rate of the current record.
    const fresh = await employer.call('POST', path, { hours: named(5, other).slice(0, 1) });
    expect(fresh.body.replacement.gross).toBe(375);
    const today = await employer.call('POST', `${path}?use_current_record=true`, { hours: named(5, night) });
    expect(today.body.replacement.gross).toBe(550);
  });

  test('a record that is as it was warns of nothing', async () => {
    const id = await employer.hire('au');
    const made = await employer.pay('au', [{ employee_id: id, hours: hours('38') }], '?pay_date=2026-10-08');
    const [pay] = made.body as PayAnswer[];
    const path = `/api/company/${employer.au}/pays/${pay!.id}/correction/preview`;
    const { body } = await employer.call('POST', path, { hours: hours('39') });
    expect(JSON.stringify(body.replacement.warnings)).not.toContain('record-changed-since');
  });
});
