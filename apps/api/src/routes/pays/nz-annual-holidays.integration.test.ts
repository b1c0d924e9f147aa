import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(120_000);

/** What every employee here earns: 40 hours a week at 40 dollars. */
const RATE = 40;
const WEEK = 40;
const FOUR_WEEKS = 4 * WEEK;
const PAY = WEEK * RATE;

describe.each(testEngines)('annual holidays of New Zealand as they happen on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const annual = (hours: number, date: string, more: object = {}) => [
    { description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date, hours, ...more },
  ];
  const cents = (amount: number) => Math.round(amount * 100) / 100;

  describe('unpaid leave', () => {
    const away = { reason: 'UNPAID_OTHER', start_date: '2026-03-02', end_date: '2026-03-29' };
    const balanceIn = async (more: Readonly<Record<string, unknown>> | undefined, payDate: string) => {
      const id = await nz.hire({ start_date: '2025-11-10' });
      if (more !== undefined) await nz.tell(id, 'absences', { ...away, ...more });
      return nz.hoursLeft(await nz.paid(payDate, { employee_id: id }))['ANNUAL_HOLIDAYS'];
    };

    it('beyond a week moves the anniversary by the days beyond it', async () => {
      // Four weeks away, of which the first counts: 21 days later than 10 November. @law Holidays Act 2003 s 16(2)
      expect(await balanceIn(undefined, '2026-11-12')).toBe(FOUR_WEEKS);
      expect(await balanceIn({}, '2026-11-12')).toBe(0);
      expect(await balanceIn({}, '2026-11-26')).toBe(0);
      expect(await balanceIn({}, '2026-12-03')).toBe(FOUR_WEEKS);
    });

    it('of a week, for sickness, or that both agreed to count does not', async () => {
      expect(await balanceIn({ end_date: '2026-03-08' }, '2026-11-12')).toBe(FOUR_WEEKS);
      expect(await balanceIn({ reason: 'UNPAID_SICK' }, '2026-11-12')).toBe(FOUR_WEEKS);
      expect(await balanceIn({ agreed_to_count: true }, '2026-11-12')).toBe(FOUR_WEEKS);
    });
  });

  it('holidays that arise in parental leave are paid at average weekly earnings, older ones at the greater rate', async () => {
    const id = await nz.hire({ start_date: '2020-11-09' });
    await nz.tell(id, 'absences', { reason: 'PARENTAL', start_date: '2026-05-04', end_date: '2026-11-08' });
    const gross = 26 * PAY;
    await nz.told(id, { as_at: '2026-11-08', annual_holidays_weeks: '1', gross_last_12_months: String(gross) });
    // The anniversary of 9 November 2026 lies within 12 months of the return. The week left of the years before is taken
    // first, at ordinary weekly pay; the next one at 1/52 of the gross earnings of 12 months, half of which were paid.
    // @law Parental Leave and Employment Protection Act 1987 s 42(2); Holidays Act 2003 s 21(2)
    const leave = annual(2 * WEEK, '2026-11-10');
    const pay = await nz.paid('2026-11-12', { employee_id: id, hours: [], leave });
    expect([pay.gross, nz.hoursLeft(pay)['ANNUAL_HOLIDAYS']]).toEqual([PAY + gross / 52, FOUR_WEEKS - WEEK]);
    const usual = await nz.hire({ start_date: '2020-11-09' });
    await nz.told(usual, { as_at: '2026-11-08', annual_holidays_weeks: '1', gross_last_12_months: String(gross) });
    expect((await nz.preview('2026-11-12', { employee_id: usual, hours: [], leave })).gross).toBe(2 * PAY);
  });

  it('holidays that arose in parental leave are paid out at average weekly earnings on leaving', async () => {
    const id = await nz.hire({ start_date: '2020-11-09' });
    await nz.tell(id, 'absences', { reason: 'PARENTAL', start_date: '2026-05-04', end_date: '2026-11-08' });
    const gross = 26 * PAY;
    await nz.told(id, { as_at: '2026-11-08', annual_holidays_weeks: '1', gross_last_12_months: String(gross) });
    // The week of the years before at ordinary weekly pay, the four that arose on 9 November at 1/52 of the 12 months.
    // @law Parental Leave and Employment Protection Act 1987 s 42(2); Holidays Act 2003 s 24
    const left = await nz.terminate(id, '2026-11-13');
    expect(left['unused_holiday_amount']).toBe(PAY + 4 * (gross / 52));
    const explained = await employer.call(
      'GET',
      `/api/company/${employer.nz}/pays/${String(left['pay_id'])}/explanation`,
    );
    expect(JSON.stringify(explained.body)).toContain('nz.holidays.after-parental-leave');
  });

  it('weeks of parental leave without a pay count as weeks without earnings', async () => {
    const id = await nz.hire({ start_date: '2025-11-10' });
    await nz.tell(id, 'absences', { reason: 'PARENTAL', start_date: '2025-12-08', end_date: '2026-11-08' });
    for (const payDate of ['2025-11-13', '2025-11-20', '2025-11-27', '2025-12-04']) {
      await nz.paid(payDate, { employee_id: id });
    }
    // Four weeks of pay in the 12 months before the holiday, divided by 52.
    // @law Parental Leave and Employment Protection Act 1987 s 42(2); Holidays Act 2003 s 5, average weekly earnings
    const pay = await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: annual(WEEK, '2026-11-10') });
    expect(pay.gross).toBe(cents((4 * PAY) / 52));
    expect(nz.codes(pay)).not.toContain('nz.holidays/history-short');
  });

  describe('balances as at a day after the anniversary of 13 October', () => {
    // Four weeks after 12 months of employment, ten days of sick leave after six. @law Holidays Act 2003 ss 16, 63
    const entitled = { ANNUAL_HOLIDAYS: FOUR_WEEKS, SICK: 80 };
    const hired = async () => {
      const id = await nz.hire({ start_date: '2025-10-13' });
      await nz.paid('2025-10-16', { employee_id: id });
      return id;
    };
    const asAt = async (id: number, day: string) => {
      const { body } = await employer.call('GET', `/api/employees/${id}/balances?as_at=${day}`);
      const { leave } = body as { readonly leave: readonly { leave_type: string; hours: number }[] };
      return Object.fromEntries(leave.map(({ leave_type, hours }) => [leave_type, hours]));
    };

    it('hold what arose, though the pay of a later week was entered first', async () => {
      const id = await hired();
      await nz.paid('2026-10-29', { employee_id: id });
      const leave = annual(WEEK, '2026-10-14');
      const pay = await nz.paid('2026-10-15', { employee_id: id, hours: [], leave });
      const left = { ...entitled, ANNUAL_HOLIDAYS: FOUR_WEEKS - WEEK };
      const { body } = await employer.call('GET', `/api/company/${employer.nz}/pays/${pay.id}`);
      expect(nz.hoursLeft(body as typeof pay)).toMatchObject(left);
      expect(await asAt(id, '2026-10-12')).toMatchObject({ ANNUAL_HOLIDAYS: 0, SICK: 80 });
      expect(await asAt(id, '2026-10-15')).toMatchObject(left);
      expect(await asAt(id, '2026-10-29')).toMatchObject(left);
    });

    it('hold it also where the pay that noted it was deleted and a later one took its place', async () => {
      const id = await hired();
      const first = await nz.paid('2026-10-15', { employee_id: id });
      await nz.paid('2026-10-22', { employee_id: id });
      expect((await employer.call('DELETE', `/api/company/${employer.nz}/pays/${first.id}`)).status).toBeLessThan(300);
      for (const day of ['2026-10-15', '2026-10-22']) expect([day, await asAt(id, day)]).toMatchObject([day, entitled]);
      await nz.paid('2026-10-29', { employee_id: id });
      for (const day of ['2026-10-15', '2026-10-22', '2026-10-29']) {
        expect([day, await asAt(id, day)]).toMatchObject([day, entitled]);
      }
    });
  });

  it.each([
    [3, {}, 4 * 3 * 8],
    [6, {}, 4 * 6 * 8],
    [6, { num_holiday_leave_days_per_year: 15 }, 4 * 6 * 8],
    [3, { num_holiday_leave_days_per_year: 15 }, 15 * 8],
    [5, { num_holiday_leave_days_per_year: 0 }, 0],
    // Five weeks of four days are exactly 20 days, and so are 6.6667 weeks of three.
    [4, { annual_holidays_weeks_per_year: '5' }, 20 * 8],
    [3, { annual_holidays_weeks_per_year: '6.6667' }, 20 * 8],
    [5, { annual_holidays_weeks_per_year: '5' }, 25 * 8],
  ])('four weeks of %d days arise, or more that were agreed: %j', async (days, agreed, hours) => {
    // @law Holidays Act 2003 ss 6, 16: four weeks, whatever a week is for the employee
    const id = await nz.hire({ start_date: '2025-10-13', standard_days_per_week: days, ...agreed });
    await nz.paid('2025-10-16', { employee_id: id });
    const pay = await nz.paid('2026-10-15', { employee_id: id });
    expect(nz.hoursLeft(pay)['ANNUAL_HOLIDAYS']).toBe(hours);
    const path = `/api/company/${employer.nz}/reports/leave-account?from=2026-10-01&to=2026-10-15&employee_id=${id}`;
    const { body } = await employer.call('GET', path);
    const { rows } = body as { readonly rows: readonly { readonly reason: string }[] };
    expect(rows.map(({ reason }) => reason)).not.toContain('not-explained');
  });

  it('weeks that were agreed are not fewer than the four of the Act', async () => {
    // @law Holidays Act 2003 s 6(2): an agreement may give more, not less
    const id = await nz.hire({ start_date: '2025-10-13' });
    const update = (weeks: string | null) =>
      employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, [
        { id, annual_holidays_weeks_per_year: weeks },
      ]);
    expect((await update('3.9')).status).toBe(422);
    expect(await update('5')).toMatchObject({
      status: 200,
      body: [{ employee: { annual_holidays_weeks_per_year: 5 } }],
    });
    expect(await update(null)).toMatchObject({
      status: 200,
      body: [{ employee: { annual_holidays_weeks_per_year: null } }],
    });
  });

  it('holidays in advance stay covered where the pay that noted their entitlement is deleted', async () => {
    const id = await nz.hire({ start_date: '2025-10-13' });
    const at = (payDate: string, item: object = {}) => nz.paid(payDate, { employee_id: id, ...item });
    await at('2025-10-16');
    await at('2026-10-08', { hours: [], leave: annual(WEEK, '2026-10-06') });
    const noting = await at('2026-10-15');
    await at('2026-10-22');
    await employer.call('DELETE', `/api/company/${employer.nz}/pays/${noting.id}`);
    const ended = await nz.terminate(id, '2026-10-25', '2026-10-29');
    // Three weeks of the entitlement and Labour Day in them; the week in advance was taken from it and not from the 8 % of
    // these amounts and of the week since 13 October. @law Holidays Act 2003 ss 20, 24, 25, 40(3)
    const untaken = 3 * PAY + PAY / 5;
    expect([ended['unused_holiday_amount'], ended['non_etp_amount']]).toEqual([untaken, cents(0.08 * (untaken + PAY))]);
  });

  describe('closedown', () => {
    it('pays eight per cent to somebody without holidays and begins the 12 months anew', async () => {
      const id = await nz.hire({ start_date: '2025-12-01' });
      await nz.tell(id, 'closedowns', { start_date: '2025-12-22', end_date: '2026-01-09' });
      for (const payDate of ['2025-12-04', '2025-12-11', '2025-12-18']) await nz.paid(payDate, { employee_id: id });
      const pay = await nz.paid('2025-12-24', { employee_id: id, hours: [] });
      // Three weeks of pay since the start. @law Holidays Act 2003 s 34(2)(b)
      expect(pay.gross).toBe(3 * PAY * 0.08);
      // A lump sum, an extra pay: $4,800 in four weeks × 13 and the $384 are $62,784, in the band of 30 %; the levy of 2025-26 is 1.67 %.
      // @law Income Tax Act 2007 ss RD 7, RD 13, RD 17
      expect(pay.tax).toBe(121.61);
      const slip = await employer.call('GET', `/api/company/${employer.nz}/pays/${pay.id}/payslip`, undefined, {
        accept: 'application/json',
      });
      expect(JSON.stringify(slip.body).includes('Holiday pay of the closedown')).toBe(true);
      // Reports hold the line: what was earned less what was taken is the net, and the journal balances.
      const of = async (report: string) => {
        const path = `/api/company/${employer.nz}/reports/${report}?from=2025-12-24&to=2025-12-24`;
        return (await employer.call('GET', path)).body as { readonly totals: Readonly<Record<string, number>> };
      };
      const { totals } = await of('payroll-detail');
      expect(cents(totals['earned']! - totals['taken']!)).toBe(totals['paid']);
      const journal = await of('journal');
      expect([journal.totals['debit']! > 0, journal.totals['debit']]).toEqual([true, journal.totals['credit']]);
      // The same closedown is not paid twice.
      expect((await nz.preview('2025-12-24', { employee_id: id, hours: [] })).gross).toBe(0);
      // The 12 months begin with the closedown: holidays arise on 22 and not on 1 December. @law ss 34(2)(a), 35
      const december = async (payDate: string) =>
        nz.hoursLeft(await nz.paid(payDate, { employee_id: id }))['ANNUAL_HOLIDAYS'];
      expect([await december('2026-12-03'), await december('2026-12-24')]).toEqual([0, FOUR_WEEKS]);
    });

    it('of the whole company pays everybody in one run, and begins their 12 months anew', async () => {
      const own = await api.employer();
      const people = nzPeople(own);
      const ids: number[] = [];
      for (let i = 0; i < 3; i++) ids.push(await people.hire({ start_date: '2025-12-01', number: `C${i}` }));
      for (const payDate of ['2025-12-04', '2025-12-11', '2025-12-18']) {
        for (const id of ids) await people.paid(payDate, { employee_id: id });
      }
      const path = `/api/company/${own.nz}/closedowns`;
      const days = { start_date: '2025-12-22', end_date: '2026-01-09' };
      const told = await own.call('POST', path, days);
      expect([told.status, told.body]).toEqual([
        200,
        ids.map((id, i) => ({ employee_id: id, employee_number: `C${i}`, problem: null })),
      ]);
      // Sent again it adds nothing.
      expect((await own.call('POST', path, days)).status).toBe(200);
      expect((await own.call('GET', `/api/employees/${ids[0]}/closedowns`)).body).toHaveLength(1);
      for (const id of ids) {
        // Eight per cent of three weeks. @law Holidays Act 2003 s 34(2)(b)
        expect((await people.paid('2025-12-24', { employee_id: id, hours: [] })).gross).toBe(cents(3 * PAY * 0.08));
        const later = people.hoursLeft(await people.paid('2026-12-03', { employee_id: id }));
        expect(later['ANNUAL_HOLIDAYS']).toBe(0);
        const anew = people.hoursLeft(await people.paid('2026-12-24', { employee_id: id }));
        expect(anew['ANNUAL_HOLIDAYS']).toBe(FOUR_WEEKS);
      }
      expect((await own.call('POST', path, { ...days, end_date: '2025-12-01' })).status).toBe(400);
      expect((await own.call('POST', `/api/company/${own.au}/closedowns`, days)).status).toBe(400);
    });

    it('gives nothing more to somebody who has holidays left', async () => {
      const id = await nz.hire({ start_date: '2020-07-01' });
      await nz.told(id, { as_at: '2026-12-20', annual_holidays_weeks: '2', gross_last_12_months: '83200' });
      await nz.tell(id, 'closedowns', { start_date: '2026-12-21', end_date: '2027-01-08' });
      expect((await nz.preview('2026-12-24', { employee_id: id, hours: [] })).gross).toBe(0);
    });
  });

  describe('holidays in advance', () => {
    it('are taken back on leaving by the amount that was paid for them', async () => {
      const id = await nz.hire({ start_date: '2026-10-05' });
      for (const payDate of ['2026-10-08', '2026-10-15', '2026-10-22']) await nz.paid(payDate, { employee_id: id });
      const early = await nz.paid('2026-10-29', { employee_id: id, hours: [], leave: annual(8, '2026-10-27') });
      // A day of holidays before any entitlement: a fifth of ordinary weekly pay. @law s 22(2)(a)
      expect([early.gross, nz.hoursLeft(early)['ANNUAL_HOLIDAYS']]).toEqual([PAY / 5, -8]);
      // A rise of the rate afterwards changes nothing about what was paid.
      const raised = await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, [
        { id, pay_rate_per_hour: '50' },
      ]);
      expect(raised.status).toBe(200);
      const ended = await nz.terminate(id, '2026-11-06', '2026-11-05');
      // @law s 23(2): eight per cent of gross earnings, less what was paid in advance
      const gross = 3 * PAY + PAY / 5;
      expect(ended).toMatchObject({ unused_holiday_amount: -PAY / 5, non_etp_amount: cents(gross * 0.08) });
      expect(Number(ended['total_amount'])).toBe(cents(gross * 0.08 - PAY / 5));
      await employer.call('POST', `/api/company/${employer.nz}/pay-runs/${await runOf(ended['pay_id'])}/process`);
      const slip = `/api/company/${employer.nz}/pays/${String(ended['pay_id'])}/payslip`;
      const { earnings } = (await employer.call('GET', slip, undefined, { accept: 'application/json' })).body as {
        readonly earnings: readonly object[];
      };
      expect(earnings).toContainEqual(
        expect.objectContaining({ description: 'Annual holidays paid in advance', amount: -PAY / 5 }),
      );
    });

    it('never take a pay below zero, nor what is filed', async () => {
      const id = await nz.hire({ start_date: '2026-10-26' });
      const early = await nz.paid('2026-10-29', { employee_id: id, hours: [], leave: annual(WEEK, '2026-10-27') });
      expect(early.gross).toBe(PAY);
      await nz.terminate(id, '2026-11-06', '2026-11-05');
      const listed = await employer.call(
        'GET',
        `/api/company/${employer.nz}/pays?employee_id=${id}&from=2026-11-05&to=2026-11-05`,
      );
      const [final] = nz.paysIn(listed.body);
      expect(final?.net).toBeGreaterThanOrEqual(0);
      expect(final?.gross).toBeGreaterThanOrEqual(0);
    });
  });

  describe('cash-ups', () => {
    it('pay up to a week in each entitlement year as an extra pay', async () => {
      const id = await nz.hire({ start_date: '2020-07-01' });
      const history = { gross_last_12_months: String(52 * PAY) };
      await nz.told(id, { as_at: '2026-11-08', annual_holidays_weeks: '4', ...history });
      const cashed = (hours: number) => annual(hours, '2026-11-10', { is_cash_up: true });
      const tooMuch = await employer.pay('nz', [{ employee_id: id, leave: cashed(WEEK + 1) }], '?pay_date=2026-11-12');
      expect([tooMuch.status, JSON.stringify(tooMuch.body)]).toEqual([
        400,
        expect.stringContaining(`${WEEK} hours can be paid out with this pay: at most 1 week`),
      ]);
      const pay = await nz.paid('2026-11-12', { employee_id: id, leave: cashed(WEEK) });
      // A week at the rate of a week of holidays. @law ss 28A(2), 28B(1)
      expect([pay.gross, nz.hoursLeft(pay)['ANNUAL_HOLIDAYS']]).toEqual([2 * PAY, FOUR_WEEKS - WEEK]);
      expect(pay.leave[0]).toMatchObject({ amount: PAY, is_cash_up: true });
      // Tax of an extra pay: the rate of the year's income of 52 weeks and the extra pay, levy included, and none of the
      // ordinary week's tax changes. 83,200 + 1,600 lies in the band of 33 % above 78,100; levy 1.75 %. @law s RD 17
      const ordinary = await nz.preview('2026-11-19', { employee_id: id });
      expect(cents(pay.tax - ordinary.tax)).toBe(cents(PAY * (0.33 + 0.0175)));
      // The year's week is used up.
      const again = await employer.pay('nz', [{ employee_id: id, leave: cashed(8) }], '?pay_date=2026-11-19');
      expect(again.status).toBe(400);
    });

    it('pay out only what the holidays of the same pay leave', async () => {
      const id = await nz.hire({ start_date: '2020-07-01' });
      await nz.told(id, { as_at: '2026-11-08', annual_holidays_weeks: '2', gross_last_12_months: String(52 * PAY) });
      const both = (hours: number) => ({
        employee_id: id,
        hours: [],
        leave: [...annual(1.5 * WEEK, '2026-11-10'), ...annual(hours, '2026-11-10', { is_cash_up: true })],
      });
      // Nobody is paid for holidays that they have taken. @law ss 28A, 28B
      const { status, body } = await employer.pay('nz', [both(WEEK)], '?pay_date=2026-11-12');
      expect([status, JSON.stringify(body)]).toEqual([
        400,
        expect.stringContaining(`${WEEK / 2} hours can be paid out`),
      ]);
      expect(nz.hoursLeft(await nz.paid('2026-11-12', both(WEEK / 2)))['ANNUAL_HOLIDAYS']).toBe(0);
    });

    it('wait for the entitlement, also where a pay of a later day was entered before', async () => {
      const id = await nz.hire({ start_date: '2025-10-13' });
      await nz.paid('2025-10-16', { employee_id: id });
      await nz.paid('2026-10-22', { employee_id: id });
      const cashed = (date: string) => ({ employee_id: id, leave: annual(WEEK / 2, date, { is_cash_up: true }) });
      // Entitled on 13 October, and to a week of each entitlement year. @law s 28A
      expect((await employer.pay('nz', [cashed('2026-09-29')], '?pay_date=2026-10-01')).status).toBe(400);
      await nz.paid('2026-10-12', { ...cashed('2026-10-14'), hours: [] });
      await nz.paid('2026-10-15', cashed('2026-10-14'));
      expect((await employer.pay('nz', [cashed('2026-10-28')], '?pay_date=2026-10-29')).status).toBe(400);
    });

    it('need an entitlement', async () => {
      const id = await nz.hire({ start_date: '2026-07-06' });
      const leave = annual(8, '2026-11-10', { is_cash_up: true });
      expect((await employer.pay('nz', [{ employee_id: id, leave }], '?pay_date=2026-11-12')).status).toBe(400);
    });
  });

  describe('the liability of the leave report', () => {
    const liabilityOf = async (id: number, to: string) => {
      const number = `L-${id}`;
      await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, [{ id, number }]);
      const { body } = await employer.call('GET', `/api/company/${employer.nz}/reports/leave?to=${to}`);
      const { rows } = body as { readonly rows: readonly Record<string, string | number | null>[] };
      const own = rows.filter(({ employee_number, liability }) => employee_number === number && liability !== null);
      return Object.fromEntries(own.map(({ leave, liability }) => [leave, liability]));
    };
    const SINCE = 'Holiday pay 8% since the last anniversary';
    const weeks = ['2026-10-08', '2026-10-15', '2026-10-22', '2026-10-29'];

    it('is what leaving would pay: holidays at the greater rate, and 8 % since the anniversary', async () => {
      const id = await nz.hire({ start_date: '2020-07-01', ordinary_weekly_pay: '1800' });
      const earned = { gross_last_12_months: String(52 * PAY), gross_since_anniversary: '20000' };
      const days = { annual_holidays_weeks: '2.5', alternative_holiday_days: '2' };
      await nz.told(id, { as_at: '2026-10-04', ...days, ...earned });
      for (const day of weeks) await nz.paid(day, { employee_id: id });
      // @law Holidays Act 2003 ss 24(2), 25(2), 26(a), 60(2)(b)
      const holidays = 2.5 * 1800;
      const daysInLieu = 2 * 8 * RATE;
      const since = 20_000 + 4 * PAY;
      expect(await liabilityOf(id, '2026-11-01')).toEqual({
        'Annual holidays': holidays,
        'Alternative holidays': daysInLieu,
        [SINCE]: cents(0.08 * (since + holidays + daysInLieu)),
      });
      // The day before the first pay here: what was told alone.
      expect(await liabilityOf(id, '2026-10-07')).toMatchObject({
        [SINCE]: cents(0.08 * (20_000 + holidays + daysInLieu)),
      });
      const left = await nz.terminate(id, '2026-11-01', '2026-11-05');
      expect(left['total_amount']).toBe(cents(holidays + daysInLieu + 0.08 * (since + holidays + daysInLieu)));
      await employer.call('POST', `/api/company/${employer.nz}/pay-runs/${await runOf(left['pay_id'])}/process`);
      expect(await liabilityOf(id, '2026-11-08')).toEqual({});
    });

    it('is the 8 % of the first year, less what was paid for holidays in advance', async () => {
      const id = await nz.hire({ start_date: '2026-10-05' });
      for (const day of weeks.slice(1)) await nz.paid(day, { employee_id: id });
      const work = [{ description: 'Work', units: 'hours', value: WEEK - 8 }];
      await nz.paid('2026-11-05', { employee_id: id, hours: work, leave: annual(8, '2026-11-06') });
      // Four weeks of 1,600, the day of holidays among them. @law ss 20, 23(2)
      expect(await liabilityOf(id, '2026-11-08')).toEqual({ 'Annual holidays': -8 * RATE, [SINCE]: 0.08 * 4 * PAY });
    });

    it('is none of somebody whose holiday pay is paid with each pay', async () => {
      const terms = { holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true };
      const id = await nz.hire({ start_date: '2026-10-05', employment_status: 'Casual', ...terms });
      for (const day of weeks.slice(1)) await nz.paid(day, { employee_id: id });
      // @law ss 23(2), 28
      expect(await liabilityOf(id, '2026-11-08')).toEqual({});
    });
  });

  async function runOf(payId: unknown): Promise<string> {
    const { body } = await employer.call('GET', `/api/company/${employer.nz}/pays/${String(payId)}`);
    return String((body as { readonly pay_run_id: number }).pay_run_id);
  }
});
