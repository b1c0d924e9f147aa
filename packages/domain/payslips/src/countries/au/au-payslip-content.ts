import type { EmployeeReadModel, Part } from '@anz-payroll/employee-lifecycle';
import type { AuPayRecord } from '@anz-payroll/pay-runs';
import { decimal, isPositive, isZero, subtract, sum, toFixed, whole } from 'payroll-core/money';
import type { PayslipFund, PayslipInput, PayslipSuper } from '../../domain/payslip-input';
import { terminationRows } from '../../domain/termination-rows';

/** Rows, figures and super of an Australian pay. */
export function auPayslipContent(
  pay: AuPayRecord,
  employee: EmployeeReadModel,
  funds: readonly Part[],
): Pick<PayslipInput, 'rows' | 'figures' | 'superannuation'> {
  const { result } = pay;
  const superannuation = superOf(pay, employee, funds);
  return {
    rows: {
      hours: result.hours,
      leave: result.leave,
      allowances: result.allowances,
      bonuses: result.bonuses,
      backPayments: result.backPayments,
      termination: terminationRows(result.termination?.totalAmount ?? '0', [
        ['Payment in lieu of notice', pay.termination?.paymentInLieuAmount],
        ['Unused annual leave', pay.termination?.unusedHolidayAmount],
        ['Unused annual leave loading', pay.termination?.unusedLeaveLoadingAmount],
        ['Unused long service leave', pay.termination?.unusedLslAmount],
        ['Unused personal leave', pay.termination?.unusedSickAmount],
        ['Unused rostered days off', pay.termination?.unusedRdoAmount],
        ['Unused time in lieu', pay.termination?.unusedToilAmount],
        ['Redundancy payment', pay.termination?.redundancyAmount],
        ['Employment termination payment', pay.termination?.etpAmount],
        ['Other final payment', pay.termination?.nonEtpAmount],
      ]),
      paySacrifices: result.paySacrifices,
      deductions: result.deductions.filter(({ amount }) => !isZero(decimal(amount))),
    },
    figures: { gross: result.gross, tax: result.tax, studyLoan: result.studyLoan, net: result.net },
    ...(superannuation === undefined ? {} : { superannuation }),
  };
}

function superOf(
  { result }: AuPayRecord,
  employee: EmployeeReadModel,
  parts: readonly Part[],
): PayslipSuper | undefined {
  const total = decimal(result.super);
  if (!isPositive(total) && !employee.is_super_enabled) return undefined;
  const sacrificed = sum(
    whole(0),
    result.paySacrifices.filter(({ isSuper }) => isSuper).map(({ amount }) => decimal(amount)),
  );
  const additional = subtract(subtract(total, decimal(result.compulsorySuperAmount)), sacrificed);
  return {
    contributions: [
      { description: 'Super guarantee', amount: result.compulsorySuperAmount },
      ...(isPositive(sacrificed) ? [{ description: 'Salary sacrifice', amount: toFixed(sacrificed, 2) }] : []),
      ...(isPositive(additional) ? [{ description: 'Additional employer super', amount: toFixed(additional, 2) }] : []),
    ],
    funds: parts.length > 0 ? parts.map(fundOf) : defaultFund(employee),
    dueDate: result.superDueDate,
  };
}

function fundOf({ values }: Part): PayslipFund {
  const text = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  const memberNumber = text('member_number');
  const share = text('percentage');
  const name = text('fund_name') ?? (text('usi') === undefined ? `ABN ${text('abn') ?? ''}` : `USI ${text('usi')}`);
  return {
    name,
    ...(memberNumber === undefined ? {} : { memberNumber }),
    ...(share === undefined ? {} : { share }),
  };
}

function defaultFund(employee: EmployeeReadModel): readonly PayslipFund[] {
  const { default_employee_fund_usi: usi, default_employee_fund_member_number: memberNumber } = employee;
  return usi === null ? [] : [{ name: `USI ${usi}`, ...(memberNumber === null ? {} : { memberNumber }) }];
}
