import { add, greater, isPositive, lesser, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { given, step, type Step } from '../../trace/step';
import type { NzWarning } from '../warnings/nz-warnings';
import type { Advance } from './leave-account';

/** Holidays taken in advance and not yet earned when employment ends. */
export interface AdvanceOnLeaving {
  /** Holidays in advance that no entitlement has covered (`LeaveAccount.advances`). */
  readonly advances: readonly Advance[];
  /** The eight per cent before anything is taken off (ss 23, 25). */
  readonly eightPercent: Nzd;
  /** What is left of the final pay after tax and every other deduction. */
  readonly netPay: Nzd;
  /** The employee consented in writing to a deduction from pay. */
  readonly consentInWriting: boolean;
}

/** What of an advance is recovered from the final pay. */
export interface AdvanceRecovered {
  /** What the employee was paid for holidays in advance. */
  readonly paidInAdvance: Step<Nzd>;
  /** Taken off the eight per cent, which are never below zero. */
  readonly fromEightPercent: Step<Nzd>;
  /** Taken from the net pay as a deduction, with written consent, never below zero. */
  readonly fromNetPay: Step<Nzd>;
  /** A debt that is not taken from pay. */
  readonly leftOver: Step<Nzd>;
  readonly warnings: readonly NzWarning[];
}

const NIL = nzd('0');

/**
 * Holidays in advance when an employee leaves: the amount that was paid for them, not what they would cost today, comes
 * off the eight per cent; only written consent lets more be taken from pay. Nothing becomes negative, so neither does
 * a line that is filed.
 * @law Holidays Act 2003 ss 23(2), 25(2); Wages Protection Act 1983 ss 4, 5
 */
export function recoverAdvance(leaving: AdvanceOnLeaving): AdvanceRecovered {
  const { advances, eightPercent, netPay, consentInWriting } = leaving;
  const paid = advances.reduce((total, advance) => add(total, advance.paid ?? NIL), NIL);
  const fromEight = lesser(paid, eightPercent);
  const rest = subtract(paid, fromEight);
  const fromNet = consentInWriting ? lesser(rest, greater(netPay, NIL)) : NIL;
  const left = subtract(rest, fromNet);
  const paidStep = step('nz.leave.paid-in-advance', paid, () => `${paid.toString()} was paid for holidays in advance`, [
    ...advances.map(({ takenOn, paid: amount }) => given(`taken on ${takenOn}`, amount ?? 'not told')),
  ]);
  const warnings: NzWarning[] = [];
  const untold = advances.filter((advance) => advance.paid === undefined);
  if (untold.length > 0) {
    warnings.push({
      code: 'nz.leave/advance-amount-unknown',
      message:
        `What was paid for holidays in advance on ${untold.map(({ takenOn }) => takenOn).join(', ')} was not told, so nothing ` +
        'is recovered for them.',
    });
  }
  if (isPositive(left)) {
    warnings.push({
      code: 'nz.leave/advance-left-over',
      message:
        `${asDollars(left)} paid for holidays in advance is not recovered: ` +
        (consentInWriting
          ? 'the pay is too small for it. It is a debt of the employee.'
          : 'the holiday pay is too small for it, and a deduction from other pay needs written consent.'),
      details: { leftOver: left.toString() },
    });
  }
  return {
    paidInAdvance: paidStep,
    fromEightPercent: step(
      'nz.leave.advance-from-eight-percent',
      fromEight,
      () => `the lesser of ${paid.toString()} and the eight per cent ${eightPercent.toString()}`,
      [paidStep, given('eight per cent', eightPercent)],
    ),
    fromNetPay: step(
      'nz.leave.advance-from-net-pay',
      fromNet,
      () =>
        consentInWriting
          ? `the lesser of ${rest.toString()} and the net pay ${netPay.toString()}`
          : 'no written consent',
      [given('consent in writing', consentInWriting), given('net pay', netPay)],
    ),
    leftOver: step('nz.leave.advance-left-over', left, () => `${rest.toString()} − ${fromNet.toString()}`, [paidStep]),
    warnings,
  };
}
