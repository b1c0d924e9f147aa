import { accepted, add, decimal, nzTaxYear } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { CountryPayroll } from '../country-payroll';
import { grossUpLine, refusedGrossUp } from '../gross-up';
import { advancePaid } from './nz-annual-holidays';
import { nzBackPayRows } from './nz-back-pay';
import { addFigures, figure, figuresOf } from '../../domain/figures';
import { calculateNzPay, calculateNzPeriod, inputOfNzPay, nzPeriodWarnings } from './nz-calculate';
import { compulsoryExtraTaken, holidayPaidWithPay } from './nz-declarations';
import { nzClosedowns, nzDaysAtWork } from './nz-days-at-work';
import { closedownBeside } from './nz-service';
import { nzDetailsAsPaid } from './nz-details-as-paid';
import { nzHistoryFrom } from './nz-history-from';
import { nzForecast } from './nz-forecast';
import { nzItemOfShifts } from './nz-hours-of-shifts';
import { buildNzInput } from './nz-input';
import { nzLeaveOwed } from './nz-leave-owed';
import { nzOpeningLeave } from './nz-opening-leave';
import { nzPublicHolidaysOff } from './nz-public-holidays';
import { nzPayMemberNames, nzPayMembers, nzTerminationMemberNames, nzTerminationMembers } from './nz-read-model';
import { nzWithWholeDays } from './nz-whole-days';
import { nzOpeningYear, nzYearFigures } from './nz-year';

const workersCompensation: ReadonlySet<string> = new Set(['NZ_ACC_WORKERS_COMP', 'WORKERS_COMP']);

/** Payroll of New Zealand. */
export const nzPayroll: CountryPayroll<'NZ'> = {
  yearOf: nzTaxYear,
  lawOn: (payDate) => nz.nzRulesInForce(payDate),
  historyFrom: nzHistoryFrom,
  everyPayAsksForHistory: true,
  endingAsksForService: false,
  daysPaid: ({ daysPaid }) => daysPaid ?? null,
  openingLeave: nzOpeningLeave,
  entitlementGiven: (entitlement, account) =>
    addFigures(entitlement, advancePaid(account, figure(entitlement, 'ANNUAL_HOLIDAYS'), [])),
  leaveOwed: nzLeaveOwed,
  openingYear: nzOpeningYear,
  publicHolidaysOff: nzPublicHolidaysOff,
  // A public holiday has a row of its own, and leave none beside it.
  isLeaveTaken: () => true,
  daysAtWork: nzDaysAtWork,
  closedowns: nzClosedowns,
  detailsAsPaid: nzDetailsAsPaid,
  buildInput: buildNzInput,
  calculate: calculateNzPay,
  inputOfPay: inputOfNzPay,
  itemOfShifts: nzItemOfShifts,
  isPaidBySalary: () => false,
  // Modern awards are Australian.
  minimumCheck: () => undefined,
  heldAgainstMinimum: nzWithWholeDays,
  netToGross: (calculationInput, net) => {
    // The share of a period's tax was fixed for the pay as it was; with the amount that is looked for it is taxed alone.
    const { taxedTogether: _together, ...input } = calculationInput.input;
    const solved = nz.netToGross(input, net);
    if (!solved.ok) return refusedGrossUp(solved.error);
    const amount = solved.value.amount.toString();
    const hours = [...(input.hours ?? []), grossUpLine(amount)];
    return accepted({ amount, calculationInput: { ...calculationInput, input: { ...input, hours } } });
  },
  calculatePeriod: calculateNzPeriod,
  periodWarnings: nzPeriodWarnings,
  kept: ({ calculationInput: { facts = {} }, figures: { result } }) => {
    const { compulsoryExtraTold: told, compulsoryExtraNotice: notice } = facts;
    const { holidayPayWithPaySince: since, closedownBeside: began } = facts;
    if (told === undefined && since === undefined && began === undefined) return {};
    return figuresOf([
      ...(told === undefined ? [] : [[compulsoryExtraTaken(told, notice), result.periodStudentLoanCir] as const]),
      ...(since === undefined ? [] : [[holidayPaidWithPay(since), result.holidayPayWithPay] as const]),
      ...(began === undefined ? [] : [[closedownBeside(began), result.holidaysActGrossEarnings] as const]),
    ]);
  },
  yearFigures: nzYearFigures,
  historyFigures: ({ result }) => ({
    taxable: result.taxableGross,
    // A contribution treated as pay is salary or wages (Income Tax Act 2007 s RD 68), also for the rate of later extra pays.
    ordinary: add(decimal(result.ordinaryEarnings), decimal(result.kiwisaverPayeGrossUplift)).toString(),
    holidays: result.holidaysActGrossEarnings,
    oneOff: nz.oneOffEarnings(result).toString(),
    days: result.daysPaid ?? null,
  }),
  employerContribution: (result) => result.totalKiwiSaver,
  // Accident compensation is leave of its own kind; there is no sum of it.
  hasWorkersCompensation: ({ leave }) => leave.some(({ leaveType }) => workersCompensation.has(leaveType)),
  finalPayStatus: 'pending',
  backPayRows: nzBackPayRows,
  verdictWhenPaid: () => undefined,
  // Back pay is taxed as ordinary pay or an extra pay, by rows of hours and bonuses.
  backPaymentsOf: () => [],
  terminationRequested: ({ termination: ended }) => {
    if (ended === null) return null;
    const isAgreed = ended.holidayPay?.isAdvanceRecoveryAgreed === true;
    return { ...ended.termination, ...(isAgreed ? { isAdvanceRecoveryAgreed: true } : {}) };
  },
  forecast: nzForecast,
  // Tax code M, and automatically enrolled in KiwiSaver.
  usualEmployee: (payRatePerHour) => ({ payRatePerHour, nzTaxCode: 'M', kiwisaverStatusCode: 'AE' }),
  filingAfterCorrection: () => ({
    kind: 'payday-amendment',
    says: 'Inland Revenue receives an amendment of the employment information of this pay date.',
  }),
  overpayment: () => accepted(null),
  withTaxOf: (_before, calculated) => accepted(calculated),
  payMembers: nzPayMembers,
  payMemberNames: nzPayMemberNames,
  terminationMembers: nzTerminationMembers,
  terminationMemberNames: nzTerminationMemberNames,
};
