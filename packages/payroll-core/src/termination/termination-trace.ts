import { explain, parametersUsed, type Explanation } from '../trace/explain';
import type { Step } from '../trace/step';

/** The step behind each figure under the figure's name, and what is told of all of them as of those of a pay. */
export type TerminationTrace<F extends object> = F & {
  /** The steps alone. */
  readonly figures: F;
  /** Every figure in words; the text is built when it is asked for. */
  explain(): Readonly<Record<keyof F, Explanation>>;
  /** The lines of law behind the figures, each once. */
  parametersUsed(): readonly string[];
};

/**
 * Only the steps are enumerable, so that `Object.entries` gives them alone. The trace is left out of JSON, as that of a pay is.
 */
export function terminationTrace<F extends object>(
  figures: F & { readonly [K in keyof F]: Step },
): TerminationTrace<F> {
  const steps = Object.entries<Step>(figures);
  const besides = {
    figures,
    explain: () => Object.fromEntries(steps.map(([name, step]) => [name, explain(step)])),
    parametersUsed: () => [...new Set(steps.flatMap(([, step]) => parametersUsed(step)))].sort(),
    toJSON: () => undefined,
  };
  const hidden = Object.entries(besides).map(([name, value]) => [name, { value }] as const);
  return Object.defineProperties({ ...figures }, Object.fromEntries(hidden)) as TerminationTrace<F>;
}
