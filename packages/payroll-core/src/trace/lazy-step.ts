import type { Reason, Step } from './step';

/**
 * A step whose reasons are many (every line of a pay) and are built only when somebody asks. A pay run asks for none of
 * them, so it pays for one object and two functions however many lines there are.
 */
class LazyStep<T> implements Step<T> {
  constructor(
    readonly rule: string,
    readonly value: T,
    readonly says: () => string,
    private readonly reasons: () => readonly Reason[],
  ) {}

  get because(): readonly Reason[] {
    return this.reasons();
  }
}

export function lazyStep<T>(rule: string, value: T, says: () => string, reasons: () => readonly Reason[]): Step<T> {
  return new LazyStep(rule, value, says, reasons);
}
