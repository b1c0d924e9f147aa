import type { Result } from '../refusal/result';
import type { LegalSource } from '../statutory/dated';
import type { InForceOptions, Instrument } from '../statutory/instrument';
import { instrumentName } from '../statutory/instrument-name';
import type { LawsCompared, Needed } from './law-between';
import { isNoMovement, movementBetween, type PayTotals } from './pay-totals';

/** One law's part in what a change of law moves. */
export interface RuleMovement {
  /** `au.study-loans` */
  readonly instrument: string;
  /** As a payroll officer would call it. */
  readonly name: string;
  /** The editions that gave way to each other, `au.study-loans@2026-07-01`. */
  readonly from: string;
  readonly to: string;
  readonly law: LegalSource;
  readonly movement: PayTotals;
}

/**
 * What each changed instrument moves, one after another in the order in which a calculation asks for them: a pay under the
 * old law, then with the first instrument new, then the first two, and so on. Those that move nothing are left out, and
 * those that the calculation before did not look at are not tried: without them it would go the same way.
 */
export function rulesThatMoved(
  changed: readonly Instrument<unknown>[],
  laws: LawsCompared,
  calculate: (options: InForceOptions) => Result<PayTotals>,
  under: { readonly old: PayTotals; readonly new: PayTotals; readonly lookedUnderOld: Needed['looked'] | 'unknown' },
): readonly RuleMovement[] {
  const moved: RuleMovement[] = [];
  const done = new Set<Instrument<unknown>>();
  let last = under.old;
  let looked = under.lookedUnderOld;
  for (const [i, instrument] of changed.entries()) {
    done.add(instrument);
    if (looked !== 'unknown' && !looked.has(instrument)) continue;
    let now = under.new;
    if (i < changed.length - 1) {
      const { result, needed } = laws.withNew(done, calculate);
      // Some laws only work together; then what moves is found at the next one that can be worked out.
      looked = result.ok ? needed.looked : 'unknown';
      if (!result.ok) continue;
      now = result.value;
    }
    const movement = movementBetween(last, now);
    last = now;
    const { was, is } = laws.editionsOf(instrument);
    if (isNoMovement(movement) || is === undefined) continue;
    moved.push({
      instrument: instrument.id,
      name: instrumentName(instrument.id),
      from: was?.id ?? '',
      to: is.id,
      law: is.law,
      movement,
    });
  }
  return moved;
}
