import { add, greater, isPositive, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, type Reason, type Step } from '../../trace/step';
import type { PricedAllowance } from '../allowances/price-allowance';
import type { PayBackPayment } from '../back-payments/pay-back-payment';
import type { PayBonus } from '../bonuses/pay-bonus';
import type { Deducted } from '../deductions/deduct';
import type { PayHours } from '../hours/pay-hours';
import type { PricedHours } from '../hours/price-hours';
import { lazyStep } from '../../trace/lazy-step';
import type { PricedLeave } from '../leave/price-leave';
import type { SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
import type { SuperBase, SuperGuarantee } from './super-guarantee';
import type { WeeksOfWork } from './weeks-of-work';

/** The lines of a pay, as far as super asks about them. */
export interface LinesForSuper {
  readonly hours: readonly PayHours[];
  readonly pricedHours: readonly PricedHours[];
  readonly leave: readonly PricedLeave[];
  readonly allowances: readonly PricedAllowance[];
  readonly bonuses: readonly PayBonus[];
  readonly backPayments: readonly PayBackPayment[];
  readonly sacrifices: readonly SacrificedSalary[];
  readonly deductions: readonly Deducted[];
  readonly termination: Aud;
}

export interface EarningsForSuper {
  readonly earnings: Step<Aud>;
  /** Leave loading that the employee's setting keeps out. */
  readonly loadingLeftOut: Aud;
  /** Sacrificed super that an item's setting keeps out, although the law counts it. */
  readonly sacrificeLeftOut: Aud;
}

const NOTHING = aud('0');

/**
 * The earnings that count. Ordinary time and qualifying earnings leave out overtime, some leave and some back payments;
 * gross leaves out nothing of its own accord. On top of that every item says for itself whether it is included. An item
 * taken out of the pay (a sacrifice, a deduction) that is not included lowers the earnings; qualifying earnings count
 * sacrificed super whatever the item says.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 6(1) "ordinary time earnings", s 11A "qualifying earnings"
 */
export function earningsForSuper(
  lines: LinesForSuper,
  base: SuperBase,
  includeLeaveLoading: boolean,
  weeks: WeeksOfWork | undefined,
  law: Dated<SuperGuarantee>,
): EarningsForSuper {
  let earnings = NOTHING;
  let loadingLeftOut = NOTHING;
  let sacrificeLeftOut = NOTHING;
  const sum: Count = (sign, amount) => {
    earnings = sign === '+' ? add(earnings, amount) : subtract(earnings, amount);
  };
  if (!includeLeaveLoading) for (const row of lines.leave) loadingLeftOut = add(loadingLeftOut, row.leaveLoadingAmount);
  for (const row of lines.sacrifices) {
    if (row.isSuper && !countsSacrifice(row, base, law.values)) sacrificeLeftOut = add(sacrificeLeftOut, row.amount);
  }
  countLines(lines, base, includeLeaveLoading, weeks, law.values, sum);
  const counted = greater(earnings, NOTHING);
  return {
    earnings: lazyStep(
      'au.super-guarantee.earnings',
      counted,
      () => `${base} earnings of this pay are ${counted.toString()}`,
      () => {
        const reasons: Reason[] = [parameter(law, 'base', () => `the law counts ${law.values.base}`)];
        if (weeks !== undefined) reasons.push(weeksThatCount(law));
        countLines(lines, base, includeLeaveLoading, weeks, law.values, (sign, amount, name) => {
          reasons.push(given(`${sign} ${name}`, amount));
        });
        return reasons;
      },
    ),
    loadingLeftOut,
    sacrificeLeftOut,
  };
}

function weeksThatCount(law: Dated<SuperGuarantee>): Reason {
  const { underAge, hoursInWeek } = law.values.partTime;
  return parameter(
    law,
    'partTime',
    () =>
      `under ${underAge}, and as a private or domestic worker, only weeks with more than ${hoursInWeek.toString()} hours count`,
  );
}

/** Told of each line that counts; the same lines are walked to add them up and to explain them. */
type Count = (sign: '+' | '-', amount: Aud, name: string) => void;

function countLines(
  lines: LinesForSuper,
  base: SuperBase,
  includeLeaveLoading: boolean,
  weeks: WeeksOfWork | undefined,
  law: SuperGuarantee,
  count: Count,
): void {
  const isGross = base === 'GROSS';
  for (let i = 0; i < lines.pricedHours.length; i++) {
    const row = lines.pricedHours[i]!;
    if (row.isOvertime && !isGross) continue;
    if (weeks === undefined || weeks.counts(lines.hours[i]!.week)) count('+', row.payAmount, row.description);
  }
  // Everything but hours belongs to the pay as a whole, and counts when one of its weeks does.
  if (weeks !== undefined && !weeks.counts(undefined)) return;
  for (const row of lines.leave) {
    if (!isGross && law.leaveOutsideEarnings.has(row.leaveType)) continue;
    count('+', row.amount, row.name);
    if (includeLeaveLoading) count('+', row.leaveLoadingAmount, 'leave loading');
  }
  for (const row of lines.allowances) {
    if (row.isIncludedInSuperCalculations) count('+', row.totalAmount, row.description);
  }
  for (const row of lines.bonuses) {
    if (row.isIncludedInSuperCalculations) count('+', row.amount, row.description);
  }
  for (const row of lines.backPayments) {
    if (isGross || !law.backPaymentsOutsideEarnings.has(row.stpCategory)) count('+', row.amount, row.description);
  }
  if (isPositive(lines.termination)) count('+', lines.termination, 'payment in lieu of notice');
  for (const row of lines.sacrifices) {
    if (!countsSacrifice(row, base, law)) count('-', row.amount, row.description);
  }
  for (const row of lines.deductions) {
    if (!row.isIncludedInSuperCalculations) count('-', row.amount, row.description);
  }
}

/** Where the law counts qualifying earnings, no base leaves sacrificed super out: gross would fall below them. */
function countsSacrifice(row: SacrificedSalary, base: SuperBase, law: SuperGuarantee): boolean {
  return row.isIncludedInSuperCalculations || (row.isSuper && (base === 'QE' || law.base === 'QE'));
}
