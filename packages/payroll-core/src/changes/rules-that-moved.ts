import type { Result } from '../refusal/result';
import type { Dated, LegalSource } from '../statutory/dated';
import { inForce, type InForceOptions, type Instrument } from '../statutory/instrument';
import { instrumentName } from '../statutory/instrument-name';
import { lawFrom, partly, type LawFrom } from './law-between';
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
 * old law, then with the first instrument new, then the first two, and so on. Those that move nothing are left out.
 */
export function rulesThatMoved(
  changed: readonly Instrument<unknown>[],
  from: LawFrom,
  to: LawFrom,
  calculate: (options: InForceOptions) => Result<PayTotals>,
  under: { readonly old: PayTotals; readonly new: PayTotals },
  options: InForceOptions,
): readonly RuleMovement[] {
  const moved: RuleMovement[] = [];
  const done = new Set<string>();
  let last = under.old;
  for (const [i, instrument] of changed.entries()) {
    done.add(instrument.id);
    const isLast = i === changed.length - 1;
    const worked = isLast
      ? undefined
      : calculate({ ...options, lawOf: partly(lawFrom(from), lawFrom(to), new Set(done)) });
    // Some laws only work together; then what moves is found at the next one that can be worked out.
    if (worked?.ok === false) continue;
    const now = worked === undefined ? under.new : worked.value;
    const movement = movementBetween(last, now);
    last = now;
    const [was, is] = [editionOf(instrument, from, options), editionOf(instrument, to, options)];
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

function editionOf(
  instrument: Instrument<unknown>,
  law: LawFrom,
  { allowUnconfirmed = false }: InForceOptions,
): Dated<unknown> | undefined {
  const found = inForce(instrument, law.day, { allowUnconfirmed, lawOf: lawFrom(law) });
  return found.ok ? found.value : undefined;
}
