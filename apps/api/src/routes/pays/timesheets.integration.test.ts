import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';
import { exampleBody } from '../../walkthrough/example-steps';

jest.setTimeout(120_000);

/**
 * Restaurant Industry Award (MA000119), pay guide of 1 July 2026: a cook grade 1 of level 2 has 27.08 an hour, 33.85 on a
 * Saturday and 40.62 on a Sunday; a casual food and beverage attendant grade 2 has 33.85, and 40.62 on both days.
 */
const cook = {
  award_code: 'MA000119',
  award_classification: 'Level 2 - cook grade 1',
  employment_status: 'Part-time',
  pay_rate_per_hour: '27.08',
  state: 'NSW',
};
const waiter = {
  ...cook,
  award_classification: 'Level 2 - food and beverage attendant grade 2',
  employment_status: 'Casual',
  pay_rate_per_hour: '33.85',
};

interface Row {
  readonly description: string;
  readonly value: number;
  readonly rate: number;
  readonly rate_description: string;
  readonly pay_amount: number;
}

describe.each(testEngines)('timesheets on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const address = (path = '') => `/api/company/${au.employer.au}/timesheets${path}`;
  const call = async (method: string, path: string, body?: unknown) => au.employer.call(method, path, body);
  const entered = async (shifts: readonly object[]): Promise<readonly number[]> => {
    const { status, body } = await call('POST', address(), shifts);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body as { id: number }[]).map(({ id }) => id);
  };
  const approved = async (shift_ids: readonly number[]) => {
    const { status, body } = await call('POST', address('/approve'), { shift_ids });
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
  /** Monday 24 to Sunday 30 August 2026. */
  const week = (id: number) => [
    {
      employee_id: id,
      date: '2026-08-26',
      start: '09:00',
      end: '15:30',
      unpaid_breaks: [{ start: '12:00', end: '12:30' }],
    },
    { employee_id: id, date: '2026-08-29', start: '08:00', end: '13:00' },
    { employee_id: id, date: '2026-08-30', start: '09:00', end: '13:00' },
  ];
  interface Paid extends PayAnswer {
    readonly hours: readonly Row[];
    readonly award_check: { readonly verdict: string };
  }
  const payOf = async (id: number, payDate: string, status: string): Promise<Paid | undefined> => {
    const query = `employee_id=${id}&from=${payDate}&to=${payDate}&status=${status}`;
    return (await call('GET', `/api/company/${au.employer.au}/pays?${query}`)).body[0] as Paid | undefined;
  };

  test('approved shifts of a café become the hours of the run, each with its clause, and meet the award', async () => {
    const [kitchen, floor] = [await au.hire(cook), await au.hire(waiter)];
    const ids = await entered([...week(kitchen), ...week(floor)]);
    await approved(ids);
    const run = await call('POST', `/api/company/${au.employer.au}/pay-runs`, {
      pay_period: 'WEEKLY',
      pay_date: '2026-08-30',
    });
    expect(run.status).toBe(201);
    const runId = run.body.pay_run_id as number;
    await call('POST', `/api/company/${au.employer.au}/pay-runs/${runId}/process`);
    const cookPay = await payOf(kitchen, '2026-08-30', 'processed');
    // Six hours at 27.08, five at 33.85, four at 40.62.
    expect(cookPay?.hours.map(({ value, rate, pay_amount }) => [value, rate, pay_amount])).toEqual([
      [6, 27.08, 162.48],
      [5, 33.85, 169.25],
      [4, 40.62, 162.48],
    ]);
    expect(cookPay?.gross).toBe(494.21);
    expect(cookPay?.hours[2]).toMatchObject({
      description: 'Sunday, Introductory to level 2, 30 Aug',
      rate_description: expect.stringMatching(/^MA000119 clause 24\.2/),
    });
    expect(cookPay?.award_check).toMatchObject({
      verdict: 'met',
      required: 494.21,
      paid: 494.21,
      tested_at: 'penalties',
    });
    const floorPay = await payOf(floor, '2026-08-30', 'processed');
    // Six hours at 33.85, nine at 40.62.
    expect([floorPay?.gross, floorPay?.award_check.verdict]).toEqual([568.68, 'met']);
    const explained = await call('GET', `/api/company/${au.employer.au}/pays/${cookPay?.id}/explanation`);
    expect(
      explained.body.explanation.award_check.because.map(({ rule, value }: { rule: string; value: string }) => [
        rule,
        value,
      ]),
    ).toContainEqual([expect.stringMatching(/^clause 24\.2/), '162.48']);
    // The record of a processed pay stays.
    expect((await call('DELETE', address(`/${ids[0]}`))).status).toBe(409);
  });

  test('hours that differ from the approved shifts need a reason', async () => {
    const id = await au.hire(cook);
    const days = ['2026-09-02', '2026-09-05', '2026-09-06'];
    await approved(await entered(week(id).map((shift, i) => ({ ...shift, date: days[i] }))));
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-09-06' });
    const pay = await payOf(id, '2026-09-06', 'pending');
    const put = (body: object) => call('PUT', `/api/company/${au.employer.au}/pays/${pay?.id}`, body);
    const fewer = { hours: [{ description: 'Ordinary time', units: 'hours', value: 10, rate: 27.08 }] };
    const without = await put(fewer);
    expect([without.status, JSON.stringify(without.body)]).toEqual([
      400,
      expect.stringContaining('15 hours, the pay has 10'),
    ]);
    const told = await put({ ...fewer, note: 'Went home at eleven on Sunday; the timesheet is wrong' });
    expect(told.status).toBe(200);
    expect(told.body.award_check).toMatchObject({ verdict: 'short' });
  });

  test('shifts that are approved later are taken into the run on request', async () => {
    const id = await au.hire(waiter);
    const run = await call('POST', `/api/company/${au.employer.au}/pay-runs`, {
      pay_period: 'WEEKLY',
      pay_date: '2026-09-13',
    });
    const runId = run.body.pay_run_id as number;
    expect((await payOf(id, '2026-09-13', 'pending'))?.gross).toBe(0);
    await approved(await entered([{ employee_id: id, date: '2026-09-13', start: '09:00', end: '13:00' }]));
    const taken = await call('POST', `/api/company/${au.employer.au}/pay-runs/${runId}/take-timesheets`);
    expect(taken.body).toContainEqual({ pay_id: expect.any(Number), employee_id: id, problem: null });
    // Four hours of a Sunday at 40.62.
    expect((await payOf(id, '2026-09-13', 'pending'))?.gross).toBe(162.48);
  });

  test('allowances of a shift that was deleted leave the pay with it, others stay', async () => {
    const id = await au.hire(cook);
    const shift = { employee_id: id, date: '2026-09-22', start: '09:00', end: '13:00' };
    const [first] = await entered([{ ...shift, allowances: [{ id: 'meal', quantity: '1' }] }]);
    await approved([first!]);
    const run = await call('POST', `/api/company/${au.employer.au}/pay-runs`, {
      pay_period: 'WEEKLY',
      pay_date: '2026-09-27',
    });
    const pay = await payOf(id, '2026-09-27', 'pending');
    // Four hours at 27.08 and a meal allowance of 17.42.
    expect(pay?.gross).toBe(125.74);
    const uniform = { description: 'Uniform: two shirts', amount: 5, allowance_category: 'LD' };
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 4, rate: 27.08 }];
    const allowances = [
      { description: 'Meal allowance: 1 × 17.42 per occasion, 22 Sep', amount: 17.42, allowance_category: 'MD' },
      uniform,
    ];
    expect((await call('PUT', `/api/company/${au.employer.au}/pays/${pay?.id}`, { hours, allowances })).status).toBe(
      200,
    );
    expect((await call('DELETE', address(`/${first}`))).status).toBe(204);
    await approved(await entered([{ ...shift, date: '2026-09-23' }]));
    await call('POST', `/api/company/${au.employer.au}/pay-runs/${run.body.pay_run_id}/take-timesheets`);
    const again = (await payOf(id, '2026-09-27', 'pending')) as unknown as {
      readonly gross: number;
      readonly allowances: readonly { readonly description: string }[];
    };
    expect([again.gross, again.allowances.map(({ description }) => description)]).toEqual([
      113.32,
      ['Uniform: two shirts'],
    ]);
  });

  test('hours of shifts that were all deleted leave the pay with them; hours that were typed stay', async () => {
    const [floor, kitchen, typed] = [await au.hire(waiter), await au.hire(cook), await au.hire(waiter)];
    const shift = { date: '2026-10-18', start: '09:00', end: '13:00' };
    const ids = await entered([floor, kitchen].map((employee_id) => ({ employee_id, ...shift })));
    await approved(ids);
    const run = await call('POST', `/api/company/${au.employer.au}/pay-runs`, {
      pay_period: 'WEEKLY',
      pay_date: '2026-10-18',
    });
    const take = () => call('POST', `/api/company/${au.employer.au}/pay-runs/${run.body.pay_run_id}/take-timesheets`);
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 3, rate: 33.85 }];
    const own = await payOf(typed, '2026-10-18', 'pending');
    await call('PUT', `/api/company/${au.employer.au}/pays/${own?.id}`, { hours });
    // Four hours of a Sunday at 40.62.
    expect((await payOf(floor, '2026-10-18', 'pending'))?.gross).toBe(162.48);
    for (const id of ids) expect((await call('DELETE', address(`/${id}`))).status).toBe(204);
    const taken = await take();
    expect((taken.body as { employee_id: number }[]).map(({ employee_id }) => employee_id).sort()).toEqual(
      [floor, kitchen].sort(),
    );
    // A casual is paid for the hours that were worked: none. The cook has the standard week of the record again, as in a run
    // that is opened without shifts.
    const standard = await call('GET', `/api/employees/${kitchen}`);
    const weekly = Number(standard.body.standard_hours_per_day) * Number(standard.body.standard_days_per_week);
    expect((await payOf(floor, '2026-10-18', 'pending'))?.gross).toBe(0);
    expect((await payOf(kitchen, '2026-10-18', 'pending'))?.hours.map(({ value }) => value)).toEqual([weekly]);
    expect((await payOf(typed, '2026-10-18', 'pending'))?.gross).toBe(101.55);
    // Taken once more, nothing is left to take back.
    expect((await take()).body).toEqual([]);
  });

  test('approved shifts of somebody whose job ended before the run was opened are told until they are paid', async () => {
    const id = await au.hire(waiter);
    await approved(
      await entered([
        { employee_id: id, date: '2026-11-02', start: '09:00', end: '13:00' },
        { employee_id: id, date: '2026-11-03', start: '09:00', end: '12:30' },
        { employee_id: id, date: '2026-11-05', start: '09:00', end: '12:00' },
      ]),
    );
    const termination = { termination_date: '2026-11-04' };
    const codes = ({ warnings }: { warnings: { code: string; message: string }[] }) =>
      warnings.filter(({ code }) => code === 'termination/shifts-not-paid').map(({ message }) => message);
    const preview = await call('POST', `/api/company/${au.employer.au}/pays/preview?pay_date=2026-11-04`, [
      { employee_id: id, termination },
    ]);
    const said = [expect.stringContaining('Approved shifts (7.5 hours) of 2026-11-02, 2026-11-03 are in no pay')];
    expect(codes(preview.body[0])).toEqual(said);
    const path = `/api/employees/${id}/terminat`;
    const ended = await call('POST', `${path}e`, { ...termination, pay_date: '2026-11-04' });
    expect(codes(ended.body)).toEqual(said);
    expect(codes((await call('GET', `${path}ion`)).body)).toEqual(said);
    await call('PUT', `/api/company/${au.employer.au}/pays/create?pay_date=2026-11-08`, [
      { employee_id: id, hours: [{ description: 'Ordinary time', units: 'hours', value: 7.5, rate: 33.85 }] },
    ]);
    expect(codes((await call('GET', `${path}ion`)).body)).toEqual([]);
  });

  test('twenty minutes of every day add up to whole hours', async () => {
    const id = await au.hire({ ...waiter, pay_period: 'MONTHLY' });
    const dates = Array.from({ length: 31 }, (_, i) => `2026-07-${String(i + 1).padStart(2, '0')}`);
    const shifts = dates.map((date) => ({ employee_id: id, date, start: '09:00', end: '12:20' }));
    // Two evenings of 45 and 30 minutes after 10pm: an hour each at 2.95 (clause 24.2).
    const evenings = [
      { employee_id: id, date: '2026-07-06', start: '20:00', end: '22:45' },
      { employee_id: id, date: '2026-07-07', start: '20:00', end: '22:30' },
    ];
    await approved(await entered([...shifts, ...evenings]));
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'MONTHLY', pay_date: '2026-07-31' });
    const pay = await payOf(id, '2026-07-31', 'pending');
    // 23 weekdays, four Saturdays and four Sundays of three hours and twenty minutes, and five hours and a quarter.
    expect(pay?.hours.map(({ value, rate, pay_amount }) => [value, rate, pay_amount])).toEqual([
      [81.9167, 33.85, 2772.88],
      [13.3333, 40.62, 541.6],
      [13.3333, 40.62, 541.6],
      [2, 2.95, 5.9],
    ]);
    expect(pay?.hours[3]?.description).toBe('Monday to Friday, 10pm to midnight, 6, 7 Jul');
  });

  test('a past period that lacks the Sunday penalty is in the report with the row that pays it back', async () => {
    const id = await au.hire(cook);
    await approved(await entered(week(id)));
    const hours = [{ description: 'Ordinary time', units: 'hours', value: '15', rate: '27.08' }];
    const [pay] = await au.pays([{ employee_id: id, hours }], '2026-08-30');
    expect(pay?.warnings.map(({ code }) => code)).toContain('au.awards/short');
    const checks = async () => {
      const { body } = await call('GET', `/api/company/${au.employer.au}/award-checks?from=2026-08-30&to=2026-08-30`);
      return (body.periods as { employee_id: number; owed: number; corrections: object[] }[]).find(
        (period) => period.employee_id === id,
      );
    };
    // 5 × 6.77 for the Saturday and 4 × 13.54 for the Sunday.
    const found = await checks();
    expect(found).toMatchObject({ verdict: 'short', verdict_when_paid: 'short', owed: 88.01, paid_back: 0 });
    const correction = found?.corrections[0] as object;
    await au.pays([correction], '2026-09-06');
    expect(await checks()).toMatchObject({ verdict: 'short', owed: 0, paid_back: 88.01, corrections: [] });
    const csv = await fetch(
      `${au.api.url}/api/company/${au.employer.au}/reports/award-checks?from=2026-08-30&to=2026-08-30`,
      { headers: { Authorization: `Bearer ${await au.employer.token(['payroll.read'])}`, Accept: 'text/csv' } },
    );
    const text = await csv.text();
    expect(text).toContain('Back pay owed');
    expect(text).toContain('au.awards.MA000119.rules@');
  });

  test('what is owed under awards is previewed, paid as it was shown, and never paid twice', async () => {
    const [first, second] = [await au.hire(cook), await au.hire(cook)];
    for (const id of [first, second]) {
      await approved(await entered(week(id)));
      const hours = [{ description: 'Ordinary time', units: 'hours', value: '15', rate: '27.08' }];
      await au.pays([{ employee_id: id, hours }], '2026-08-30');
    }
    const path = `/api/company/${au.employer.au}/award-checks/back-pay`;
    const asked = { from: '2026-08-30', to: '2026-08-30', employee_ids: [first, second], pay_date: '2026-09-20' };
    const shown = await call('POST', `${path}/preview`, asked);
    expect([shown.status, shown.body.owed]).toEqual([200, 176.02]);
    expect(shown.body.pays.map(({ gross }: { gross: number }) => gross)).toEqual([88.01, 88.01]);
    const confirmed = { ...asked, confirmation: shown.body.confirmation as string };
    const other = await call('POST', path, { ...confirmed, confirmation: '2 2 176.01' });
    expect(other.status).toBe(412);
    // Somebody pays one of them meanwhile: what was shown is no longer what is owed.
    await au.pays([shown.body.periods[0].corrections[0] as object], '2026-09-20');
    expect((await call('POST', path, confirmed)).status).toBe(412);
    const again = await call('POST', `${path}/preview`, asked);
    expect([again.body.owed, again.body.pays.length]).toEqual([88.01, 1]);
    // The body that the document shows, with what is not the same everywhere.
    const owed = { employee_ids: [first, second], confirmation: again.body.confirmation as string };
    const paid = await call('POST', path, { ...exampleBody('pay-award-back-pay'), ...owed });
    expect([paid.status, paid.body.owed, paid.body.pays[0].status]).toEqual([201, 88.01, 'processed']);
    expect(paid.body.pays[0].back_payments[0].description).toBe('Back pay MA000119 2026-08-24 to 2026-08-30');
    expect((await call('POST', path, { ...asked, confirmation: again.body.confirmation as string })).status).toBe(400);
    expect((await call('POST', `${path}/preview`, asked)).body).toMatchObject({ owed: 0, pays: [], periods: [] });
  });

  test('a salary with set-off is held against the period alone, line by line', async () => {
    const salaried = { ...cook, award_set_off: true, annual_salary: 26_000, pay_rate_per_hour: undefined };
    const id = await au.hire(salaried);
    await approved(await entered(week(id)));
    // 500 a week: 5.79 more than the 494.21 that the award asks for.
    const [pay] = (await au.pays(
      [{ employee_id: id, hours: [{ description: 'Salary', units: 'hours', value: '15', rate: '33.333333' }] }],
      '2026-08-30',
    )) as readonly (PayAnswer & { award_check: object })[];
    expect(pay?.award_check).toMatchObject({ verdict: 'met', required: 494.21 });
    const other = await au.hire(salaried);
    await approved(
      await entered([...week(other), { employee_id: other, date: '2026-08-27', start: '09:00', end: '12:00' }]),
    );
    const [short] = (await au.pays(
      [{ employee_id: other, hours: [{ description: 'Salary', units: 'hours', value: '15', rate: '33.333333' }] }],
      '2026-08-30',
    )) as readonly (PayAnswer & { award_check: object })[];
    // Three more hours at 27.08 make 575.45.
    expect(short?.award_check).toMatchObject({ verdict: 'short', short_by: 75.45 });
  });

  /**
   * General Retail Industry Award (MA000004), pay guide of 1 July 2026: a casual of level 1 has 27.81 an hour, 34.76 with the loading;
   * overtime from Monday to Saturday is 48.67 (175 %) for three hours, then 62.57 (225 %).
   */
  const salesperson = {
    award_code: 'MA000004',
    award_classification: 'Retail employee level 1',
    employment_status: 'Casual',
    pay_rate_per_hour: '34.76',
    state: 'NSW',
  };
  const day = (id: number, date: string, start = '08:00', end = '17:00') => ({ employee_id: id, date, start, end });
  const ratesOf = (pay: Paid | undefined) => pay?.hours.map(({ value, rate }) => [value, rate]);

  test('no hour of a casual is paid below the own rate', async () => {
    // The award has 33.85 for ordinary hours, 40.62 on both days of the weekend and 2.95 on top after ten in the evening.
    const dear = await au.hire({ ...waiter, pay_rate_per_hour: '45.00' });
    const between = await au.hire({ ...waiter, pay_rate_per_hour: '36.00' });
    for (const id of [dear, between]) {
      await approved(
        await entered([
          { employee_id: id, date: '2026-07-14', start: '19:00', end: '23:00' },
          { employee_id: id, date: '2026-07-18', start: '08:00', end: '12:00' },
        ]),
      );
    }
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-07-19' });
    const rates = async (id: number) => (await payOf(id, '2026-07-19', 'pending'))?.hours.map(({ rate }) => rate);
    expect(await rates(dear)).toEqual([45, 2.95, 45]);
    expect(await rates(between)).toEqual([36, 2.95, 40.62]);
  });

  test('a salary that covers penalties and overtime is staged as it is, and the shifts judge it', async () => {
    // 52,000 a year are 1,000 a week, whatever was worked; the shifts of the week are worth 494.21.
    const salaried = {
      ...cook,
      employment_status: 'Full-time',
      annual_salary: 52_000,
      pay_rate_per_hour: undefined,
      standard_hours_per_day: '7.6',
      standard_days_per_week: 5,
    };
    const setsOff = await au.hire({ ...salaried, award_set_off: true });
    const annualised = await au.hire({ ...salaried, minimum_pay_set_by: 'ANNUALISED_WAGE_CLAUSE' });
    const byTheHour = await au.hire(salaried);
    const days = ['2026-11-04', '2026-11-07', '2026-11-08'];
    for (const id of [setsOff, annualised, byTheHour]) {
      await approved(await entered(week(id).map((shift, i) => ({ ...shift, date: days[i] }))));
    }
    const run = await call('POST', `/api/company/${au.employer.au}/pay-runs`, {
      pay_period: 'WEEKLY',
      pay_date: '2026-11-08',
    });
    expect(run.status).toBe(201);
    const pay = await payOf(setsOff, '2026-11-08', 'pending');
    expect(pay).toMatchObject({ gross: 1000, award_check: { verdict: 'met', required: 494.21, paid: 1000 } });
    expect(await payOf(annualised, '2026-11-08', 'pending')).toMatchObject({ gross: 1000 });
    // Without set-off the salary pays ordinary hours alone: fifteen hours at 26.315789 and their penalties.
    expect((await payOf(byTheHour, '2026-11-08', 'pending'))?.gross).toBeLessThan(1000);
    const taken = await call('POST', `/api/company/${au.employer.au}/pay-runs/${run.body.pay_run_id}/take-timesheets`);
    expect(taken.status).toBe(200);
    expect(await payOf(setsOff, '2026-11-08', 'pending')).toMatchObject({ gross: 1000 });
  });

  test('somebody of 20 has the rate of an adult when six months with the employer are over', async () => {
    const young = {
      ...salesperson,
      employment_status: 'Full-time',
      pay_rate_per_hour: '25.03',
      date_of_birth: '2006-03-01',
    };
    const id = await au.hire({ ...young, start_date: '2026-04-21' });
    await approved(await entered([day(id, '2026-10-20', '09:00', '13:00'), day(id, '2026-10-21', '09:00', '13:00')]));
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-10-25' });
    // 90 % of the weekly 1,056.80 for the first six months, then all of it (clause 17.2): 25.03 and 27.81 an hour.
    expect(ratesOf(await payOf(id, '2026-10-25', 'pending'))).toEqual([
      [4, 25.03],
      [4, 27.81],
    ]);
  });

  test('disability services work has its own overtime and its allowance for broken shifts', async () => {
    // Pay guide of 1 July 2026: social and community services, level 1, pay point 1 has 27.55 an hour.
    const carer = {
      award_code: 'MA000100',
      award_stream: 'Social and community services',
      award_classification: 'Level 1 - pay point 1',
      employment_status: 'Full-time',
      pay_rate_per_hour: '27.55',
      state: 'NSW',
    };
    const [other, own, broken] = [
      await au.hire(carer),
      await au.hire({ ...carer, award_disability_services_work: true }),
      await au.hire({ ...carer, employment_status: 'Part-time', award_disability_services_work: true }),
    ];
    const long = (id: number) => ({ ...day(id, '2026-11-03', '08:00', '19:00'), rostered_hours: '8' });
    const periods = [
      { start: '09:00', end: '11:00' },
      { start: '14:00', end: '16:00' },
    ];
    await approved(await entered([long(other), long(own), { employee_id: broken, date: '2026-11-03', periods }]));
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-08' });
    // Three hours of overtime: 150 % for three hours, in disability services for two, then 200 % (clause 28.1).
    expect(ratesOf(await payOf(other, '2026-11-08', 'pending'))).toEqual([
      [8, 27.55],
      [3, 41.33],
    ]);
    expect(ratesOf(await payOf(own, '2026-11-08', 'pending'))).toEqual([
      [8, 27.55],
      [2, 41.33],
      [1, 55.1],
    ]);
    // Four hours and 21.81 for one unpaid break (clauses 20.12 and 25.6).
    const paid = (await payOf(broken, '2026-11-08', 'pending')) as Paid & { allowances: { description: string }[] };
    expect(paid.gross).toBe(132.01);
    // Each day's is a row of its own, so that its day is told before what it is paid by.
    expect(paid.allowances.map(({ description }) => description)).toEqual([
      'Broken shift allowance - 1 unpaid break: 1 × 21.81, 3 Nov',
    ]);
  });

  /**
   * ATO, Withholding for allowances, and the quick reference guide of Single Touch Payroll Phase 2: overtime meals up to the reasonable amount
   * are neither withheld from nor reported; no allowance for an expense is ordinary time earnings; first aid is a task, a uniform is OD U1.
   */
  test('allowances of shifts are taxed, counted for super and reported by what they are for', async () => {
    // Social and community services, level 1, pay point 1: 27.55 an hour; allowances of clause 20 in November 2026.
    const id = await au.hire({
      award_code: 'MA000100',
      award_stream: 'Social and community services',
      award_classification: 'Level 1 - pay point 1',
      employment_status: 'Part-time',
      pay_rate_per_hour: '27.55',
      state: 'NSW',
    });
    const allowances = [
      { id: 'first-aid-hourly', quantity: '8' },
      { id: 'uniform', quantity: '1' },
      { id: 'laundry', quantity: '1' },
      { id: 'meal', quantity: '1' },
      { id: 'vehicle', quantity: '10' },
    ];
    const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    const [first, ...others] = dates.map((date) => day(id, date, '09:00', '16:36'));
    await approved(await entered([{ ...first, allowances }, ...others]));
    const run = await call('POST', `/api/company/${au.employer.au}/pay-runs`, {
      pay_period: 'WEEKLY',
      pay_date: '2026-11-22',
    });
    await call('POST', `/api/company/${au.employer.au}/pay-runs/${run.body.pay_run_id}/process`);
    const pay = (await payOf(id, '2026-11-22', 'processed')) as Paid & {
      readonly allowances: readonly { description: string }[];
    };
    expect(pay.allowances).toMatchObject([
      { total_amount: 4.48, allowance_category: 'KN', is_taxable: true, is_included_in_super_calculations: true },
      {
        total_amount: 1.26,
        ...{ allowance_category: 'OD', other_type: 'U1' },
        ...{ is_taxable: true, is_included_in_super_calculations: false },
      },
      { total_amount: 0.33, allowance_category: 'LD', is_taxable: true, is_included_in_super_calculations: false },
      { total_amount: 17.3, allowance_category: 'MD', is_taxable: false, is_included_in_super_calculations: false },
      { total_amount: 8.8, allowance_category: 'CD', is_taxable: false, is_included_in_super_calculations: false },
      { total_amount: 1.7, allowance_category: 'CD', is_taxable: true, is_included_in_super_calculations: false },
    ]);
    // Ten kilometres at 1.05; nothing is withheld from the approved 88 cents.
    expect(pay.allowances.map(({ description }) => description).slice(-2)).toEqual([
      'Vehicle allowance: 10 × 0.88 per km, 16 Nov',
      'Vehicle allowance: 10 × 0.17 above the approved rate, 16 Nov',
    ]);
    // 38 hours are 1,046.90; super is 12 per cent of them and of the first aid. Neither the approved kilometres nor the first laundry of a year bear tax.
    expect([pay.gross, pay.super]).toEqual([1080.77, 126.17]);
    const [taxed] = await au.pays(
      [
        {
          employee_id: await au.hire({}),
          hours: [{ description: 'Pay', units: 'hours', value: '1', rate: '1054.34' }],
        },
      ],
      '2026-11-22',
    );
    expect(pay.tax).toBe(taxed?.tax);
    expect([pay.warnings, pay.award_check.verdict]).toEqual([[], 'met']);
    expect((await au.lodged([pay.id])).yearToDate).toMatchObject({
      gross: '1046.90',
      allowances: [
        { code: 'CD', amount: '10.50' },
        { code: 'KN', amount: '4.48' },
        { code: 'LD', amount: '0.33' },
        { code: 'OD', description: 'U1', amount: '1.26' },
      ],
    });
  });

  test('work during a sleepover is entered as a shift of its own, and paid as overtime', async () => {
    const id = await au.hire({
      award_code: 'MA000100',
      award_stream: 'Social and community services',
      award_classification: 'Level 1 - pay point 1',
      award_worker: 'shiftworker',
      employment_status: 'Part-time',
      pay_rate_per_hour: '27.55',
      state: 'NSW',
    });
    const night = {
      ...{ employee_id: id, date: '2026-11-10', sleepover: { start: '22:00', end: '+1 06:00' } },
      periods: [
        { start: '18:00', end: '22:00' },
        { start: '+1 06:00', end: '+1 10:00' },
      ],
    };
    await approved(await entered([night, day(id, '2026-11-11', '02:00', '02:20')]));
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-15' });
    const pay = (await payOf(id, '2026-11-15', 'pending')) as Paid & { allowances: { total_amount: number }[] };
    // Four hours with 12.5 per cent, four at 27.55, an hour of overtime at 150 (25.7(e)) and the sleepover allowance.
    expect(ratesOf(pay)).toEqual([
      [4, 30.99],
      [4, 27.55],
      [1, 41.33],
    ]);
    expect([pay.allowances.map(({ total_amount }) => total_amount), pay.award_check.verdict]).toEqual([[62.87], 'met']);
    expect(pay.warnings).toEqual([]);
  });

  test('a rate that differs by stream is not guessed', async () => {
    const person = {
      award_code: 'MA000100',
      award_classification: 'Level 1 - pay point 1',
      employment_status: 'Full-time',
      pay_rate_per_hour: '27.55',
      state: 'NSW',
    };
    const id = await au.hire(person);
    const hours = [{ description: 'Ordinary time', units: 'hours', value: '8', rate: '27.55' }];
    const [pay] = (await au.pays([{ employee_id: id, hours }], '2026-07-26')) as unknown as readonly Paid[];
    expect(pay?.award_check).toMatchObject({
      verdict: 'cannot-tell',
      reasons: [{ code: 'rate-not-found', says: expect.stringContaining('say the stream') }],
    });
    await approved(await entered([day(id, '2026-07-27', '09:00', '17:00')]));
    const run = await call('POST', `/api/company/${au.employer.au}/pay-runs`, {
      pay_period: 'WEEKLY',
      pay_date: '2026-08-02',
    });
    expect(run.body.left_out).toEqual([
      expect.objectContaining({
        employee_id: id,
        reason: expect.stringContaining('Crisis accommodation (40.49 hourly)'),
      }),
    ]);
  });

  test('a junior in the office of a hotel has the rate of the office', async () => {
    const junior = {
      award_code: 'MA000009',
      award_classification: 'Introductory',
      employment_status: 'Full-time',
      date_of_birth: '2010-03-01',
      pay_rate_per_hour: '12',
      state: 'NSW',
    };
    const [waiting, typing] = [await au.hire(junior), await au.hire({ ...junior, award_office_work: true })];
    await approved(await entered([waiting, typing].map((id) => day(id, '2026-11-10', '09:00', '15:00'))));
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-15' });
    // At 16: 50 % of the introductory rate, in offices 55 % (clause 18.4); pay guide of 1 July 2026.
    expect(ratesOf(await payOf(waiting, '2026-11-15', 'pending'))).toEqual([[6, 12.87]]);
    expect(ratesOf(await payOf(typing, '2026-11-15', 'pending'))).toEqual([[6, 14.16]]);
  });

  test.each(['BR89786', 'fast food employee level 1'])(
    'a Sunday of level 1 in Fast Food has the rate of level 1, named as %s',
    async (award_classification) => {
      // 1,056.80 a week is 27.81 an hour: 150 % for a casual of level 1 on a Sunday, 175 % above it (clause 21).
      const id = await au.hire({ ...salesperson, award_code: 'MA000003', award_classification });
      const date = award_classification.startsWith('BR') ? '2026-07-12' : '2026-07-19';
      await approved(await entered([day(id, date, '10:00', '14:00')]));
      await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: date });
      expect(ratesOf(await payOf(id, date, 'pending'))).toEqual([[4, 41.72]]);
    },
  );

  test('overtime of a week that a month divides is paid with the month in which it falls', async () => {
    const id = await au.hire({ ...salesperson, pay_period: 'MONTHLY' });
    // Monday 28 September to Friday 2 October 2026: 45 hours, of which 38 are ordinary (clause 21.2).
    const dates = ['2026-09-28', '2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02'];
    await approved(await entered(dates.map((date) => day(id, date))));
    for (const payDate of ['2026-09-30', '2026-10-31']) {
      const run = await call('POST', `/api/company/${au.employer.au}/pay-runs`, {
        pay_period: 'MONTHLY',
        pay_date: payDate,
      });
      await call('POST', `/api/company/${au.employer.au}/pay-runs/${run.body.pay_run_id}/process`);
    }
    expect(ratesOf(await payOf(id, '2026-09-30', 'processed'))).toEqual([[27, 34.76]]);
    const october = await payOf(id, '2026-10-31', 'processed');
    // 27 hours were worked in September, so 11 of October are ordinary and 7 overtime: 382.36 + 146.01 + 250.28.
    expect(ratesOf(october)).toEqual([
      [11, 34.76],
      [3, 48.67],
      [4, 62.57],
    ]);
    expect([october?.gross, october?.award_check.verdict]).toEqual([778.65, 'met']);
    // The clause is told beside the rate, so that the 60 characters of a description are for the reason.
    expect(october?.hours[1]).toMatchObject({
      description: 'Overtime: more than 38 hours a week, or the average over the',
      rate_description: expect.stringMatching(/^MA000004 clause 21/),
    });
    // The report of past pays counts the same week.
    const { body } = await call('GET', `/api/company/${au.employer.au}/award-checks?from=2026-10-31&to=2026-10-31`);
    const found = (body.periods as { employee_id: number }[]).find(({ employee_id }) => employee_id === id);
    expect(found).toMatchObject({ verdict: 'met', owed: 0, checks: [{ required: 778.65 }] });
  });

  test('overtime of two limits at one rate is a row that names neither', async () => {
    const id = await au.hire(salesperson);
    // Tuesday to 19:30 without a break is half an hour more than 11 hours (clause 21.2(c)), Saturday from 18:00 is outside the span.
    await approved(await entered([day(id, '2026-10-27', '08:00', '19:30'), day(id, '2026-10-31', '18:00', '20:00')]));
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-01' });
    const pay = await payOf(id, '2026-11-01', 'pending');
    const overtime = pay?.hours.filter(({ description }: { description: string }) =>
      description.startsWith('Overtime'),
    );
    expect(overtime).toMatchObject([{ description: 'Overtime, 27, 31 Oct', value: 2.5, rate: 48.67 }]);
  });

  test('hours behind midnight are named by their own day', async () => {
    const id = await au.hire({
      ...salesperson,
      award_code: 'MA000009',
      award_classification: 'Level 2 food and beverage attendant grade 2',
    });
    // Thursday 24 December to 02:00 on Christmas Day, and the afternoon of Boxing Day.
    await approved(
      await entered([day(id, '2026-12-24', '20:00', '+1 02:00'), day(id, '2026-12-26', '12:00', '16:00')]),
    );
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-12-27' });
    const pay = await payOf(id, '2026-12-27', 'pending');
    expect(
      pay?.hours.map(({ description, value }: { description: string; value: number }) => [description, value]),
    ).toEqual([
      ['Ordinary hours, 24 Dec', 4],
      ['Monday to Friday, 7pm to midnight, 24 Dec', 4],
      ['Public holiday, 25, 26 Dec', 6],
    ]);
  });

  test('a description that is cut does not end with a space', async () => {
    const id = await au.hire({
      ...salesperson,
      award_code: 'MA000009',
      award_classification: 'Level 2 food and beverage attendant grade 2',
    });
    // Nine hours without a break: half of 27.08 on top for the three hours behind the sixth (clause 16.5).
    await approved(await entered([day(id, '2026-10-27', '09:00', '18:00')]));
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-01' });
    const pay = await payOf(id, '2026-11-01', 'pending');
    expect(pay?.hours[1]).toMatchObject({
      description: 'No meal break within 6 hours: 50% of the hourly rate on top',
      value: 3,
      rate: 13.54,
    });
  });

  test('a rest that is too short is found behind the end of a pay week', async () => {
    const id = await au.hire(salesperson);
    const late = { ...day(id, '2026-10-18', '14:00', '23:00'), facts: ['tradesBeyondSpan'] };
    await approved(
      await entered([late, day(id, '2026-10-19', '07:00', '11:00'), day(id, '2026-10-20', '09:00', '13:00')]),
    );
    await call('POST', `/api/company/${au.employer.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-10-25' });
    // Eight hours off instead of twelve: a casual has 225 % for the Monday (clause 16.6).
    expect(ratesOf(await payOf(id, '2026-10-25', 'pending'))).toEqual([
      [4, 62.57],
      [4, 34.76],
    ]);
  });

  test('the week of an award is that of the company', async () => {
    const company = (
      await call('PUT', '/api/company/create', {
        legal_name: 'Banksia Pty Ltd',
        abn: '51824753556',
        week_ends_on: 'WEDNESDAY',
      })
    ).body.id as number;
    const hired = await call('PUT', `/api/company/${company}/employees/create`, [auEmployee(salesperson)]);
    const id = hired.body[0].employee.id as number;
    // Thursday 8 to Wednesday 14 October 2026: 45 hours, the last seven of them overtime.
    const dates = ['2026-10-08', '2026-10-09', '2026-10-12', '2026-10-13', '2026-10-14'];
    const { body } = await call(
      'POST',
      `/api/company/${company}/timesheets`,
      dates.map((date) => day(id, date)),
    );
    const shift_ids = (body as { id: number }[]).map((shift) => shift.id);
    await call('POST', `/api/company/${company}/timesheets/approve`, { shift_ids });
    await call('POST', `/api/company/${company}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-10-14' });
    const pays = await call('GET', `/api/company/${company}/pays?employee_id=${id}&from=2026-10-14&to=2026-10-14`);
    expect(ratesOf(pays.body[0] as Paid)).toEqual([
      [38, 34.76],
      [3, 48.67],
      [4, 62.57],
    ]);
  });

  test('shifts that cannot be read, overlap or belong to nobody are refused whole', async () => {
    const id = await au.hire(cook);
    const shift = { employee_id: id, date: '2026-08-24', start: '09:00', end: '17:00' };
    const overlap = await call('POST', address(), [shift, { ...shift, start: '16:00', end: '18:00' }]);
    expect([overlap.status, JSON.stringify(overlap.body)]).toEqual([422, expect.stringContaining('overlap')]);
    expect((await call('POST', address(), [{ ...shift, employee_id: 987654321 }])).status).toBe(400);
    expect((await call('POST', address(), [{ ...shift, end: '25:00' }])).status).toBe(422);
    const { body } = await call('GET', `${address()}?from=2026-08-24&to=2026-08-30&employee_id=${id}`);
    expect(body).toEqual([]);
    const [shiftId] = await entered([shift]);
    expect((await call('GET', `${address()}?from=2026-08-24&to=2026-08-30&employee_id=${id}`)).body).toEqual([
      expect.objectContaining({ id: shiftId, status: 'entered', hours: 8, start: '09:00', end: '17:00' }),
    ]);
    expect((await call('DELETE', address(`/${shiftId}`))).status).toBe(204);
  });
});
