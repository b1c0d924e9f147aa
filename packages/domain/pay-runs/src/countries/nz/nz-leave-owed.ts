import {
  add,
  addDays,
  decimal,
  greater,
  inForce,
  isNegative,
  isPositive,
  lesser,
  multiply,
  negate,
  nzd,
  whole,
  type CivilDate,
  type Decimal,
  type Nzd,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { figure } from '../../domain/figures';
import { noOpeningBalances, openingBalances } from '../../domain/leave-account';
import type { LeaveOwed, LeaveOwedAsked } from '../../domain/leave-owed';
import { ADVANCE_PAID, leftAfterParentalLeave } from './nz-annual-holidays';
import { holidayPaidWithPay, isHolidayPaidWithPay } from './nz-declarations';
import { nzHistory, type NzHistory } from './nz-history';
import { earnsNzLeave, nzLeaveFacts } from './nz-leave-facts';
import { nzService } from './nz-service';

const NIL = nzd('0');

/**
 * What would be paid for annual and alternative holidays if the job ended with the last day that was paid: holidays at the
 * greater of ordinary weekly pay and average weekly earnings, alternative holidays at relevant or average daily pay, and eight
 * per cent of what was earned since the last anniversary and of these payments, less what was paid for holidays in advance.
 * Undefined where nothing tells a rate. Public holidays after the last day (s 40) depend on the day that somebody leaves.
 * @law Holidays Act 2003 ss 23 to 26, 60(2)
 */
export function nzLeaveOwed({ employee, parts, past, leave, asAt }: LeaveOwedAsked): LeaveOwed | undefined {
  const { details } = employee;
  const edition = inForce(nz.holidays, asAt);
  if (!edition.ok || !earnsNzLeave(details)) return undefined;
  const told = openingBalances(parts) ?? noOpeningBalances;
  const opening = told.asAt !== undefined && told.asAt > asAt ? noOpeningBalances : told;
  const facts = nzLeaveFacts(parts);
  const service = nzService(details, facts, leave, opening.asAt, edition.value);
  const lastPaid = past.reduce<CivilDate | undefined>(
    (last, { periodEnd }) => (last === undefined || periodEnd > last ? periodEnd : last),
    opening.asAt,
  );
  if (lastPaid === undefined) return undefined;
  const next = addDays(lastPaid, 1);
  const history = nzHistory(employee, opening, past, asAt, { startDate: next, endDate: next }, { facts, service });
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  if (history?.weekly === undefined || !isPositive(perWeek)) return undefined;
  const lastDay = lastPaid < asAt ? lastPaid : asAt;
  const annual = figure(leave, 'ANNUAL_HOLIDAYS');
  const alternative = payAlternativeDays(figure(leave, 'ALT_HOLIDAY'), perDay, history);
  const isWithPay = isHolidayPaidWithPay(details, asAt);
  const { untakenEntitlement, eightPercent } = nz.payHolidaysOnLeaving(
    {
      ...(isPositive(annual) ? { untaken: { taken: annual, of: perWeek } } : {}),
      untakenAtAverage: leftAfterParentalLeave(details, service, annual, lastDay, edition.value),
      weekly: history.weekly.rate,
      averageWeekly: history.average ?? history.weekly.rate,
      publicHolidays: [],
      grossSince: isWithPay ? NIL : greater(nzd(history.grossSinceEntitled(NIL, lastDay).gross), NIL),
      alternativeHolidays: alternative,
      paidInAdvance: NIL,
      paidWithPay: isWithPay ? NIL : nzd(figure(leave, holidayPaidWithPay(service.entitledSince(lastDay))).toString()),
    },
    edition.value,
  );
  // Without written consent no more comes back than the eight per cent.
  const advance = lesser(
    paidInAdvance(annual, nzd(figure(leave, ADVANCE_PAID).toString()), perWeek, history),
    eightPercent.value,
  );
  return {
    balances: {
      ANNUAL_HOLIDAYS: add(untakenEntitlement.value, negate(advance)).toString(),
      ALT_HOLIDAY: alternative.toString(),
    },
    besides: [{ name: 'Holiday pay 8% since the last anniversary', amount: eightPercent.value.toString() }],
  };
}

function payAlternativeDays(hours: Decimal, perDay: Decimal, { daily }: NzHistory): Nzd {
  if (!isPositive(hours) || daily === undefined) return NIL;
  return nz.payDayOfLeave({ taken: hours, of: perDay }, daily.rate).value;
}

/** Where nobody told what was paid for holidays in advance, the rate of the day stands for it, as on leaving. */
function paidInAdvance(annual: Decimal, told: Nzd, perWeek: Decimal, { weekly }: NzHistory): Nzd {
  if (!isNegative(annual) || weekly === undefined) return NIL;
  return isPositive(told) ? told : nz.payAnnualHoliday({ taken: negate(annual), of: perWeek }, weekly.rate).value;
}
