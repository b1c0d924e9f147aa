import { runningApi, type RunningApi } from '@anz-payroll/http-kit/testing';
import { awardRoutes } from './award-routes';

/** Figures: pay guide of the General Retail Industry Award (MA000004) from 1 July 2026, Fair Work Ombudsman. */
describe('modern awards over HTTP', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await runningApi(awardRoutes());
  });
  afterAll(() => api.close());

  const call = async (path: string, body?: object) => {
    const response = await fetch(`${api.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const levelSix = { employment_type: 'part-time', classification: 'Retail employee level 6' };
  const sunday = { date: '2026-08-30', start: '10:00', end: '14:00' };
  const roster = { employee: levelSix, state: 'NSW', pay_period_start: '2026-08-24', shifts: [sunday] };
  const pay = { employee: levelSix, pay_period_start: '2026-08-24', pay_period_end: '2026-08-30' };

  test('all 155 awards are listed with how far each is known, and whose data it is', async () => {
    const { status, body } = await call('/api/awards');
    expect([status, body.awards.length]).toEqual([200, 155]);
    expect(body.awards).toContainEqual({
      award_code: 'MA000004',
      name: 'General Retail Industry Award 2020',
      coverage: 'interpreted',
    });
    expect(body.attribution).toContain('Fair Work Commission');
  });

  test('an award has its classifications with the minimum rates of a day', async () => {
    const { status, body } = await call('/api/awards/MA000004?on=2026-08-24');
    expect([status, body.effective_from, body.casual_loading]).toEqual([200, '2026-07-01', 0.25]);
    expect([body.leave_loading, body.leave_loading_clause]).toEqual([0.175, '28.3']);
    const level = body.classifications.find(
      (each: { name: string; kind: string }) => each.kind === 'adult' && each.name.toLowerCase().includes('level 6'),
    );
    // 150 % on a Sunday is printed as 46.67, so the hourly rate is 31.11.
    expect(level.hourly).toBe(31.11);
  });

  test('a Sunday of four hours is four times the 46.67 that the pay guide prints, and says why', async () => {
    const { status, body } = await call('/api/awards/MA000004/pay-lines', roster);
    expect([status, body.total]).toEqual([200, 186.68]);
    expect(body.lines).toEqual([
      expect.objectContaining({
        shift_date: '2026-08-30',
        kind: 'penalty',
        hours: 4,
        rate: 46.67,
        amount: 186.68,
        column: 'Sunday - not shiftworkers',
        explanation: expect.stringContaining('clause'),
      }),
    ]);
  });

  test('a casual of 18 has the junior rate with the loading added', async () => {
    const employee = {
      employment_type: 'casual',
      classification: 'Retail employee level 1',
      date_of_birth: '2008-03-01',
    };
    const saturday = { date: '2026-08-29', start: '10:00', end: '14:00' };
    const { body } = await call('/api/awards/MA000004/pay-lines', { ...roster, employee, shifts: [saturday] });
    expect([body.lines[0].rate, body.total]).toEqual([29.21, 116.84]);
  });

  // Determinations PR813655 and PR813656: 75 per cent of 1,056.80 a week at 18 after more than six months, 70 before.
  test('from 1 December 2026 the rates of juniors are told by age and service', async () => {
    const eighteen = async (award: string, group: string, on: string) => {
      const { body } = await call(`/api/awards/${award}?on=${on}`);
      const rows = body.classifications as readonly Record<string, unknown>[];
      return rows
        .filter((one) => one['kind'] === 'junior' && one['group'] === group && String(one['name']).startsWith('18 '))
        .map(({ hourly, weekly }) => [hourly, weekly]);
    };
    const [retail, pharmacy] = ['Retail Employee Level 1', 'Pharmacy assistant level 1'];
    expect(await eighteen('MA000004', retail, '2026-11-30')).toEqual([[19.47, 739.76]]);
    const december = [
      [19.47, 739.76],
      [20.86, 792.6],
    ];
    expect(await eighteen('MA000004', retail, '2026-12-01')).toEqual(december);
    expect(await eighteen('MA000012', pharmacy, '2026-11-30')).toEqual([[19.47, 739.76]]);
    expect(await eighteen('MA000012', pharmacy, '2026-12-01')).toEqual(december);
    const shifts = [{ date: '2026-12-06', start: '10:00', end: '14:00' }];
    const of = async (months_with_employer: number) => {
      const employee = {
        ...{ employment_type: 'casual', classification: 'Retail employee level 1' },
        ...{ date_of_birth: '2008-03-01', months_with_employer },
      };
      const asked = { ...roster, employee, pay_period_start: '2026-12-01', shifts };
      const { body } = await call('/api/awards/MA000004/pay-lines', asked);
      return [body.lines[0].rate, body.certainty];
    };
    // 175 per cent on a Sunday.
    expect([await of(6), await of(7)]).toEqual([
      [34.07, 'transcribed'],
      [36.51, 'transcribed'],
    ]);
  });

  test('an unpaid break is not paid, and a later finish pays more', async () => {
    const shift = (end: string) => ({ ...sunday, end, unpaid_breaks: [{ start: '12:00', end: '12:30' }] });
    const until = async (end: string) =>
      (await call('/api/awards/MA000004/pay-lines', { ...roster, shifts: [shift(end)] })).body.total;
    // 4.5 hours and 5.5 hours at 46.67.
    expect([await until('15:00'), await until('16:00')]).toEqual([210.02, 256.69]);
  });

  test('ordinary pay for a Sunday is short by the penalty', async () => {
    const { status, body } = await call('/api/awards/MA000004/underpayment-check', {
      ...pay,
      state: 'NSW',
      shifts: [sunday],
      paid: [{ category: 'penalty', amount: 124.44 }],
    });
    // 186.68 required, 4 × 31.11 paid for those hours.
    expect([status, body.verdict, body.short_by, body.tested_at]).toEqual([200, 'short', 62.24, 'penalties']);
  });

  test('what the award asks for is met to the cent', async () => {
    const { body } = await call('/api/awards/MA000004/underpayment-check', {
      ...pay,
      state: 'NSW',
      shifts: [sunday],
      paid: [{ category: 'penalty', amount: '186.68' }],
    });
    expect([body.verdict, body.short_by, body.required]).toEqual(['met', 0, 186.68]);
  });

  test('pay by the hour whose purpose nobody names is held against the rates of the hours', async () => {
    const checked = (hours: object) =>
      call('/api/awards/MA000004/underpayment-check', {
        ...{ ...pay, state: 'NSW', shifts: [sunday] },
        paid: [{ category: 'hours', amount: '124.44', ...hours }],
      });
    // Four hours at 31.11 for a Sunday that is worth 46.67 an hour.
    const { status, body } = await checked({ hours: 4 });
    expect([status, body.verdict, body.short_by]).toEqual([200, 'short', 62.24]);
    expect((await checked({})).body.detail).toContain('Say how many hours the amount pays');
  });

  test('a junior in the office of a hotel has the rate of the office', async () => {
    const priced = async (more: object) => {
      const { body } = await call('/api/awards/MA000009/pay-lines', {
        employee: {
          employment_type: 'full-time',
          classification: 'Introductory',
          date_of_birth: '2010-03-01',
          ...more,
        },
        ...{ state: 'NSW', pay_period_start: '2026-08-24' },
        shifts: [{ date: '2026-08-25', start: '09:00', end: '13:00' }],
      });
      return body.hourly as number;
    };
    // At 16: 50 % of the introductory rate, in offices 55 % (clause 18.4); pay guide of 1 July 2026.
    expect([await priced({}), await priced({ office: true })]).toEqual([12.87, 14.16]);
  });

  test('hours below the minimum rate are short under an award of which only the rates are known', async () => {
    const found = (await call('/api/awards/MA000016?on=2026-08-24')).body;
    expect(found.coverage).toBe('rates');
    // One whose 38 rounded hours are not less than the week: whoever pays the printed hourly rate is not short.
    const adult = found.classifications.find(
      (each: { kind: string; hourly: number; weekly: number | null }) =>
        each.kind === 'adult' && each.weekly !== null && each.hourly * 38 >= each.weekly,
    );
    const check = (amount: number) =>
      call('/api/awards/MA000016/underpayment-check', {
        ...pay,
        employee: { employment_type: 'full-time', classification: adult.classification },
        hours: 38,
        without_penalties: true,
        paid: [{ category: 'ordinary', amount }],
      });
    // A full-time employee is owed the weekly rate.
    expect((await check(adult.weekly)).body).toMatchObject({ verdict: 'met', tested_at: 'base', short_by: 0 });
    expect((await check(adult.weekly - 1)).body).toMatchObject({ verdict: 'short', short_by: 1 });
  });

  test('Cleaning as a preview: the example of clause 20, and what is not known is said', async () => {
    const cleaner = {
      employee: { employment_type: 'part-time', classification: 'Level 1' },
      state: 'NSW',
      pay_period_start: '2026-08-03',
      shifts: ['2026-08-07', '2026-08-08', '2026-08-09'].map((date) => ({ date, start: '18:00', end: '23:00' })),
    };
    const { body } = await call('/api/awards/MA000022/pay-lines', cleaner);
    expect([body.total, body.certainty]).toEqual([690.5, 'transcribed']);
    expect(body.lines.map(({ rate }: { rate: number }) => rate)).toEqual([35.2, 44.68, 58.22]);
    expect(body.not_covered.join(' ')).toContain('13.5(c)');
    // Junior rates are for trolley collectors only: without a stream nobody can tell.
    const young = { ...cleaner.employee, date_of_birth: '2007-01-01' };
    const check = (employee: object) =>
      call('/api/awards/MA000022/underpayment-check', {
        employee,
        pay_period_start: '2026-08-03',
        pay_period_end: '2026-08-09',
        state: 'NSW',
        shifts: [{ date: '2026-08-04', start: '09:00', end: '13:00' }],
        paid: [{ category: 'ordinary', amount: 99.64 }],
      });
    expect((await check(young)).body.verdict).toBe('cannot-tell');
    expect((await check({ ...young, stream: 'Trolley collection' })).body.verdict).toBe('met');
    expect((await check({ ...young, stream: 'Cleaning' })).body).toMatchObject({ verdict: 'short', short_by: 24.92 });
  });

  test('a line says on which day its hours begin', async () => {
    const { body } = await call('/api/awards/MA000009/pay-lines', {
      employee: { employment_type: 'casual', classification: 'Level 2 food and beverage attendant grade 2' },
      state: 'NSW',
      pay_period_start: '2026-12-21',
      shifts: [{ date: '2026-12-24', start: '22:00', end: '+1 02:00' }],
    });
    const days = body.lines.map((line: Record<string, unknown>) => [
      line['says'],
      line['shift_date'],
      line['worked_on'],
    ]);
    expect(days).toContainEqual(['Ordinary hours', '2026-12-24', '2026-12-24']);
    expect(days).toContainEqual(['Public holiday', '2026-12-24', '2026-12-25']);
  });

  test('without recorded hours nobody can tell', async () => {
    const { body } = await call('/api/awards/MA000004/underpayment-check', {
      ...pay,
      paid: [{ category: 'salary', amount: 1200 }],
    });
    expect([body.verdict, body.reasons[0].code]).toEqual(['cannot-tell', 'hours-not-recorded']);
  });

  test.each([
    [1057.69, 'short', 124.41],
    [1182.1, 'cannot-tell', 0],
  ])(
    'a salary of %s a week for 38 agreed hours at level 6, which has 1,182.10, is %s by %s',
    async (amount, ...expected) => {
      const { body } = await call('/api/awards/MA000004/underpayment-check', {
        ...pay,
        employee: { ...levelSix, employment_type: 'full-time' },
        agreed_hours: 38,
        paid: [{ category: 'salary', amount }],
      });
      expect([body.verdict, body.short_by, body.tested_at]).toEqual([...expected, 'base']);
    },
  );

  test.each([
    ['/api/awards/MA999999?on=2026-08-24', undefined, 404, /No modern award/],
    ['/api/awards/MA000004?on=2040-01-01', undefined, 400, /2040-01-01 is after/],
    ['/api/awards/MA000016/pay-lines', roster, 400, /only its minimum rates are known/],
    ['/api/awards/MA000004/pay-lines', { ...roster, shifts: [sunday, sunday] }, 422, /overlap/],
    [
      '/api/awards/MA000004/pay-lines',
      { ...roster, employee: { ...levelSix, classification: 'Emperor' } },
      422,
      /Emperor/,
    ],
    [
      '/api/awards/MA000004/pay-lines',
      { ...roster, shifts: [{ ...sunday, unpaid_breaks: [{ start: '20:00', end: '20:30' }] }] },
      422,
      /unpaid_breaks/,
    ],
    [
      '/api/awards/MA000004/pay-lines',
      { ...roster, shifts: [{ ...sunday, date: '2026-08-22' }] },
      422,
      /before the pay period/,
    ],
    [
      '/api/awards/MA000004/underpayment-check',
      { ...pay, state: 'NSW', shifts: [{ ...sunday, date: '2026-09-30' }], paid: [] },
      422,
      /after the pay period/,
    ],
    ['/api/awards/MA000004/underpayment-check', { ...pay, shifts: [sunday], paid: [] }, 422, /state/],
    [
      '/api/awards/MA000004/underpayment-check',
      { ...pay, state: 'NSW', shifts: [sunday], hours: 4, paid: [] },
      422,
      /not both/,
    ],
  ] as const)('%s with %j is refused with %i', async (path, body, status, words) => {
    const answer = await call(path, body);
    expect([answer.status, answer.body.detail ?? JSON.stringify(answer.body)]).toEqual([
      status,
      expect.stringMatching(words),
    ]);
  });
});
