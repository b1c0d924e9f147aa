import { newEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { addDays, civilDate, inForce } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { PayBasis } from '../pay-basis';
import { nzLeaveFacts } from './nz-leave-facts';
import { nzPublicHolidays, nzPublicHolidaysOff } from './nz-public-holidays';

const employee = newEmployee(1, 1, nzEmployee({ start_date: '2025-05-01' }));
const listedUntil = nz.publicHolidays.editions.at(-1)!.values.listedUntil;

/** A week of somebody who works Monday to Friday; only what the public holidays ask for. */
function pay(payDate: string, startDate: string, endDate: string, worked: string[] = []) {
  const hours = worked.map((publicHolidayDate) => ({ description: 'Worked', publicHolidayDate }));
  const basis = {
    employee,
    lines: { hours, leave: [] },
    payDate: civilDate(payDate),
    region: null,
    run: { startDate: civilDate(startDate), endDate: civilDate(endDate) },
    leave: {},
  } as unknown as PayBasis<'NZ'>;
  const act = inForce(nz.holidays, civilDate('2026-11-12'));
  if (!act.ok) throw new Error('The Holidays Act is in force');
  const made = nzPublicHolidays(basis, nzLeaveFacts([]), undefined, civilDate(endDate), act.value);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

// Holidays Act 2003 s 45: Christmas Day and Boxing Day of 2027, on Saturday and Sunday, are kept on Monday 27 and Tuesday 28 December.
test('a pay date after the last listed day has the holidays of its period that are listed', () => {
  const days = {
    payDate: civilDate('2028-01-06'),
    startDate: civilDate('2027-12-27'),
    endDate: civilDate('2028-01-02'),
  };
  expect(nzPublicHolidaysOff(employee.details, [], null, days).map(({ date }) => date)).toEqual([
    '2027-12-27',
    '2027-12-28',
  ]);
  const { hasHolidays, alternativeHours, granted } = pay('2028-01-06', '2027-12-27', '2028-01-02', ['2027-12-27']);
  // Section 56: a whole day of eight hours in lieu.
  expect([hasHolidays, String(alternativeHours), Object.values(granted)]).toEqual([true, '8', ['1']]);
});

test('where the list ends before the period does, the pay says so', () => {
  const from = addDays(listedUntil, 1);
  const { warnings } = pay(addDays(from, 9), from, addDays(from, 6));
  expect(warnings.map(({ code }) => code)).toEqual(['nz.public-holidays/calendar-ends']);
});
