import {
  accepted,
  add,
  decimal,
  explain,
  isNegative,
  subtract,
  whole,
  type Decimal,
  type Refusal,
  type Result,
  type Step,
} from 'payroll-core';
import * as au from 'payroll-core/au';
import * as nz from 'payroll-core/nz';
import { asJson } from './as-json';
import { moreThanAPay } from './more-than-a-pay';
import type { PayGrounds } from './pay-grounds';
import type {
  AuPayFigures,
  AuTerminationFigures,
  NzPayFigures,
  NzTerminationFigures,
  PayExplanation,
  PayWarning,
} from './pay-record';
import type { PaysRefusal, Refused } from './pays-refusal';
import { leaveCode } from './year-to-date';

/** A pay worked out, as JSON keeps it, with what it stood on. */
export type WorkedOut =
  | {
      readonly country: 'AU';
      readonly grounds: PayGrounds & { readonly country: 'AU' };
      readonly result: AuPayFigures;
      readonly termination: AuTerminationFigures | null;
      explain(): PayExplanation;
    }
  | {
      readonly country: 'NZ';
      readonly grounds: PayGrounds & { readonly country: 'NZ' };
      readonly result: NzPayFigures;
      readonly termination: NzTerminationFigures | null;
      explain(): PayExplanation;
    };

/**
 * Works a pay out from its grounds: the termination first, whose amounts the pay carries, then the pay. The same
 * function makes a pay, previews it, explains it and replays it.
 */
export function workOut(grounds: PayGrounds): Result<WorkedOut, PaysRefusal> {
  return grounds.country === 'AU' ? workOutAu(grounds) : workOutNz(grounds);
}

function workOutAu(grounds: PayGrounds & { readonly country: 'AU' }): Result<WorkedOut, PaysRefusal> {
  const calculated = calculateAu(grounds);
  if (!calculated.ok) return calculated;
  const { pay, ended } = calculated.value;
  const tooMuch = moreThanAPay(pay, pay.grossBeforeSacrifice, pay.super);
  if (tooMuch !== undefined) return tooMuch;
  const figures = ended === undefined ? null : asJson<AuTerminationFigures>(ended);
  return accepted({
    country: 'AU',
    grounds,
    result: paidOut(asJson<AuPayFigures>(pay), figures?.balanceMovements ?? []),
    termination: figures,
    explain: () => stepsOf(calculateAu(grounds)),
  });
}

function calculateAu(
  grounds: PayGrounds & { readonly country: 'AU' },
): Result<Calculated<au.AuPay, au.AuTerminationResult>, PaysRefusal> {
  const termination = grounds.termination === null ? undefined : au.calculateTermination(grounds.termination);
  if (termination?.ok === false) return refusedTermination(termination.error);
  const input =
    termination === undefined
      ? grounds.input
      : { ...grounds.input, termination: au.terminationInPay(termination.value) };
  const pay = au.calculatePay(input);
  return pay.ok ? accepted({ pay: pay.value, ended: termination?.value }) : refusedPay(pay.error);
}

function workOutNz(grounds: PayGrounds & { readonly country: 'NZ' }): Result<WorkedOut, PaysRefusal> {
  const calculated = calculateNz(grounds);
  if (!calculated.ok) return calculated;
  const { pay, ended } = calculated.value;
  const tooMuch = moreThanAPay(pay, pay.totalKiwiSaver);
  if (tooMuch !== undefined) return tooMuch;
  const figures = ended === undefined ? null : asJson<NzTerminationFigures>(ended);
  return accepted({
    country: 'NZ',
    grounds,
    result: paidOut(asJson<NzPayFigures>(pay), figures?.balanceMovements ?? []),
    termination: figures,
    explain: () => stepsOf(calculateNz(grounds)),
  });
}

function calculateNz(
  grounds: PayGrounds & { readonly country: 'NZ' },
): Result<Calculated<nz.NzPay, nz.NzTerminationResult>, PaysRefusal> {
  const termination = grounds.termination === null ? undefined : nz.calculateTermination(grounds.termination);
  if (termination?.ok === false) return refusedTermination(termination.error);
  const input =
    termination === undefined
      ? grounds.input
      : { ...grounds.input, isFinalPay: true, termination: nz.terminationInPay(termination.value) };
  const pay = nz.calculatePay(input);
  return pay.ok ? accepted({ pay: pay.value, ended: termination?.value }) : refusedPay(pay.error);
}

interface Calculated<P, T> {
  readonly pay: P;
  readonly ended: T | undefined;
}

/**
 * The steps of a pay that is worked out once more for them. They are several times as large as the pay, and of the
 * thousands of pays of a run nobody asks for any.
 */
function stepsOf(again: Result<Calculated<au.AuPay | nz.NzPay, Traced>, PaysRefusal>): PayExplanation {
  if (!again.ok) return {};
  const { pay, ended } = again.value;
  return { ...pay.trace.explain(), ...(ended === undefined ? {} : explainTermination(ended.trace)) };
}

interface Traced {
  readonly trace: Readonly<Record<string, Step<unknown>>>;
}

/** The remaining hours after a payout; without one, as the pay left them. */
function paidOut<R extends AuPayFigures | NzPayFigures>(
  result: R,
  payout: readonly { readonly leaveType: string; readonly hours: string }[],
): R {
  if (payout.length === 0) return result;
  const rows = result.leaveBalanceRows.map((row) => {
    const moved = payout.filter(({ leaveType }) => leaveType === leaveCode(row));
    const hours = moved.reduce((left, { hours: by }) => add(left, decimal(by)), decimal(row.hours));
    return moved.length === 0 ? row : { ...row, hours: hours.toString() };
  });
  return { ...result, leaveBalanceRows: rows };
}

function explainTermination(trace: Traced['trace']): PayExplanation {
  return Object.fromEntries(Object.entries(trace).map(([name, why]) => [`termination.${name}`, explain(why)]));
}

/** The tax that payments under Method B(ii) caused: what is withheld with them, less what would be without. */
export function withheldByB2(worked: WorkedOut): Decimal {
  if (worked.country === 'NZ' || !hasB2(worked.result)) return whole(0);
  const { input } = worked.grounds;
  const isOther = ({ taxMethod }: { readonly taxMethod?: unknown }): boolean => taxMethod !== 'METHOD_B2';
  const { taxedTogether: _together, ...alone } = input;
  const without = au.calculatePay({
    ...alone,
    bonuses: (input.bonuses ?? []).filter(isOther),
    backPayments: (input.backPayments ?? []).filter(isOther),
  });
  const withThem = au.calculatePay(alone);
  if (!without.ok || !withThem.ok) return whole(0);
  const caused = subtract<Decimal>(withThem.value.tax, without.value.tax);
  return isNegative(caused) ? whole(0) : caused;
}

function hasB2(result: AuPayFigures): boolean {
  return [...result.bonuses, ...result.backPayments].some(({ taxMethod }) => taxMethod === 'METHOD_B2');
}

export function warningsOf(worked: WorkedOut): readonly PayWarning[] {
  return [...worked.result.warnings, ...(worked.termination?.warnings ?? [])].map(({ code, message }) => ({
    code,
    message,
  }));
}

/** Why payroll-core gives no pay: the law does not cover the date, the record lacks something, or a row is wrong. */
export function refusedPay(error: Refusal): Refused {
  const code = error.code.startsWith('statutory/')
    ? 'pay/no-law-for-date'
    : error.path === undefined || error.path.startsWith('employee') || error.path.startsWith('yearToDate')
      ? 'pay/invalid'
      : 'pay/malformed';
  return {
    ok: false,
    error: { code, message: error.message, ...(error.path === undefined ? {} : { path: error.path }) },
  };
}

export function refusedTermination(error: Refusal): Refused {
  if (error.code.startsWith('statutory/')) return refusedPay(error);
  const fields = (error.details?.['fields'] ?? error.path ?? '').split(', ').filter((name) => name !== '');
  return {
    ok: false,
    error: {
      code: error.details?.['kind'] === 'schema' ? 'termination/schema' : 'termination/business',
      message: error.message,
      ...(error.path === undefined ? {} : { path: error.path }),
      ...(fields.length === 0 ? {} : { fields }),
    },
  };
}
