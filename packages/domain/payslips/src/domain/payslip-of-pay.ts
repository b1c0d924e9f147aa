import type { CompanyReadModel } from '@anz-payroll/companies';
import { deductionReceiver, type EmployeeReadModel, type Part } from '@anz-payroll/employee-lifecycle';
import { accountsOfEmployee, splitNetPay } from '@anz-payroll/filing';
import { masked } from '@anz-payroll/companies';
import { countryPayroll, type CalculationInput, type PayRecord } from '@anz-payroll/pay-runs';
import { decimal, toFixed } from 'payroll-core/money';
import { countryPayslip } from '../countries/registered-countries';
import { payslipFlagNames, type PayslipFlags } from './display-flags';
import type { PayslipInput, PayslipPayment, PayslipYearToDate } from './payslip-input';

/** A stored pay, and what the payslip says beside it. */
export interface PayWithParties {
  readonly pay: PayRecord;
  /** What it was worked out from, where the payslip says something of it. */
  readonly calculationInput?: CalculationInput | undefined;
  readonly company: CompanyReadModel;
  readonly employee: EmployeeReadModel;
  readonly bankAccounts: readonly Part[];
  readonly superFunds: readonly Part[];
  /** Standing deductions, which name who is paid. */
  readonly deductions: readonly Part[];
}

/** Everything a payslip needs of a stored pay. The figures and names are the pay's own, as they were when it was made. */
export function payslipOfPay(parties: PayWithParties): PayslipInput {
  const { pay, calculationInput, company, employee } = parties;
  const payslip = countryPayslip(pay.country);
  const yearToDate = yearToDateOf(pay);
  const rate = ordinaryRate(pay) ?? employee.pay_rate_per_hour;
  return {
    country: pay.country,
    payId: pay.id,
    isPending: pay.status === 'pending',
    employer: {
      name: company.legal_name,
      ...defined('tradingName', company.trading_name),
      ...defined('abn', company.abn),
      address: addressOf(company),
    },
    employee: {
      name: `${pay.employee.firstName} ${pay.employee.lastName}`,
      ...defined('plainName', plainNameOf(employee)),
      ...defined('number', pay.employee.number),
      address: addressOf(employee),
      ...defined('position', employee.position),
      ...defined('department', pay.department ?? employee.department),
      ratePerHour: rate,
      ...defined('annualRate', payslip.annualRate?.(pay) ?? null),
      ...(calculationInput === undefined ? {} : defined('taxCode', payslip.taxCode?.(calculationInput.input) ?? null)),
    },
    period: { start: pay.periodStart, end: pay.periodEnd, frequency: pay.payPeriod },
    paymentDate: pay.payDate,
    ...withReceivers(payslip.content(pay, employee, parties.superFunds), parties.deductions),
    ...(yearToDate === undefined ? {} : { yearToDate }),
    balances: pay.result.leaveBalanceRows.map(({ leaveType, name, hours }) => ({ leaveType, name, hours })),
    payments: paymentsOf(parties),
    flags: flagsOf(employee),
  };
}

/**
 * Each deduction with the name and account of whoever it was paid to.
 * @law Fair Work Regulations 2009 (Cth) reg 3.46(2)
 */
function withReceivers<T extends Pick<PayslipInput, 'rows'>>(content: T, standing: readonly Part[]): T {
  const deductions = content.rows.deductions.map((row) => {
    const receiver = deductionReceiver(standing, row.description);
    if (receiver === undefined) return row;
    const { name, accountNumber } = receiver;
    return { ...row, paidTo: accountNumber === null ? name : `${name}, account ${masked(accountNumber) ?? ''}` };
  });
  return { ...content, rows: { ...content.rows, deductions } };
}

/** What an hour of ordinary time paid in this pay, where the pay says: the employee's own rate may have moved since. */
function ordinaryRate({ result }: PayRecord): string | undefined {
  const rows: readonly {
    readonly rate: string;
    readonly isOvertime: boolean;
    readonly multiplier?: string | undefined;
    readonly rateReference?: string | undefined;
    readonly rateDescription?: string | undefined;
  }[] = result.hours;
  return rows.find(
    (row) =>
      !row.isOvertime &&
      row.multiplier === undefined &&
      row.rateDescription === undefined &&
      (row.rateReference === undefined || row.rateReference.startsWith('system:')),
  )?.rate;
}

function yearToDateOf(pay: PayRecord): PayslipYearToDate | undefined {
  const { country, payDate, yearToDate: year } = pay;
  if (year === null) return undefined;
  return {
    from: countryPayroll(country).yearOf(payDate).firstDay,
    gross: year.gross ?? '0',
    tax: year.tax ?? '0',
    net: year.net ?? '0',
    ...countryPayslip(country).yearToDate(year),
  };
}

function paymentsOf({ pay, employee, bankAccounts }: PayWithParties): readonly PayslipPayment[] {
  if (employee.pay_method !== 'DIRECT BANK ENTRY') return [];
  return splitNetPay(decimal(pay.net), accountsOfEmployee({ details: employee }, bankAccounts)).map(
    ({ account, amount }) => ({
      accountName: account.accountName,
      account: [account.bsb, masked(account.accountNumber)].filter((part) => part !== null).join(' '),
      amount: toFixed(amount, 2),
    }),
  );
}

/** The name in plain letters where the record has one beside the own name, whole or in part. */
function plainNameOf(employee: EmployeeReadModel): string | null {
  const { first_name, last_name, reported_first_name: first = null, reported_last_name: last = null } = employee;
  return first === null && last === null ? null : `${first ?? first_name} ${last ?? last_name}`;
}

function addressOf(place: {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
}): readonly string[] {
  const town = [place.city, place.state, place.postcode].filter((part) => part !== null).join(' ');
  return [place.address1, place.address2, town].filter((line): line is string => line !== null && line !== '');
}

function flagsOf(employee: EmployeeReadModel): PayslipFlags {
  return Object.fromEntries(payslipFlagNames.map((name) => [name, employee[name]])) as PayslipFlags;
}

function defined<K extends string>(member: K, value: string | null): { readonly [M in K]?: string } {
  return value === null || value === '' ? {} : ({ [member]: value } as { readonly [M in K]?: string });
}
