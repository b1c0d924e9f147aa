import fc from 'fast-check';
import { addDays, addMonths, civilDate, type CivilDate } from '../../calendar';
import { add, multiply, whole, type Decimal } from '../../money';
import { inForce } from '../../statutory';
import { holidays } from '../holidays';
import { keepLeaveAccount, type CountedLeave, type LeaveFactsOfEmployee, type LeaveReason } from '.';

const found = inForce(holidays, civilDate('2026-11-15'));
if (!found.ok) throw new Error(found.error.message);
const act = found.value;

const start = civilDate('2019-05-06');
const LENGTH = 7 * 365;
const kinds: readonly CountedLeave[] = ['ANNUAL_HOLIDAYS', 'SICK', 'ALT_HOLIDAY', 'NZ_FAMILY_VIOLENCE'];
const onDay = fc.integer({ min: 1, max: LENGTH }).map((days) => addDays(start, days));
const someHours = fc.integer({ min: 1, max: 80 }).map(whole);

/** Random years of a random employee. */
const facts: fc.Arbitrary<LeaveFactsOfEmployee> = fc
  .record({
    hoursPerDay: fc.integer({ min: 2, max: 10 }),
    daysPerWeek: fc.integer({ min: 1, max: 6 }),
    changes: fc.array(
      fc.record({ from: onDay, perDay: fc.integer({ min: 2, max: 10 }), days: fc.integer({ min: 1, max: 6 }) }),
      {
        maxLength: 2,
      },
    ),
    absences: fc.array(
      fc.record({
        from: onDay,
        length: fc.integer({ min: 0, max: 120 }),
        reason: fc.constantFrom('PARENTAL' as const, 'UNPAID_OTHER' as const, 'UNPAID_SICK' as const),
        agreedToCount: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    closedowns: fc.array(
      onDay.map((began) => ({ began })),
      { maxLength: 3 },
    ),
    taken: fc.array(fc.record({ date: onDay, leaveType: fc.constantFrom(...kinds), hours: someHours }), {
      maxLength: 12,
    }),
    cashUps: fc.array(fc.record({ date: onDay, hours: someHours }), { maxLength: 4 }),
    publicHolidaysWorked: fc.array(fc.record({ date: onDay, isOtherwiseWorkingDay: fc.boolean() }), { maxLength: 10 }),
    opened: fc.option(onDay, { nil: undefined }),
  })
  .map(({ hoursPerDay, daysPerWeek, changes, absences, opened, ...rest }) => ({
    ...rest,
    startDate: start,
    until: addDays(start, LENGTH),
    accountFrom: opened,
    workingTime: [
      { from: start, hoursPerDay: whole(hoursPerDay), hoursPerWeek: whole(hoursPerDay * daysPerWeek) },
      ...changes
        .sort((a, b) => (a.from < b.from ? -1 : 1))
        .map(({ from, perDay, days }) => ({ from, hoursPerDay: whole(perDay), hoursPerWeek: whole(perDay * days) })),
    ],
    absences: absences.map(({ from, length, reason, agreedToCount }) => ({
      from,
      until: addDays(from, length),
      reason,
      agreedToCount,
    })),
  }));

const total = (amounts: readonly Decimal[]): string =>
  amounts.reduce((sum, each) => add(sum, each), whole(0)).toString();

/** Which reasons may add leave, and which may take it away. */
const adds: ReadonlySet<LeaveReason> = new Set([
  'annual-entitlement',
  'sick-entitlement',
  'family-violence-entitlement',
  'alternative-holiday-earned',
  'closedown',
]);
const either: ReadonlySet<LeaveReason> = new Set(['opening-balance', 'working-week-changed']);

test('no minute of leave appears or disappears without an entry that names its reason', () => {
  fc.assert(
    fc.property(facts, (years) => {
      const { entries, balances, entitlementsLeft, advances } = keepLeaveAccount(years, act);
      for (const kind of kinds) {
        const hours = entries.filter(({ leaveType }) => leaveType === kind).map((entry) => entry.hours);
        expect(total(hours)).toBe(balances[kind].toString());
      }
      for (const { hours, reason, says } of entries) {
        expect(says).not.toBe('');
        if (!either.has(reason)) expect([reason, hours.units > 0]).toEqual([reason, adds.has(reason)]);
      }
      // What is left by entitlement, less what was taken in advance, is the balance.
      const left = total(entitlementsLeft.map(({ hours }) => hours));
      const early = total(advances.map(({ hours }) => hours));
      expect(balances.ANNUAL_HOLIDAYS.toString()).toBe(
        total([
          ...entitlementsLeft.map(({ hours }) => hours),
          ...advances.map(({ hours }) => multiply(hours, whole(-1))),
        ]),
      );
      expect(left === '0' || early === '0').toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('every hour that was taken is in the account, once', () => {
  fc.assert(
    fc.property(facts, (years) => {
      const since: CivilDate | undefined = years.accountFrom === undefined ? undefined : addDays(years.accountFrom, -1);
      const counted = (years.taken ?? []).filter(({ date }) => since === undefined || date > since);
      const { entries } = keepLeaveAccount(years, act);
      for (const kind of kinds) {
        const booked = entries.filter(
          ({ leaveType, reason }) => leaveType === kind && (reason === 'taken' || reason === 'taken-in-advance'),
        );
        expect(total(booked.map(({ hours }) => multiply(hours, whole(-1))))).toBe(
          total(counted.filter(({ leaveType }) => leaveType === kind).map(({ hours }) => hours)),
        );
      }
    }),
  );
});

test('after n years with no leave taken the entitlement is n × 4 weeks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 800 }),
      (n, week, shift) => {
        const startDate = addDays(start, shift);
        const workingTime = [{ from: startDate, hoursPerDay: whole(8), hoursPerWeek: whole(week) }];
        const years = { startDate, workingTime, until: addMonths(startDate, 12 * n) };
        expect(keepLeaveAccount(years, act).balances.ANNUAL_HOLIDAYS.toString()).toBe(String(n * 4 * week));
        // A day earlier the last of them is not there yet.
        if (n > 0) {
          const dayBefore = { ...years, until: addDays(years.until, -1) };
          expect(keepLeaveAccount(dayBefore, act).balances.ANNUAL_HOLIDAYS.toString()).toBe(String((n - 1) * 4 * week));
        }
      },
    ),
  );
});

test('alternative days equal the public holidays worked on days that would have been worked', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ date: onDay, isOtherwiseWorkingDay: fc.boolean() }), { maxLength: 40 }),
      (worked) => {
        const years = {
          startDate: start,
          workingTime: [{ from: start, hoursPerDay: whole(8), hoursPerWeek: whole(40) }],
          until: addDays(start, LENGTH),
          publicHolidaysWorked: worked,
        };
        const days = worked.filter(({ isOtherwiseWorkingDay }) => isOtherwiseWorkingDay).length;
        expect(keepLeaveAccount(years, act).balances.ALT_HOLIDAY.toString()).toBe(String(days * 8));
      },
    ),
  );
});

test('the order in which facts are told changes nothing', () => {
  fc.assert(
    fc.property(facts, (years) => {
      const told = {
        ...years,
        absences: [...(years.absences ?? [])].reverse(),
        closedowns: [...(years.closedowns ?? [])].reverse(),
      };
      expect(keepLeaveAccount(told, act)).toEqual(keepLeaveAccount(years, act));
    }),
    { numRuns: 50 },
  );
});
