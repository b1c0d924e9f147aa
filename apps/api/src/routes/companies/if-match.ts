import type { VersionCondition } from '@anz-payroll/http-kit/conditional';

/** The part of a command that `If-Match` speaks of; nothing without the header. */
export function ifMatch(condition: VersionCondition | undefined): { readonly mayTouch?: VersionCondition } {
  return condition === undefined ? {} : { mayTouch: condition };
}

/** The same where the use case hands over the stored record. */
export function ifMatchRecord(condition: VersionCondition | undefined): {
  readonly mayTouch?: (stored: { readonly version: number }) => boolean;
} {
  return condition === undefined ? {} : { mayTouch: ({ version }) => condition(version) };
}
