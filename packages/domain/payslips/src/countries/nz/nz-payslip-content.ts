import type { NzPayRecord } from '@anz-payroll/pay-runs';
import { asPercent, decimal, isNegative, isZero } from 'payroll-core/money';
import * as nz from 'payroll-core/nz';
import { inForce } from 'payroll-core/statutory';
import type { PayslipAmountRow, PayslipInput, PayslipKiwisaver } from '../../domain/payslip-input';
import { terminationRows } from '../../domain/termination-rows';

/** Rows, figures and KiwiSaver of a New Zealand pay. */
export function nzPayslipContent(pay: NzPayRecord): Pick<PayslipInput, 'rows' | 'figures' | 'kiwisaver'> {
  const { result } = pay;
  const kiwisaver = kiwisaverOf(pay);
  return {
    rows: {
      hours: result.hours,
      leave: result.leave,
      allowances: result.allowances,
      bonuses: result.bonuses.map(({ description, amount, isNzEss, isNzEssCashSettled }) => ({
        description,
        amount,
        isBenefitInKind: isNzEss && !isNzEssCashSettled,
      })),
      backPayments: result.backPayments,
      holidayPay: [...holidayPayWithPay(pay), ...closedownHolidayPay(pay)],
      termination: terminationRows(result.termination?.totalAmount ?? '0', [
        ['Payment in lieu of notice', pay.termination?.paymentInLieuAmount],
        [unusedHolidays(pay), pay.termination?.unusedHolidayAmount],
        ['Unused alternative holidays', pay.termination?.unusedAltHolidayAmount],
        [`Holiday pay${eightPercent(pay.payDate)} since the last anniversary`, pay.termination?.nonEtpAmount],
        ['Redundancy payment', pay.termination?.redundancyAmount],
      ]),
      paySacrifices: [],
      deductions: result.deductions.filter(({ amount }) => !isNil(amount)),
    },
    figures: {
      gross: result.gross,
      tax: result.tax,
      studentLoan: result.nzStudentLoan,
      studentLoanCir: result.periodStudentLoanCir,
      studentLoanBor: result.periodStudentLoanBor,
      net: result.net,
    },
    ...(kiwisaver === undefined ? {} : { kiwisaver }),
  };
}

/** What was paid for holidays in advance comes back as an amount below zero. @law Holidays Act 2003 s 23(2) */
function unusedHolidays({ termination }: NzPayRecord): string {
  return isNegative(decimal(termination?.unusedHolidayAmount ?? '0'))
    ? 'Annual holidays paid in advance'
    : 'Unused annual holidays';
}

/** @law Holidays Act 2003 s 28(1)(c): an identifiable component of the pay */
function holidayPayWithPay({ result, payDate }: NzPayRecord): readonly PayslipAmountRow[] {
  const amount: string | undefined = result.holidayPayWithPay;
  // Pays that were stored before it could be paid with the pay have none.
  if (amount === undefined || isNil(amount)) return [];
  return [{ description: `Holiday pay${eightPercent(payDate)}`, amount }];
}

/** The rate in words: ` 8%`. */
function eightPercent(payDate: NzPayRecord['payDate']): string {
  const edition = inForce(nz.holidays, payDate);
  return edition.ok ? ` ${asPercent(edition.value.values.payAsYouGoRate)}` : '';
}

/** @law Holidays Act 2003 s 34(2) */
function closedownHolidayPay({ result }: NzPayRecord): readonly PayslipAmountRow[] {
  const amount: string | undefined = result.closedownHolidayPay;
  return amount === undefined || isNil(amount) ? [] : [{ description: 'Holiday pay of the closedown', amount }];
}

function kiwisaverOf({ result }: NzPayRecord): PayslipKiwisaver | undefined {
  if (isNil(result.kiwisaverEmployeeAmount) && isNil(result.kiwisaverEmployerAmount)) return undefined;
  return {
    employeeRate: result.kiwisaverEmployeeRate,
    employeeAmount: result.kiwisaverEmployeeAmount,
    employerRate: result.kiwisaverEmployerRate,
    employerAmount: result.kiwisaverEmployerAmount,
    esctAmount: result.kiwisaverEsctAmount,
    employerNetAmount: result.kiwisaverEmployerNetAmount,
    treatedAsPay: result.kiwisaverPayeGrossUplift,
  };
}

function isNil(amount: string): boolean {
  return isZero(decimal(amount));
}
