import type { VersionCondition } from '@anz-payroll/http-kit/conditional';

/** The part of a command that `If-Match` speaks of; nothing without the header. */
export function ifMatch(condition: VersionCondition | undefined): { readonly mayTouch?: VersionCondition } {
  return condition === undefined ? {} : { mayTouch: condition };
}
