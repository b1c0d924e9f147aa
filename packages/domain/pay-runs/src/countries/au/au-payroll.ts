import { accepted, auFinancialYear } from 'payroll-core';
import * as au from 'payroll-core/au';
import { areDaysAssumed, daysAtWorkIn, workingDays } from '../../domain/days-at-work';
import type { CountryPayroll } from '../country-payroll';
import { grossUpLine, refusedGrossUp } from '../gross-up';
import { weeklyHours } from '../pay-basis';
import { auAwardCheck, auHeldAgainstMinimum, isPaidBySalary } from './au-award-check';
import { auBackPayRows } from './au-back-pay';
import { auPeriodWarnings, calculateAuPay, calculateAuPeriod, inputOfAuPay } from './au-calculate';
import { auForecast } from './au-forecast';
import { auItemOfShifts } from './au-hours-of-shifts';
import { auEndingAtRate } from './au-ending-at-rate';
import { buildAuInput } from './au-input';
import { isAuLeaveTaken } from './au-leave-taken';
import { auOpeningLeave } from './au-opening-leave';
import { auOverpayment, withAuTaxOf } from './au-overpayment';
import { withOpenPublicHolidays } from './au-public-holidays-off';
import { auPayMembers, auTerminationMemberNames, auTerminationMembers } from './au-read-model';
import { auFirstSuper } from './au-super-timing';
import { apartFromRequest } from './au-termination-facts';
import { withUnpricedShifts } from './au-unpriced-shifts';
import { withLeaveBelowMinimum } from './au-leave-below-minimum';
import { auOpeningYear, auYearFigures } from './au-year';
import { earningsOfPeriod } from './au-earnings-of-period';
import { auLaterPays } from './au-later-pays';

/** Payroll of Australia. */
export const auPayroll: CountryPayroll<'AU'> = {
  yearOf: auFinancialYear,
  lawOn: (payDate) => au.auPayRules(payDate),
  // Methods B(i) and B(ii) ask about the pays of the financial year.
  historyFrom: (payDate) => auFinancialYear(payDate).firstDay,
  everyPayAsksForHistory: false,
  endingAsksForService: true,
  daysPaid: ({ daysPaid }) => daysPaid ?? null,
  openingLeave: auOpeningLeave,
  entitlementGiven: (entitlement) => entitlement,
  leaveOwed: undefined,
  openingYear: auOpeningYear,
  // Standard hours of an Australian pay hold its public holidays.
  publicHolidaysOff: () => [],
  isLeaveTaken: isAuLeaveTaken,
  // Time away without pay is told of employees in New Zealand.
  // A closedown of Australia is a matter of each award, and of the leave that is entered.
  closedowns: () => [],
  daysAtWork: (details, _parts, period, employed) =>
    daysAtWorkIn(period, employed, workingDays(details), [], areDaysAssumed(details)),
  detailsAsPaid: (details, { input: { employee } }) => ({
    ...details,
    pay_rate_per_hour: String(employee.payRatePerHour ?? details.pay_rate_per_hour),
    is_super_enabled: employee.isSuperEnabled ?? details.is_super_enabled,
  }),
  buildInput: buildAuInput,
  calculate: calculateAuPay,
  inputOfPay: inputOfAuPay,
  itemOfShifts: auItemOfShifts,
  isPaidBySalary,
  minimumCheck: auAwardCheck,
  heldAgainstMinimum: (pay, basis) =>
    auHeldAgainstMinimum(
      withLeaveBelowMinimum(withUnpricedShifts(withOpenPublicHolidays(pay, basis), basis), basis),
      basis,
    ),
  netToGross: (calculationInput, net) => {
    // The share of a period's tax was fixed for the pay as it was; with the amount that is looked for it is taxed alone.
    const { taxedTogether: _together, periodShare: _share, taxWithheld: _tax, ...input } = calculationInput.input;
    const solved = au.netToGross(input, net);
    if (!solved.ok) return refusedGrossUp(solved.error);
    const amount = solved.value.amount.toString();
    const hours = [...(input.hours ?? []), grossUpLine(amount)];
    return accepted({ amount, calculationInput: { ...calculationInput, input: { ...input, hours } } });
  },
  calculatePeriod: calculateAuPeriod,
  periodWarnings: auPeriodWarnings,
  ofLaterPays: auLaterPays,
  yearFigures: auYearFigures,
  kept: auFirstSuper,
  historyFigures: ({ result }) => ({
    taxable: result.taxableGross,
    ordinary: earningsOfPeriod(result),
    holidays: '0',
    oneOff: null,
    days: null,
  }),
  employerContribution: (result) => result.super,
  hasWorkersCompensation: ({ totalWorkersCompensation }) => totalWorkersCompensation !== '0',
  finalPayStatus: 'processed',
  filingAfterCorrection: ({ stpStatus }) =>
    stpStatus === 'not_submitted'
      ? { kind: 'stp-not-yet-submitted', says: 'The pay was not lodged yet; the new one is lodged in its place.' }
      : {
          kind: 'stp-update-event',
          says: 'The year to date was lodged with the old figures; an update event lodges the new ones.',
        },
  overpayment: auOverpayment,
  withTaxOf: withAuTaxOf,
  endingAtRate: auEndingAtRate,
  backPayRows: auBackPayRows,
  verdictWhenPaid: ({ awardCheck }) => awardCheck,
  backPaymentsOf: ({ backPayments }) => backPayments,
  terminationRequested: ({ termination: ended }, employee) =>
    ended === null ? null : { ...ended.termination, ...ended.facts, ...apartFromRequest(ended, weeklyHours(employee)) },
  forecast: auForecast,
  // A resident with the tax-free threshold.
  usualEmployee: (payRatePerHour) => ({
    payRatePerHour,
    taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
  }),
  payMembers: auPayMembers,
  payMemberNames: ['award_check'],
  terminationMembers: auTerminationMembers,
  terminationMemberNames: auTerminationMemberNames,
};
