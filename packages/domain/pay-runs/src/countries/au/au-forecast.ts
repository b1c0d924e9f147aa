import { add, asAud, decimal, multiply, subtract, toCents, type Decimal } from 'payroll-core';
import * as au from 'payroll-core/au';
import type { CountryForecast } from '../country-forecast';
import { editionFor } from '../edition-for';
import { superDue } from './au-super-due';

/** What a forecast asks about pays in Australia. */
export const auForecast: CountryForecast<'AU'> = {
  forecastPay: ({ result }, { input }) => {
    const gross: Decimal = decimal(result.gross);
    const tax: Decimal = decimal(result.tax);
    const paid: Decimal = decimal(result.super);
    const accrued = result.leaveBalanceRows.find(({ leaveType }) => leaveType === 'HOLIDAY')?.accrued ?? '0';
    const rate = decimal(String(input.employee.payRatePerHour ?? '0'));
    return {
      amounts: { gross, tax, net: decimal(result.net), super: paid, cost: add<Decimal>(gross, paid) },
      cash: { wages: subtract<Decimal>(gross, tax), tax, super: paid },
      leaveAdded: toCents(multiply<Decimal>(decimal(accrued), rate)),
    };
  },
  standingItems: ({ deductions = [], paySacrifices = [] }) => ({ deductions, paySacrifices }),
  taxDue: (payDate, inYear) => {
    const dates = editionFor(au.paygDueDates, payDate);
    const due = au.withholdingDueDate(payDate, au.withholderSize(asAud(inYear), dates), dates);
    return au.payableOn(due, editionFor(au.publicHolidays, payDate).values).value;
  },
  contributionsDue: (payDate, { result }) => superDue(payDate, result.superDueDate),
  taxPayment: 'Tax withheld, with the activity statement',
  contributionPayment: 'Super at the funds',
};
