import { add, greater, isMore, isNegative, isZero, lesser, multiply, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { truncateToCents } from '../../money/rounding';
import { notOneOf } from '../../refusal/entry-of';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { given, parameter, step, type Reason, type Step } from '../../trace/step';
import { extraPayKinds, type ExtraPay, type ExtraPayKind } from './extra-pay';
import { incomeUnderneath } from './income-underneath';
import type { ExtraPayBasis, ExtraPayRules } from './tax-extra-pays';

/** The levy on the extra pays of a pay: a part for each, unrounded, and their sum with its cents. */
export interface LevyOnExtraPays {
  readonly parts: readonly Nzd[];
  readonly exact: Nzd;
  readonly total: Step<Nzd>;
}

interface Room {
  readonly left: Nzd;
  readonly because: readonly Reason[];
}

interface Part {
  readonly liable: Nzd;
  readonly rate: Decimal;
  readonly levy: Nzd;
}

const NIL = nzd('0');
const kinds: ReadonlySet<ExtraPayKind> = new Set(extraPayKinds);

/**
 * The levy on each extra pay, unrounded: none on redundancy, retiring allowances and share schemes, and on the others
 * only until income and levy-liable extra pays reach the maximum. Codes with one rate for everything have no maximum
 * in a pay.
 * @law Inland Revenue payroll specification 5.11 step 4, 5.12 step 4
 */
export function levyExtraPays(pays: readonly ExtraPay[], basis: ExtraPayBasis, rules: ExtraPayRules): LevyOnExtraPays {
  const { rate: usual, maximumEarnings } = rules.levy.values;
  const rate = basis.certificateRate === undefined ? usual : lesser(usual, basis.certificateRate);
  const room = roomUnderMaximum(basis, rules, maximumEarnings);
  let left = room?.left;
  const parts = pays.map((pay): Part => {
    if (!kinds.has(pay.kind)) throw notOneOf(extraPayKinds, pay.kind, 'a kind of extra pay');
    if (rules.extraPays.values.notLiableForLevy.includes(pay.kind)) return { liable: NIL, rate, levy: NIL };
    const liable = left === undefined ? pay.amount : lesser(pay.amount, left);
    if (left !== undefined) left = subtract(left, liable);
    return { liable, rate, levy: multiply(liable, rate) };
  });
  const exact = parts.reduce((sum, { levy }) => add(sum, levy), NIL);
  const isLimited = pays.some((pay, i) => isLimitedPart(pay, parts[i]!, rules));
  const total = truncateToCents(isNegative(exact) ? NIL : exact);
  return {
    parts: parts.map(({ levy }) => levy),
    exact,
    total: step('nz.extra-pays.levy-extra-pays', total, () => inWords(parts, exact, total), [
      ...(isLimited && room !== undefined ? room.because : []),
      parameter(rules.levy, 'rate', () => `${usual.toString()} up to ${maximumEarnings.toString()}`),
    ]),
  };
}

function isLimitedPart(pay: ExtraPay, { liable }: Part, { extraPays }: ExtraPayRules): boolean {
  return isMore(pay.amount, liable) && !extraPays.values.notLiableForLevy.includes(pay.kind);
}

function inWords(parts: readonly Part[], exact: Nzd, total: Nzd): string {
  const liable = parts.filter((part) => !isZero(part.liable));
  if (liable.length === 0) return `no extra pay bears the levy: ${total.toString()}`;
  return (
    `levy on the extra pays ${liable.map((part) => `${part.liable.toString()} × ${part.rate.toString()}`).join(' + ')}` +
    ` = ${exact.toString()}, ${isNegative(exact) ? 'not below nil' : 'truncated to cents'} ${total.toString()}`
  );
}

function roomUnderMaximum(basis: ExtraPayBasis, rules: ExtraPayRules, maximum: Nzd): Room | undefined {
  const capped = basis.taxCode.kind !== 'flat' && basis.taxCode.kind !== 'certificate';
  const byIncome = capped
    ? roomAbove(incomeUnderneath(basis, rules), 'income before the extra pays', maximum)
    : undefined;
  if (basis.yearToDateTaxable === undefined) return byIncome;
  const byYear = roomAbove(basis.yearToDateTaxable, 'earnings of the year so far', maximum);
  return byIncome === undefined || isMore(byIncome.left, byYear.left) ? byYear : byIncome;
}

function roomAbove(income: Nzd, name: string, maximum: Nzd): Room {
  const left = greater(subtract(maximum, income), NIL);
  const room = step(
    'nz.extra-pays.room-under-maximum',
    left,
    () =>
      `${maximum.toString()} − ${income.toString()} of ${name} = ${subtract(maximum, income).toString()}` +
      (isMore(income, maximum) ? ', not below nil 0' : ''),
    [given(name, income)],
  );
  return { left, because: [room] };
}
