import { decimal, equal, subtract } from 'payroll-core/money';
import { amountLine } from './amount-line';
import { balancesShown } from './balances-shown';
import { contributionLines } from './contribution-lines';
import { earningsLines } from './earnings-lines';
import type { Payslip, PayslipLine, PayslipSection } from './payslip';
import type { PayslipDeductionRow, PayslipInput } from './payslip-input';
import { section } from './section';
import { hoursShown } from './shown';
import { withheldLines } from './withheld-lines';
import { yearToDateShown } from './year-to-date-shown';

/**
 * Decides what a payslip says: the contents that the law asks for always, the rest as the employee's flags have it.
 * Its lines add up as printed; a pay whose figures do not is a bug, and no payslip is made of it.
 */
export function makePayslip(input: PayslipInput): Payslip {
  const { employer, flags, rows, figures } = input;
  const earnings = section(earningsLines(input));
  const salarySacrifice = section(rows.paySacrifices.map(amountLine));
  const withheld = section(withheldLines(input));
  const deductions = section(rows.deductions.map(deductionLine));
  mustEqual('gross', less(earnings.total, salarySacrifice), figures.gross);
  mustEqual('net', less(less(figures.gross, withheld), deductions), figures.net);
  return {
    country: input.country,
    payId: input.payId,
    isPending: input.isPending,
    employer: {
      name: employer.name,
      tradingName: employer.tradingName === employer.name ? undefined : employer.tradingName,
      abn: employer.abn,
      address: employer.address ?? [],
    },
    employee: employeeOf(input),
    period: input.period,
    paymentDate: input.paymentDate,
    earnings,
    salarySacrifice,
    gross: figures.gross,
    withheld,
    deductions,
    net: figures.net,
    payments: input.payments ?? [],
    employerContributions: {
      ...section(contributionLines(input)),
      funds: input.superannuation?.funds.map(({ name, memberNumber, share }) => ({ name, memberNumber, share })),
      dueDate: input.superannuation?.dueDate,
    },
    benefitsInKind: rows.bonuses.filter(({ isBenefitInKind }) => isBenefitInKind === true).map(amountLine),
    yearToDate: yearToDateShown(input),
    leaveBalances: balancesShown(input),
    roster: flags.show_roster_summary_on_payslip
      ? (input.roster ?? []).map(({ date, start, end, hours }) => ({
          date,
          start,
          end,
          hours: hoursShown(hours, flags.payslip_time_non_decimal),
        }))
      : [],
  };
}

function employeeOf({ employee, flags }: PayslipInput): Payslip['employee'] {
  return {
    name: employee.name,
    ...(employee.plainName === undefined ? {} : { plainName: employee.plainName }),
    number: employee.number,
    address: employee.address ?? [],
    position: flags.show_position_on_payslip ? employee.position : undefined,
    department: flags.show_department_on_payslip ? employee.department : undefined,
    taxCode: employee.taxCode,
    // Fair Work Regulations 2009 (Cth) reg 3.46(4): never hidden.
    annualRate: employee.annualRate,
    baseOrdinaryRate: flags.payslip_show_base_ordinary_rate ? employee.ratePerHour : undefined,
  };
}

/** @law Fair Work Regulations 2009 (Cth) reg 3.46(2) */
function deductionLine({ description, amount, paidTo }: PayslipDeductionRow): PayslipLine {
  return { ...amountLine({ description, amount }), note: paidTo === undefined ? undefined : `paid to ${paidTo}` };
}

function less(amount: string, { total }: PayslipSection): string {
  return subtract(decimal(amount), decimal(total)).toString();
}

function mustEqual(figure: string, fromLines: string, ofPay: string): void {
  if (!equal(decimal(fromLines), decimal(ofPay))) {
    throw new Error(`The lines of the payslip give ${figure} ${fromLines}, the pay says ${ofPay}`);
  }
}
