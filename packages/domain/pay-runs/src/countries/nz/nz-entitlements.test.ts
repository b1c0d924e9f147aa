import { newEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { civilDate, inForce } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { entitlementsArising } from './nz-entitlements';
import { nzLeaveFacts } from './nz-leave-facts';
import { nzService } from './nz-service';

const details = (changes: Readonly<Record<string, unknown>> = {}) =>
  newEmployee(1, 1, nzEmployee({ start_date: '2025-05-01', ...changes })).details;
const arising = (
  on: string,
  balances = {},
  parts: Parameters<typeof entitlementsArising>[1] = [],
  changes = {},
  since = '2025-05-01',
  last = on,
) => {
  const edition = inForce(nz.holidays, civilDate('2026-11-12'));
  if (!edition.ok) throw new Error('The Holidays Act is in force');
  const person = details(changes);
  const service = nzService(person, nzLeaveFacts(parts), balances, undefined, edition.value);
  const paid = { since: civilDate(since), last: civilDate(last) };
  return entitlementsArising(person, parts, balances, paid, civilDate(on), service, edition.value);
};

describe('New Zealand entitlements', () => {
  it.each([
    // Holidays Act 2003 s 63: sick and family violence leave after six months, ten days of eight hours each.
    ['2025-10-31', {}],
    ['2025-11-01', { sickLeaveHours: '80', familyViolenceLeaveHours: '80' }],
    // Section 16: four weeks of annual holidays at the end of each 12 months.
    ['2026-04-30', { sickLeaveHours: '80', familyViolenceLeaveHours: '80' }],
    ['2026-05-01', { holidayLeaveHours: '160', sickLeaveHours: '80', familyViolenceLeaveHours: '80' }],
  ])('by %s there are %j', (on, hours) => {
    expect(arising(on).hours).toEqual(hours);
  });

  it('without the hours of a day nothing is given or counted as given, and it is told', () => {
    const none = { standard_hours_per_day: '0' };
    expect(arising('2025-10-31', {}, [], none)).toEqual({ hours: {}, granted: {}, warnings: [] });
    const due = arising('2026-05-01', {}, [], none);
    expect(due).toMatchObject({ hours: {}, granted: {}, warnings: [{ code: 'pay/no-hours-of-a-day' }] });
    // Nobody loses four weeks and ten days of each (Holidays Act 2003 ss 16, 63, 72D) over a record that is put right.
    expect(arising('2026-06-01', due.granted).hours).toEqual({
      holidayLeaveHours: '160',
      sickLeaveHours: '80',
      familyViolenceLeaveHours: '80',
    });
  });

  it('what was given is not given again', () => {
    const { granted } = arising('2026-05-01');
    expect(arising('2026-05-01', granted).hours).toEqual({});
    expect(arising('2027-05-01', granted).hours).toMatchObject({ holidayLeaveHours: '160' });
  });

  describe('a start date that changes', () => {
    const withStart = (balances: object, on: string, start: string, since: string) =>
      arising(on, balances, [], { start_date: start }, since);

    it('what an earlier employment was given is no part of the next one', () => {
      const first = arising('2026-05-01').granted;
      const again = { start_date: '2026-06-01' };
      expect(arising('2026-11-30', first, [], again).hours).toEqual({});
      expect(arising('2026-12-01', first, [], again).hours).toEqual({
        sickLeaveHours: '80',
        familyViolenceLeaveHours: '80',
      });
      expect(arising('2027-06-01', first, [], again).hours).toMatchObject({ holidayLeaveHours: '160' });
    });

    it('counts without days are closed by the first pay of the next employment', () => {
      const counts = { 'granted:SICK': '3', 'granted:NZ_FAMILY_VIOLENCE': '3', 'granted:ANNUAL_HOLIDAYS': '2' };
      const next = arising('2026-06-07', counts, [], { start_date: '2026-06-01' }, '2025-05-01', '2026-04-27');
      expect(next).toMatchObject({
        hours: {},
        granted: { 'granted:SICK': '-3', 'granted:NZ_FAMILY_VIOLENCE': '-3', 'granted:ANNUAL_HOLIDAYS': '-2' },
      });
    });

    it('service that was mistyped as longer takes nothing away', () => {
      const mistyped = withStart({}, '2026-03-15', '2016-02-09', '2026-03-09');
      expect(mistyped.warnings).toMatchObject([{ details: { entitlementsBefore: '10' } }]);
      expect(withStart(mistyped.granted, '2026-09-09', '2026-03-09', '2026-03-09').hours).toMatchObject({
        sickLeaveHours: '80',
      });
    });

    it('annual holidays that a mistyped year gave in the first week are those of the first year', () => {
      const mistyped = withStart({}, '2026-03-15', '2016-03-09', '2026-03-09');
      expect(mistyped.hours).toEqual({ holidayLeaveHours: '160' });
      const right = (on: string) => withStart(mistyped.granted, on, '2026-03-09', '2026-03-09').hours;
      expect(right('2027-03-14')).not.toHaveProperty('holidayLeaveHours');
      expect(right('2028-03-12')).toHaveProperty('holidayLeaveHours', '160');
    });

    it.each([
      // Six months after 9 January and after 9 March are one entitlement of the employee, who was paid since March.
      ['2026-01-09', '2026-07-09', '2026-03-09', '2026-09-09', '2027-09-09'],
      ['2026-03-09', '2026-09-09', '2026-01-09', '2026-09-20', '2027-07-09'],
      ['2026-03-09', '2026-09-09', '2023-01-09', '2026-09-20', '2027-07-09'],
    ])('hours given by %s on %s are not given again by %s', (typed, given, right, until, next) => {
      const { hours, granted } = withStart({}, given, typed, '2026-03-09');
      expect(hours).toMatchObject({ sickLeaveHours: '80' });
      expect(withStart(granted, until, right, '2026-03-09').hours).not.toHaveProperty('sickLeaveHours');
      expect(withStart(granted, next, right, '2026-03-09').hours).toMatchObject({ sickLeaveHours: '80' });
    });
  });

  it('a pay that is made anew gives its own entitlement, whatever later ones gave', () => {
    const { granted } = arising('2026-11-01');
    const { 'granted:SICK:2025-11-01': _ofThatPay, ...others } = granted;
    expect(arising('2025-11-02', others).hours).toEqual({ sickLeaveHours: '80' });
  });

  it('sick leave is carried over to twenty days and no further', () => {
    const granted = { 'granted:SICK': '1', 'granted:NZ_FAMILY_VIOLENCE': '1' };
    expect(arising('2026-11-01', { ...granted, SICK: '72', 'granted:ANNUAL_HOLIDAYS': '1' }).hours).toMatchObject({
      sickLeaveHours: '80',
    });
    expect(arising('2026-11-01', { ...granted, SICK: '100', 'granted:ANNUAL_HOLIDAYS': '1' }).hours).toMatchObject({
      sickLeaveHours: '60',
    });
  });

  it('family violence leave is new each year; nothing is carried over', () => {
    const before = { 'granted:SICK': '1', 'granted:NZ_FAMILY_VIOLENCE': '1', 'granted:ANNUAL_HOLIDAYS': '1' };
    const { hours } = arising('2026-11-01', { ...before, NZ_FAMILY_VIOLENCE: '24' });
    expect(hours).toMatchObject({ familyViolenceLeaveHours: '56' });
  });

  it('opening balances speak for the days up to theirs', () => {
    const opening = [
      { id: 1, employeeId: 1, kind: 'opening-balances' as const, rank: 1, values: { as_at: '2026-05-31' } },
    ];
    expect(arising('2026-06-30', {}, opening).hours).toEqual({});
    expect(arising('2026-11-01', {}, opening).hours).toEqual({ sickLeaveHours: '80', familyViolenceLeaveHours: '80' });
  });

  it('nothing arises where leave is switched off', () => {
    expect(arising('2027-01-01', {}, [], { is_leave_enabled: false })).toEqual({
      hours: {},
      granted: {},
      warnings: [],
    });
  });

  it('service before the first pay gives no hours, and a warning asks for opening balances', () => {
    const long = { start_date: '2020-06-01' };
    const first = arising('2026-11-15', {}, [], long, '2026-11-09');
    expect(first.hours).toEqual({});
    // Anniversaries from 1 June 2021 to 1 June 2026 are six.
    expect(first.warnings).toMatchObject([
      { code: 'nz.leave/no-opening-balance', details: { entitlementsBefore: '6' } },
    ]);
    const before = (start_date: string) => arising('2026-11-15', {}, [], { start_date }, '2026-11-09').warnings[0];
    expect(first.warnings[0]?.message).toContain('6 entitlements to annual holidays arose before');
    expect(before('2025-06-01')?.message).toContain('One entitlement to annual holidays arose before');
    // Sick leave fell due on 4 November 2026, six months after the start, and annual holidays have not.
    expect(before('2026-05-04')).toMatchObject({
      message: expect.stringContaining(
        'No annual holidays had fallen due; tell in the opening balances what is left of other leave',
      ) as string,
      details: { entitlementsBefore: '0' },
    });
    const next = arising('2027-06-06', first.granted, [], long, '2026-11-09');
    expect(next).toMatchObject({ hours: { holidayLeaveHours: '160' }, warnings: [] });
  });

  it('opening balances that are told after the first pay leave the next anniversary as it is', () => {
    const { granted } = arising('2026-11-15', {}, [], { start_date: '2020-06-01' }, '2026-11-09');
    const told = [
      { id: 1, employeeId: 1, kind: 'opening-balances' as const, rank: 1, values: { as_at: '2026-11-08' } },
    ];
    const next = arising('2027-06-06', granted, told, { start_date: '2020-06-01' }, '2026-11-09');
    expect(next.hours).toMatchObject({ holidayLeaveHours: '160' });
  });
});
