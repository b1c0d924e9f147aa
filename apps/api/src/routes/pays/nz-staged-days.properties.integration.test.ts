import fc from 'fast-check';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { addDays, civilDate, dayOfWeek, type CivilDate } from 'payroll-core';
import { nzPeople, type NzPaid } from '../../testing/nz-people';
import { startPayService, type PayService } from '../../testing/pay-service';
import { must } from '../../testing/people-service';

jest.setTimeout(300_000);

const RUNS = Number(process.env['NZ_PROPERTY_RUNS'] ?? 3);
const DAY = 8;
/** A Monday, and Labour Day; Canterbury keeps 13 November as well. */
const FIRST = civilDate('2026-10-26');
const HOLIDAYS: ReadonlySet<string> = new Set([FIRST, '2026-11-13']);
const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const PAY_DATES = { WEEKLY: ['2026-10-29', '2026-11-05', '2026-11-12'], FORTNIGHTLY: ['2026-10-29', '2026-11-12'] };

const stretch = <T>(kind: fc.Arbitrary<T>) =>
  fc.record({ kind, from: fc.integer({ min: 0, max: 18 }), days: fc.integer({ min: 1, max: 6 }) });

const lives = fc.record({
  payPeriod: fc.constantFrom('WEEKLY' as const, 'FORTNIGHTLY' as const),
  weekdays: fc.constantFrom<readonly number[]>([1, 2, 3, 4, 5], [1, 2, 3], [3, 4, 5, 6], [1, 5], [1, 2, 3, 4, 5, 6]),
  startsOn: fc.constantFrom(-300, -300, 1, 3, 15, 18),
  absence: fc.option(stretch(fc.constantFrom('PARENTAL', 'UNPAID_OTHER', 'UNPAID_SICK', 'ACCIDENT_COMPENSATION'))),
  approved: fc.option(stretch(fc.constantFrom('ANNUAL_HOLIDAYS', 'SICK', 'UNPAID'))),
  hours: fc.constantFrom(8, 4),
  ahead: fc.option(stretch(fc.constant('ANNUAL_HOLIDAYS'))),
});
type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;

const dayAt = (days: number): CivilDate => addDays(FIRST, days);
const holds = (one: { readonly from: number; readonly days: number } | null, date: CivilDate): boolean =>
  one !== null && dayAt(one.from) <= date && date < dayAt(one.from + one.days);

interface Staged {
  readonly worked: number;
  readonly rows: readonly string[];
}

/** Every working day of the job, one by one: a public holiday, away, leave of this pay or of one before, and the rest worked. */
function expected(life: Life, startDate: CivilDate, endDate: CivilDate): Staged {
  const rows: string[] = [];
  let worked = 0;
  const row = (kind: string, date: CivilDate, hours: number) => rows.push(`${kind} ${date} ${hours}`);
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) {
    if (date < dayAt(life.startsOn) || !life.weekdays.includes(dayOfWeek(date))) continue;
    const isAway = holds(life.absence, date);
    const isAhead = isPaidAhead(life, date);
    // @law Holidays Act 2003 ss 12, 49: not while somebody is away other than for sickness.
    if (HOLIDAYS.has(date) && (!isAway || life.absence?.kind === 'UNPAID_SICK')) {
      if (!isAhead) row('PAID_PUBLIC_HOLIDAY', date, DAY);
      continue;
    }
    const isApproved = holds(life.approved, date);
    const isSame = life.approved?.kind === 'ANNUAL_HOLIDAYS';
    // The whole day was paid before.
    if (isApproved && !(isAhead && isSame)) row(life.approved!.kind, date, life.hours);
    worked += isAway || isAhead ? 0 : DAY - (isApproved ? life.hours : 0);
  }
  return { worked, rows: rows.sort() };
}

/** Somebody who has just begun is paid nothing ahead; leave of another kind on a day that was paid is a mistake of its own. */
function isPaidAhead({ ahead, approved, startsOn, weekdays }: Life, date: CivilDate): boolean {
  if (startsOn > 0 || !holds(ahead, date) || !weekdays.includes(dayOfWeek(date))) return false;
  return HOLIDAYS.has(date) || !holds(approved, date) || approved?.kind === 'ANNUAL_HOLIDAYS';
}

describe.each(testEngines)('the days of pays that a run stages in New Zealand on $engine', (engine) => {
  let api: PayService;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 9, 20));
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  test('each day is worked, taken as leave, paid as a public holiday, paid before or away, and only one of these', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(lives, { minLength: 8, maxLength: 16 }), async (people) => {
        const employer = await api.employer();
        const nz = nzPeople(employer);
        const company = `/api/company/${employer.nz}`;
        expect((await employer.call('PATCH', company, { region: 'Canterbury' })).status).toBe(200);
        const daysOf = (life: Life, isOne: (date: CivilDate) => boolean) =>
          Array.from({ length: 28 }, (_, n) => dayAt(n))
            .filter((date) => date >= dayAt(life.startsOn) && life.weekdays.includes(dayOfWeek(date)))
            .filter(isOne);
        const ids: number[] = [];
        for (const life of people) {
          const working_days = life.weekdays.map((weekday) => WEEKDAYS[weekday - 1]).join(',');
          const { length: standard_days_per_week } = life.weekdays;
          const id = await nz.hire({ start_date: dayAt(life.startsOn), pay_period: life.payPeriod, working_days, standard_days_per_week }); // prettier-ignore
          ids.push(id);
          await nz.told(id, { as_at: '2026-10-11', annual_holidays_weeks: '4', sick_leave_hours: '160', gross_last_12_months: '60000' }); // prettier-ignore
          if (life.absence !== null) {
            const { kind: reason, from, days } = life.absence;
            const told = { reason, start_date: dayAt(from), end_date: dayAt(from + days - 1) };
            await nz.tell(id, 'absences', told);
          }
          const leave = daysOf(life, (date) => isPaidAhead(life, date)).map((date) => {
            const leave_type = HOLIDAYS.has(date) ? 'PAID_PUBLIC_HOLIDAY' : 'ANNUAL_HOLIDAYS';
            return { description: 'Ahead', leave_type, date, hours: String(DAY) };
          });
          if (leave.length > 0) await nz.paid('2026-10-15', { employee_id: id, leave });
          await approve(api, employer.customerId, id, life, daysOf(life, (date) => holds(life.approved, date))); // prettier-ignore
        }
        for (const payPeriod of ['WEEKLY', 'FORTNIGHTLY'] as const) {
          for (const pay_date of PAY_DATES[payPeriod]) {
            const opened = await employer.call('POST', `${company}/pay-runs`, { pay_period: payPeriod, pay_date });
            const run = opened.body as { readonly pay_run_id: number; readonly pay_run_start_date: CivilDate; readonly pay_run_end_date: CivilDate }; // prettier-ignore
            const { body } = await employer.call('GET', `${company}/pays?from=${pay_date}&to=${pay_date}`);
            const pays = body as readonly (NzPaid & { readonly employee_id: number; readonly pay_run_id: number })[];
            for (const [n, life] of people.entries()) {
              if (life.payPeriod !== payPeriod) continue;
              const pay = pays.find((one) => one.employee_id === ids[n] && one.pay_run_id === run.pay_run_id);
              expect([life, pay_date, stagedIn(pay)]).toEqual([life, pay_date, expected(life, run.pay_run_start_date, run.pay_run_end_date)]); // prettier-ignore
            }
          }
        }
      }),
      { numRuns: RUNS },
    );
  });
});

function stagedIn(pay: NzPaid | undefined): Staged {
  const rows = (pay?.leave ?? []) as readonly (NzPaid['leave'][number] & { readonly hours: number })[];
  return {
    worked: (pay?.hours ?? []).reduce((sum, { value }) => sum + value, 0),
    rows: rows.map(({ leave_type, date, hours }) => `${leave_type} ${date} ${hours}`).sort(),
  };
}

async function approve(
  { service: { employees } }: PayService,
  customerId: number,
  employeeId: number,
  { approved, hours }: Life,
  dates: readonly CivilDate[],
): Promise<void> {
  const [startDate] = dates;
  if (approved === null || startDate === undefined) return;
  const days = dates.map((date) => ({ date, hours: String(hours) }));
  const leave = { leaveType: approved.kind, note: null, startDate, endDate: dates.at(-1)!, days };
  const one = { customerId, employeeId };
  const asked = must(await employees.askRequest({ ...one, kind: 'leave', asked: { leave }, requestedBy: 1 }));
  const decision = { kind: 'leave' as const, isApproved: true, by: 2, reason: null };
  must(await employees.decideRequest({ ...one, ...decision, requestId: asked.id }));
}
