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
  paidSince = '2025-05-01',
) => {
  const edition = inForce(nz.holidays, civilDate('2026-11-12'));
  if (!edition.ok) throw new Error('The Holidays Act is in force');
  const person = details(changes);
  const service = nzService(person, nzLeaveFacts(parts), balances, undefined, edition.value);
  return entitlementsArising(person, parts, balances, civilDate(paidSince), civilDate(on), service, edition.value);
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

  it('what was given is not given again', () => {
    const { granted } = arising('2026-05-01');
    expect(arising('2026-05-01', granted).hours).toEqual({});
    expect(arising('2027-05-01', granted).hours).toMatchObject({ holidayLeaveHours: '160' });
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
