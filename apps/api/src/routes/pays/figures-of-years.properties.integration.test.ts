import fc from 'fast-check';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(600_000);

const RUNS = Number(process.env['YEARS_PROPERTY_RUNS'] ?? 4);

interface PayAnswer {
  readonly id: number;
  readonly employee_id: number;
  readonly period_start: string;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly leave_balance_rows: readonly {
    readonly leave_type: string;
    readonly hours: number;
  }[];
}
interface Balances {
  readonly employee_id: number;
  readonly leave: readonly { readonly leave_type: string; readonly hours: number }[];
  readonly year_to_date: Readonly<Record<'gross' | 'tax' | 'net' | 'super', number>>;
}

const money = ['gross', 'tax', 'net', 'super'] as const;
const leaveTypes = ['HOLIDAY', 'SICK'] as const;
type Sums = Readonly<Record<(typeof money)[number] | (typeof leaveTypes)[number], number>>;

/** Whole cents and millionths of an hour: exact sums in plain numbers. */
const cents = (amount: number) => Math.round(amount * 100);
const parts = (hours: number) => Math.round(hours * 1_000_000);
/** Four weeks and ten days of 52 weeks for each hour that is paid, to six places. */
const ACCRUED = { HOLIDAY: parts(4 / 52), SICK: parts(10 / 5 / 52) };

/** A pay that counts: what it moved, as its own answer said. */
interface Known extends Sums {
  readonly id: number;
  readonly employeeId: number;
  readonly day: string;
  readonly isFinal: boolean;
}

const opening = { as_at: '2025-08-31', gross: 4000, tax: 700, net: 3300, super: 480, holiday_leave_hours: 12.5 };

/** Thursdays of two and a half years, first and last days of financial years among them. */
const days = (() => {
  const found = ['2024-07-01', '2025-06-30', '2025-07-01', '2026-06-30', '2026-07-01'];
  for (let day = Date.UTC(2024, 6, 4); day <= Date.UTC(2026, 10, 12); day += 35 * 86_400_000) {
    found.push(new Date(day).toISOString().slice(0, 10));
  }
  return found.sort();
})();
const moved = (day: string, by: number) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
const dayBefore = (day: string) => moved(day, -1);
const dayAfter = (day: string) => moved(day, 1);
/** The financial year in which the service of the test lives, by its first year, and the rate of whoever is hired there. */
const THIS_YEAR = 2026;
const HOURLY_CENTS = 4000;
const yearOf = (day: string) => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);

const item = fc.record({
  hours: fc.integer({ min: 1, max: 30 }),
  holiday: fc.integer({ min: 0, max: 8 }),
  bonus: fc.integer({ min: 0, max: 90_000 }),
});
type Item = typeof item extends fc.Arbitrary<infer I> ? I : never;
const who = fc.nat(2);
const day = fc.constantFrom(...days);
const which = fc.nat();
const step = fc.oneof(
  { weight: 7, arbitrary: fc.record({ do: fc.constant('create' as const), who, day, item }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rebuild' as const), which, item }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('correct' as const), which, item }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('terminate' as const), who, day }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reinstate' as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/**
 * Years of pays that are entered in any order, deleted, rebuilt, corrected, ended by terminations and begun anew, against
 * a sum of all pays that count, made anew for every day: by every employee, for the whole company and on every payslip.
 */
describe.each(testEngines)('years of pays against a naive sum, over HTTP on $engine', (engine) => {
  let api: PayService;
  beforeAll(async () => {
    api = await startPayService(engine);
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  test('every figure as at every day is the sum of the pays up to it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
        const employer = await api.employer();
        const people = await employer.hireAll('au', [
          { last_name: 'Ash' },
          { last_name: 'Birch' },
          { last_name: 'Cedar' },
        ]);
        const opened = await employer.call('PUT', `/api/employees/${people[2]}/opening-balances`, opening);
        expect(opened.status).toBe(200);
        const known = new Map<number, Known>();
        /** Who has left, and their last day. */
        const ended = new Map<number, string>();
        for (const one of steps) await take(employer, people, known, ended, one);
        await agree(employer, people, known);
      }),
      { numRuns: RUNS },
    );
  });
});

function bodyOf({ hours, holiday, bonus }: Item, employeeId: number, payDate: string) {
  return {
    employee_id: employeeId,
    hours: [{ description: 'Ordinary time', units: 'hours', value: hours }],
    leave: holiday === 0 ? [] : [{ description: 'Holiday', leave_type: 'HOLIDAY', date: payDate, hours: holiday }],
    bonuses: bonus === 0 ? [] : [{ description: 'Bonus', amount: bonus / 100, tax_method: 'NORMAL_EARNINGS' }],
  };
}

/** @param lastDay of somebody who has left: days after it earn no leave (Fair Work Act 2009 (Cth) s 90(2)). */
function knownOf(
  pay: PayAnswer,
  payDay: string,
  { hours, holiday }: Pick<Item, 'hours' | 'holiday'>,
  lastDay?: string,
): Known {
  const earning = lastDay !== undefined && pay.period_start > lastDay ? 0 : hours + holiday;
  return {
    ...{ id: pay.id, employeeId: pay.employee_id, day: payDay, isFinal: false },
    ...{ gross: cents(pay.gross), tax: cents(pay.tax), net: cents(pay.net), super: cents(pay.super) },
    HOLIDAY: earning * ACCRUED.HOLIDAY - parts(holiday),
    SICK: earning * ACCRUED.SICK,
  };
}

/** Decision 0800: what was withheld in a year that has ended stays, so a pay is not brought below that. */
function isBelowItsTax(
  reply: { readonly status: number; readonly body: unknown },
  old: Known,
  { hours, holiday, bonus }: Item,
): boolean {
  if (reply.status !== 422 || yearOf(old.day) >= THIS_YEAR) return false;
  expect(JSON.stringify(reply.body)).toContain('was withheld from this pay and stays');
  expect(old.tax).toBeGreaterThan((hours + holiday) * HOURLY_CENTS + bonus);
  return true;
}

async function take(
  employer: Employer,
  people: readonly number[],
  known: Map<number, Known>,
  ended: Map<number, string>,
  one: Step,
): Promise<void> {
  const pays = `/api/company/${employer.au}/pays`;
  const ok = (reply: { readonly status: number; readonly body: unknown }, status: number): unknown => {
    expect([one.do, reply.status, reply.status === status ? '' : JSON.stringify(reply.body)]).toEqual([
      one.do,
      status,
      '',
    ]);
    return reply.body;
  };
  if (one.do === 'create') {
    const employeeId = people[one.who]!;
    const made = await employer.pay('au', [bodyOf(one.item, employeeId, one.day)], `?pay_date=${one.day}`);
    // Who has left may still be paid: what was owed, or what was forgotten.
    const [pay] = ok(made, 201) as PayAnswer[];
    known.set(pay!.id, knownOf(pay!, one.day, one.item, ended.get(employeeId)));
  } else if (one.do === 'terminate') {
    const employeeId = people[one.who]!;
    if (ended.has(employeeId)) return;
    // The final pay pays out the holidays that are left of everything entered so far; none are owed back.
    const held = sumsOf([...known.values()].filter((pay) => pay.employeeId === employeeId)).HOLIDAY;
    const left = held + (employeeId === people[2] ? parts(opening.holiday_leave_hours) : 0);
    const made = await employer.call('POST', `/api/employees/${employeeId}/terminate`, {
      ...{ termination_date: one.day, pay_date: one.day, reason: 'TERMINATION', cessation_type_code: 'V' },
    });
    if (made.status !== 200) {
      // A last day before the first one is refused, and nothing is left of it.
      expect([made.status, JSON.stringify(made.body)]).toEqual([400, expect.stringContaining('start')]);
      return;
    }
    const { pay_id } = made.body as { pay_id: number };
    const final = ok(await employer.call('GET', `${pays}/${pay_id}`), 200) as PayAnswer;
    known.set(pay_id, {
      ...knownOf(final, one.day, { hours: 0, holiday: 0 }),
      HOLIDAY: -Math.max(left, 0),
      isFinal: true,
    });
    ended.set(employeeId, one.day);
  } else if (one.do === 'reinstate') {
    const employeeId = people[one.who]!;
    if (!ended.has(employeeId)) return;
    const { termination_date } = (await employer.call('GET', `/api/employees/${employeeId}`)).body as {
      termination_date: string;
    };
    const start = { start_date: dayAfter(termination_date) };
    ok(await employer.call('POST', `/api/employees/${employeeId}/reinstate`, start), 200);
    ended.delete(employeeId);
  } else {
    const standing = [...known.values()].filter(({ isFinal }) => one.do === 'delete' || !isFinal);
    if (standing.length === 0) return;
    const old = standing[one.which % standing.length]!;
    if (one.do === 'delete') {
      expect((await employer.call('DELETE', `${pays}/${old.id}`)).status).toBeLessThan(300);
      known.delete(old.id);
      const employee = (await employer.call('GET', `/api/employees/${old.employeeId}`)).body as {
        is_terminated: boolean;
        termination_date: string;
      };
      if (employee.is_terminated) ended.set(old.employeeId, employee.termination_date);
      else ended.delete(old.employeeId);
    } else if (one.do === 'rebuild') {
      const reply = await employer.call('PUT', `${pays}/${old.id}`, bodyOf(one.item, old.employeeId, old.day));
      if (isBelowItsTax(reply, old, one.item)) return;
      if (ended.has(old.employeeId) && reply.status !== 200) return void expect(reply.status).toBe(409);
      known.set(old.id, knownOf(ok(reply, 200) as PayAnswer, old.day, one.item, ended.get(old.employeeId)));
    } else {
      const reply = await employer.call(
        'POST',
        `${pays}/${old.id}/correction`,
        bodyOf(one.item, old.employeeId, old.day),
      );
      if (isBelowItsTax(reply, old, one.item)) return;
      if (ended.has(old.employeeId) && reply.status !== 201) return void expect(reply.status).toBe(409);
      const { replacement } = ok(reply, 201) as { replacement: PayAnswer };
      known.delete(old.id);
      known.set(replacement.id, knownOf(replacement, old.day, one.item, ended.get(old.employeeId)));
    }
  }
}

const nothing: Sums = { gross: 0, tax: 0, net: 0, super: 0, HOLIDAY: 0, SICK: 0 };

function sumsOf(pays: readonly Sums[], inYear: (pay: Sums) => boolean = () => true): Sums {
  return pays.reduce((sum, pay) => {
    const next = { ...sum };
    for (const name of leaveTypes) next[name] += pay[name];
    if (inYear(pay)) for (const name of money) next[name] += pay[name];
    return next;
  }, nothing);
}

async function agree(employer: Employer, people: readonly number[], known: ReadonlyMap<number, Known>): Promise<void> {
  const expected = (employeeId: number, counts: (pay: Known) => boolean, asAt: string): Sums => {
    const own = [...known.values()].filter((pay) => pay.employeeId === employeeId && counts(pay));
    const sums = sumsOf(own, (pay) => yearOf((pay as Known).day) === yearOf(asAt));
    // On a day before theirs nobody knows what of the opening balances was there.
    if (employeeId !== people[2] || asAt < opening.as_at) return sums;
    const isYear = yearOf(opening.as_at) === yearOf(asAt);
    return {
      ...sums,
      HOLIDAY: sums.HOLIDAY + parts(opening.holiday_leave_hours),
      ...(isYear
        ? {
            gross: sums.gross + cents(opening.gross),
            tax: sums.tax + cents(opening.tax),
            net: sums.net + cents(opening.net),
            super: sums.super + cents(opening.super),
          }
        : {}),
    };
  };
  const told = ({ year_to_date: year, leave }: Balances): Sums => {
    const hours = (type: string) => parts(leave.find(({ leave_type }) => leave_type === type)?.hours ?? 0);
    const { gross, tax, net, super: contribution } = year;
    return {
      ...{ gross: cents(gross), tax: cents(tax), net: cents(net), super: cents(contribution) },
      ...{ HOLIDAY: hours('HOLIDAY'), SICK: hours('SICK') },
    };
  };
  const used = new Set([...known.values()].map((pay) => pay.day));
  const asked = new Set(['2024-06-30', '2027-06-30', ...[...used].flatMap((one) => [dayBefore(one), one])]);
  for (const asAt of [...asked].sort()) {
    const listed = await employer.call('GET', `/api/company/${employer.au}/balances?as_at=${asAt}`);
    const all = (listed.body as Balances[]).map((one) => [asAt, one.employee_id, told(one)]);
    expect(all).toEqual(people.map((id) => [asAt, id, expected(id, (pay) => pay.day <= asAt, asAt)]));
  }
  for (const id of people) {
    const one = (await employer.call('GET', `/api/employees/${id}/balances?as_at=2026-11-15`)).body as Balances;
    expect([id, told(one)]).toEqual([id, expected(id, (pay) => pay.day <= '2026-11-15', '2026-11-15')]);
  }
  for (const { id, day: payDay, employeeId } of known.values()) {
    const before = (pay: Known) => pay.day < payDay || (pay.day === payDay && pay.id <= id);
    const sums = expected(employeeId, before, payDay);
    const path = `/api/company/${employer.au}/pays/${id}/payslip`;
    const payslip = (await employer.call('GET', path, undefined, { Accept: 'application/json' })).body as {
      year_to_date: Readonly<Record<'gross' | 'tax' | 'net', number>>;
    };
    const { gross, tax, net } = payslip.year_to_date;
    expect([id, cents(gross), cents(tax), cents(net)]).toEqual([id, sums.gross, sums.tax, sums.net]);
    const read = (await employer.call('GET', `/api/company/${employer.au}/pays/${id}`)).body as PayAnswer;
    const row = read.leave_balance_rows.find(({ leave_type }) => leave_type === 'HOLIDAY');
    if (row !== undefined) expect([id, parts(row.hours)]).toEqual([id, sums.HOLIDAY]);
  }
}
