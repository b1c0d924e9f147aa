import fc from 'fast-check';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(300_000);

const RUNS = Number(process.env['NZ_PROPERTY_RUNS'] ?? 3);
const DAY = 8;
const WEEK = 40;
/** Mondays from 7 September 2026; the anniversary of 13 October and Labour Day, 26 October, lie within the weeks. */
const WEEKS = 10;
const LABOUR_DAY = '2026-10-26';
const dayAt = (days: number) => new Date(Date.UTC(2026, 8, 7 + days)).toISOString().slice(0, 10);

const cents = (amount: number) => Math.round(amount * 100);

const lives = fc.record({
  opening: fc.constantFrom('0', '1', '2.5', '-1'),
  sick: fc.constantFrom(0, 16, 112),
  code: fc.constantFrom('M', 'ME', 'SB'),
  loan: fc.boolean(),
  worksLabourDay: fc.boolean(),
  weeks: fc.array(
    fc.record({
      takes: fc.constantFrom(0, 0, 0, DAY, WEEK),
      sick: fc.constantFrom(0, 0, DAY),
      bonus: fc.constantFrom(0, 0, 500),
    }),
    { minLength: WEEKS, maxLength: WEEKS },
  ),
});

/** A part of a random year of a random employee, over HTTP; decision 0813 tells what the account is worked out from. */
describe.each(testEngines)('random years of New Zealand employees over HTTP on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  test('no hour of leave comes or goes without its reason, and what is filed adds up to the pays', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async ({ opening, sick, code, loan, worksLabourDay, weeks }) => {
        employer = await api.employer();
        nz = nzPeople(employer);
        const id = await nz.hire({ start_date: '2025-10-13', nz_tax_code: code, has_student_loan: loan });
        await nz.told(id, { as_at: '2026-09-06', annual_holidays_weeks: opening, sick_leave_hours: String(sick) });
        const pays: NzPaid[] = [];
        for (const [i, week] of weeks.entries()) {
          const date = dayAt(7 * i + 1);
          const isHoliday = LABOUR_DAY >= dayAt(7 * i) && LABOUR_DAY <= dayAt(7 * i + 6);
          const leave = [
            { leave_type: 'ANNUAL_HOLIDAYS', hours: week.takes },
            { leave_type: 'SICK', hours: week.sick },
            { leave_type: 'PAID_PUBLIC_HOLIDAY', hours: isHoliday && !worksLabourDay ? DAY : 0, date: LABOUR_DAY },
          ].flatMap((row) => (row.hours === 0 ? [] : [{ description: row.leave_type, date, ...row }]));
          const hours = [
            { description: 'Work', units: 'hours', value: 24 },
            ...(isHoliday && worksLabourDay
              ? [{ description: 'Labour Day', units: 'hours', value: 5, public_holiday_date: LABOUR_DAY }]
              : []),
          ];
          const bonuses =
            week.bonus === 0 ? [] : [{ description: 'Bonus', amount: week.bonus, tax_as_nz_extra_pay: true }];
          pays.push(await nz.paid(dayAt(7 * i + 3), { employee_id: id, hours, leave, bonuses }));
        }
        const days = `from=2026-09-01&to=${dayAt(7 * WEEKS)}`;
        const path = `/api/company/${employer.nz}/reports/leave-account?${days}&employee_id=${id}`;
        const { rows } = (await employer.call('GET', path)).body as { rows: readonly Row[] };
        const balances = nz.hoursLeft(pays.at(-1)!);
        const of = (leave: string) => rows.filter((row) => row.leave === leave);
        for (const { reason, says } of rows) {
          expect([/^[a-z-]+$/.test(reason), says.length > 0, reason === 'not-explained']).toEqual([true, true, false]);
        }
        for (const [name, leave] of Object.entries(leaves)) {
          const moved = of(name).reduce((total, { hours }) => total + (hours ?? 0), 0);
          expect([name, moved]).toEqual([name, balances[leave] ?? 0]);
        }
        // Four weeks on the anniversary, whatever was taken. @law Holidays Act 2003 s 16
        const hoursFor = (name: string, reason: string) =>
          of(name)
            .filter((row) => row.reason === reason)
            .reduce((total, { hours }) => total + (hours ?? 0), 0);
        expect(hoursFor('Annual holidays', 'annual-entitlement')).toBe(4 * WEEK);
        // One day for each public holiday that was worked. @law s 56
        expect(hoursFor('Alternative holidays', 'alternative-holiday-earned')).toBe(worksLabourDay ? DAY : 0);
        await addsUp(pays, days);
      }),
      { numRuns: RUNS },
    );
  });

  test('however a week is cut into pays, and in whichever order, it withholds the same and no net is below zero', async () => {
    const cuts = fc.record({
      hours: fc.array(fc.integer({ min: 10, max: 20 }), { minLength: 1, maxLength: 3 }),
      bonus: fc.constantFrom(0, 200, 500),
      bonusFirst: fc.boolean(),
      code: fc.constantFrom('M', 'ME', 'SB'),
      loan: fc.boolean(),
      extra: fc.constantFrom(null, '15'),
    });
    await fc.assert(
      fc.asyncProperty(cuts, async ({ hours, bonus, bonusFirst, code, loan, extra }) => {
        employer = await api.employer();
        nz = nzPeople(employer);
        const fields = { start_date: '2026-10-05', nz_tax_code: code, has_student_loan: loan };
        const hire = () => nz.hire({ ...fields, slbor_amount: loan ? extra : null });
        const row = (value: number) => ({ description: 'Work', units: 'hours', value });
        const bonuses = bonus === 0 ? [] : [{ description: 'Bonus', amount: bonus, tax_as_nz_extra_pay: true }];
        const parts: { hours: object[]; bonuses?: object[] }[] = hours.map((value) => ({ hours: [row(value)] }));
        if (bonus > 0) parts.splice(bonusFirst ? 0 : parts.length, 0, { hours: [], bonuses });
        const [merged, apart, together] = [await hire(), await hire(), await hire()];
        const whole = [await nz.paid('2026-11-12', { employee_id: merged, hours: hours.map(row), bonuses })];
        const single: NzPaid[] = [];
        for (const part of parts) single.push(await nz.paid('2026-11-12', { employee_id: apart, ...part }));
        const items = parts.map((part) => ({ employee_id: together, ...part }));
        const made = await employer.pay('nz', items, '?pay_date=2026-11-12');
        expect([made.status, made.status === 201 ? '' : made.body]).toEqual([201, '']);
        const sums = (pays: readonly NzPaid[]) => {
          for (const { net } of pays) expect(net).toBeGreaterThanOrEqual(0);
          const of = (name: string) =>
            pays.reduce((total, pay) => total + cents((pay as unknown as Record<string, number>)[name] ?? 0), 0);
          return [of('gross'), of('tax'), of('nz_student_loan'), of('period_student_loan_bor')];
        };
        expect(sums(single)).toEqual(sums(whole));
        expect(sums(nz.paysIn(made.body))).toEqual(sums(whole));
      }),
      { numRuns: RUNS },
    );
  });

  /** Fields 11 and 15 of a detail line are gross and PAYE in cents; the header totals them in 11 and 14. */
  const addsUp = async (pays: readonly NzPaid[], days: string) => {
    const contact = { phone: '03 900 0000', email_address: 'pay@kowhai.example' };
    expect((await employer.call('PATCH', `/api/company/${employer.nz}`, contact)).status).toBe(200);
    const filed = await employer.call('GET', `/api/company/${employer.nz}/payday-filing?${days}`, undefined, {
      accept: 'text/csv',
    });
    expect(filed.status).toBe(200);
    const lines = String(filed.body)
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => line.split(','));
    const column = (kind: string, field: number) =>
      lines.filter(([first]) => first === kind).reduce((total, line) => total + Number(line[field - 1]), 0);
    const sum = (of: (pay: NzPaid) => number) => pays.reduce((total, pay) => total + cents(of(pay)), 0);
    expect([column('DEI', 11), column('HEI2', 11)]).toEqual([sum(({ gross }) => gross), sum(({ gross }) => gross)]);
    expect([column('DEI', 15), column('HEI2', 14)]).toEqual([sum(({ tax }) => tax), sum(({ tax }) => tax)]);
  };
});

const leaves = {
  'Annual holidays': 'ANNUAL_HOLIDAYS',
  'Sick leave': 'SICK',
  'Alternative holidays': 'ALT_HOLIDAY',
  'Family violence leave': 'NZ_FAMILY_VIOLENCE',
} as const;

interface Row {
  readonly leave: string;
  readonly reason: string;
  readonly says: string;
  readonly hours: number | null;
}
