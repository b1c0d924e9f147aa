import { daysBetween, isLess, isMore, isPositive, multiply, round, whole } from 'payroll-core';
import { hasEveryWorkingDay } from '../../domain/days-at-work';
import { ordinaryTime, timeAtWork } from '../../domain/days-paid-already';
import type { PayWarning } from '../../domain/pay-record';
import { standardHours } from '../../domain/standard-item';
import { employmentEnd, type PayBasis } from '../pay-basis';

const HOURS_IN_DAY = whole(24);

/** Whether the days and hours of a pay can be meant. Pays after the last day, and rates below the minimum wage, are told elsewhere. */
export function nzPlausibility(basis: PayBasis<'NZ'>): readonly PayWarning[] {
  return [...onDays(basis), ...onHours(basis)];
}

function onDays(basis: PayBasis<'NZ'>): readonly PayWarning[] {
  const { run, lines, employee } = basis;
  const { details } = employee;
  const { start_date: start } = details;
  const period = `${run.startDate} to ${run.endDate}`;
  if (run.endDate < start) {
    const message = `The pay is for ${period}; the employment starts on ${start}.`;
    return [{ code: 'pay/before-start-date', message, field: 'start_date' }];
  }
  const lastDay = employmentEnd(basis);
  if (details.employment_status === 'Casual' || (lastDay !== undefined && lastDay < run.startDate)) return [];
  if (hasEveryWorkingDay(details, run, lastDay)) return [];
  const standard = round(standardHours(details), 2, 'half-up');
  if (!isPositive(standard) || isLess(ordinaryTime(lines), standard)) return [];
  const because = start > run.startDate ? `the employment starts on ${start}` : `the last day of work was ${lastDay}`;
  const message = `A full period of ${standard.toString()} hours is paid for ${period}; ${because}.`;
  return [{ code: 'pay/full-period-for-part', message, field: 'hours' }];
}

function onHours({ run, lines: { hours } }: PayBasis<'NZ'>): readonly PayWarning[] {
  const worked = timeAtWork(hours);
  const most = multiply(HOURS_IN_DAY, whole(Math.max(daysBetween(run.startDate, run.endDate) + 1, 0)));
  if (!isMore(worked, most)) return [];
  const message = `${worked.toString()} hours are paid; ${run.startDate} to ${run.endDate} has ${most.toString()}.`;
  return [{ code: 'pay/more-hours-than-time', message, field: 'hours' }];
}
