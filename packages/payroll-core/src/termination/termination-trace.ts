import { explain, parametersUsed, type Explanation } from '../trace/explain';
import type { Step } from '../trace/step';

/**
 * The steps behind a termination. Text is built only when `explain` is asked; as JSON a termination carries its figures
 * alone, as a pay does.
 */
export class TerminationTrace<F extends object> {
  constructor(readonly figures: F & { readonly [K in keyof F]: Step }) {}

  explain(): Readonly<Record<keyof F, Explanation>> {
    return Object.fromEntries(this.#steps().map(([name, step]) => [name, explain(step)])) as Record<
      keyof F,
      Explanation
    >;
  }

  /** The lines of law behind the figures, each once. */
  parametersUsed(): readonly string[] {
    return [...new Set(this.#steps().flatMap(([, step]) => parametersUsed(step)))].sort();
  }

  toJSON(): undefined {
    return undefined;
  }

  #steps(): readonly (readonly [string, Step])[] {
    return Object.entries<Step>(this.figures);
  }
}
