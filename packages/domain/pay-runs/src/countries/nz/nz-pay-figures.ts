import type * as nz from 'payroll-core/nz';
import { asJson } from '../../domain/as-json';
import type { NzPayFigures, PayWarning } from '../../domain/pay-record';
import { balanceAsJson, hoursAsJson, rowsAsJson } from '../pay-rows';

/**
 * The figures of a pay as `asJson` has them, with these warnings. Every pay of a run is written so, and member by member
 * takes half the time; what few pays have is left to `asJson`.
 */
export function nzPayFigures(pay: nz.NzPay, warnings: readonly PayWarning[]): NzPayFigures {
  if (pay.daysPaid === undefined || pay.termination !== undefined) return { ...asJson<NzPayFigures>(pay), warnings };
  const figures: Omit<NzPayFigures, 'termination'> = {
    payDate: pay.payDate,
    gross: pay.gross.toString(),
    taxableGross: pay.taxableGross.toString(),
    tax: pay.tax.toString(),
    paye: pay.paye.toString(),
    accEarnersLevy: pay.accEarnersLevy.toString(),
    payrollGivingCredit: pay.payrollGivingCredit.toString(),
    nzStudentLoan: pay.nzStudentLoan.toString(),
    periodStudentLoanCir: pay.periodStudentLoanCir.toString(),
    periodStudentLoanBor: pay.periodStudentLoanBor.toString(),
    taxPlusStudentLoan: pay.taxPlusStudentLoan.toString(),
    kiwisaverEmployeeRate: pay.kiwisaverEmployeeRate.toString(),
    kiwisaverEmployerRate: pay.kiwisaverEmployerRate.toString(),
    kiwisaverEmployeeAmount: pay.kiwisaverEmployeeAmount.toString(),
    kiwisaverEmployerAmount: pay.kiwisaverEmployerAmount.toString(),
    kiwisaverEsctAmount: pay.kiwisaverEsctAmount.toString(),
    kiwisaverEmployerNetAmount: pay.kiwisaverEmployerNetAmount.toString(),
    kiwisaverPayeGrossUplift: pay.kiwisaverPayeGrossUplift.toString(),
    totalKiwiSaver: pay.totalKiwiSaver.toString(),
    totalDeductions: pay.totalDeductions.toString(),
    net: pay.net.toString(),
    totalAllowances: pay.totalAllowances.toString(),
    hoursWorked: pay.hoursWorked.toString(),
    daysPaid: pay.daysPaid.toString(),
    holidayPayWithPay: pay.holidayPayWithPay.toString(),
    closedownHolidayPay: pay.closedownHolidayPay.toString(),
    holidaysActGrossEarnings: pay.holidaysActGrossEarnings.toString(),
    ordinaryEarnings: pay.ordinaryEarnings.toString(),
    hours: pay.hours.map(hoursAsJson),
    leave: rowsAsJson(pay.leave),
    leaveBalanceRows: pay.leaveBalanceRows.map(balanceAsJson),
    allowances: rowsAsJson(pay.allowances),
    deductions: rowsAsJson(pay.deductions),
    bonuses: rowsAsJson(pay.bonuses),
    backPayments: rowsAsJson(pay.backPayments),
    extraPays: rowsAsJson(pay.extraPays),
    advanceNotRecovered: pay.advanceNotRecovered.toString(),
    employmentInformation: employmentInformation(pay.employmentInformation),
    warnings,
    parameterFiles: pay.parameterFiles,
  };
  // JSON has no member that is undefined.
  return figures as NzPayFigures;
}

function employmentInformation(line: nz.NzPay['employmentInformation']): NzPayFigures['employmentInformation'] {
  if (line.childSupportCode !== undefined) return asJson(line);
  const figures: Omit<NzPayFigures['employmentInformation'], 'childSupportCode'> = {
    gross: line.gross.toString(),
    priorGrossAdjustments: line.priorGrossAdjustments.toString(),
    notLiableForAcc: line.notLiableForAcc.toString(),
    paye: line.paye.toString(),
    priorPayeAdjustments: line.priorPayeAdjustments.toString(),
    childSupport: line.childSupport.toString(),
    studentLoan: line.studentLoan.toString(),
    studentLoanCompulsoryExtra: line.studentLoanCompulsoryExtra.toString(),
    studentLoanVoluntary: line.studentLoanVoluntary.toString(),
    kiwisaverDeductions: line.kiwisaverDeductions.toString(),
    kiwisaverEmployerNet: line.kiwisaverEmployerNet.toString(),
    esct: line.esct.toString(),
    payrollGivingCredits: line.payrollGivingCredits.toString(),
    familyTaxCredits: line.familyTaxCredits.toString(),
    shareSchemes: line.shareSchemes.toString(),
    lumpSumIndicator: line.lumpSumIndicator,
  };
  return figures as NzPayFigures['employmentInformation'];
}
