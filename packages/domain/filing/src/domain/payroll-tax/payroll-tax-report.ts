import { auFinancialYear, type CivilDate, type FinancialYear } from 'payroll-core/calendar';
import { add, aud, isPositive, subtract, sum, type Aud } from 'payroll-core/money';
import {
  auStates,
  payrollTax,
  payrollTaxOfYear,
  wagesByStateAndMonth,
  type AuState,
  type PayrollTaxPay,
  type WagesOfMonth,
} from 'payroll-core/au';
import { inForce } from 'payroll-core/statutory';
import type { AuFiledPay } from '../stp/kept-au-pay';

export interface PayrollTaxReport {
  readonly year: FinancialYear;
  readonly months: readonly WagesOfMonth[];
  readonly states: readonly PayrollTaxOfState[];
  /** Wages of the group in all of Australia, with those that the caller added. */
  readonly australianWages: Aud;
}

/** The tax of the year in one state, or why it is not worked out. */
export interface PayrollTaxOfState {
  readonly state: AuState | undefined;
  readonly wages: Aud;
  readonly tax: Aud | undefined;
  readonly message: string | undefined;
}

const NIL = aud('0');

/** Wages of a group by state and month, and the payroll tax of the year where the law of the state is confirmed. */
export function payrollTaxReport(
  pays: readonly AuFiledPay[],
  stateOf: (employeeId: number) => string | undefined,
  year: FinancialYear,
  otherWages: Aud,
): PayrollTaxReport {
  const months = wagesByStateAndMonth(pays.map((filed) => payrollTaxPay(filed, stateOf(filed.employeeId))));
  const australianWages = add(
    sum(
      NIL,
      months.map(({ wages }) => wages),
    ),
    otherWages,
  );
  const states = [...new Set(months.map(({ state }) => state))].map((state): PayrollTaxOfState => {
    const wages = sum(
      NIL,
      months.filter((row) => row.state === state).map((row) => row.wages),
    );
    return { state, wages, ...taxOf(state, wages, australianWages, year) };
  });
  return { year, months, states, australianWages };
}

/**
 * What a pay adds to wages: what is left after salary sacrifice, and all super, sacrificed super included. The tax-free part of a
 * termination is no wages. They belong to the state in which the employee was when they were paid; `stateNow` is for pays that do not say it.
 * @law Payroll Tax Act 2007 (NSW) ss 11, 13, 17, 27, and the same sections of the harmonised Acts
 */
export function payrollTaxPay(
  { pay, termination, payDate }: Pick<AuFiledPay, 'pay' | 'termination' | 'payDate'>,
  stateNow: string | undefined,
): PayrollTaxPay {
  const taxFree = add(aud(termination?.lumpSumD ?? '0'), aud(termination?.etpTaxFreeComponent ?? '0'));
  return {
    payDate,
    state: auStates.find((known) => known === (pay.state ?? stateNow)),
    gross: subtract(aud(pay.gross), taxFree),
    super: aud(pay.super),
  };
}

function taxOf(
  state: AuState | undefined,
  wages: Aud,
  australianWages: Aud,
  year: FinancialYear,
): Pick<PayrollTaxOfState, 'tax' | 'message'> {
  const untold = (message: string) => ({ tax: undefined, message });
  if (state === undefined)
    return untold('The state of these employees is not one of Australia; set state in their records.');
  const rules = inForce(payrollTax, year.lastDay);
  if (!rules.ok)
    return untold(`The payroll tax of ${year.name} is not confirmed in this version; only wages are reported.`);
  const tax = payrollTaxOfYear({ state, wages: isPositive(wages) ? wages : NIL, australianWages }, rules.value);
  return tax.ok ? { tax: tax.value.value, message: undefined } : untold(tax.error.message);
}

/** `2025-26`, or undefined for a text that names no financial year. */
export function financialYearNamed(name: string): FinancialYear | undefined {
  const [start] = name.split('-');
  if (!/^20\d\d-\d\d$/.test(name) || start === undefined) return undefined;
  const year = auFinancialYear(`${start}-07-01` as CivilDate);
  return year.name === name ? year : undefined;
}
