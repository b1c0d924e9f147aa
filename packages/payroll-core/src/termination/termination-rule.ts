import type { Refusal, RefusalCode } from '../refusal/refusal';

/**
 * Every way in which a termination request can be wrong.
 *
 * `kind` tells an edge what sort of mistake it is: `schema` where the request contradicts its own form, whoever the
 * employee is (an HTTP edge answers 422), `business` where it does not fit this employee, country or amount (400).
 * A refusal carries both as `details.rule` and `details.kind`, and the members it is about as `details.fields`.
 */
export const terminationRules = {
  'termination/not-an-object': { code: 'input/missing', kind: 'schema' },
  'termination/unknown-field': { code: 'input/not-allowed', kind: 'schema' },
  'termination/bad-value': { code: 'code/unknown', kind: 'schema' },
  'termination/negative': { code: 'amount/negative', kind: 'schema' },
  'termination/missing': { code: 'input/missing', kind: 'schema' },
  'termination/manual-only': { code: 'input/not-allowed', kind: 'schema' },
  'termination/notice-not-paid': { code: 'input/not-allowed', kind: 'schema' },
  'termination/both-notices': { code: 'input/conflict', kind: 'schema' },
  'termination/early-retirement': { code: 'code/unknown', kind: 'schema' },
  'termination/cessation-code-derived': { code: 'input/conflict', kind: 'schema' },
  'termination/pilon-without-redundancy': { code: 'input/conflict', kind: 'schema' },
  'termination/other-country': { code: 'input/not-allowed', kind: 'business' },
  'termination/before-start': { code: 'date/out-of-order', kind: 'business' },
  'termination/notice-incomplete': { code: 'input/missing', kind: 'business' },
  'termination/non-etp-needs-manual': { code: 'input/not-allowed', kind: 'business' },
  'termination/negative-holiday': { code: 'amount/negative', kind: 'business' },
  'termination/pilon-above-notice': { code: 'amount/too-large', kind: 'business' },
  'termination/employee-facts': { code: 'input/missing', kind: 'business' },
  'termination/no-date-of-birth': { code: 'input/missing', kind: 'business' },
} as const satisfies Record<string, { readonly code: RefusalCode; readonly kind: 'schema' | 'business' }>;

export type TerminationRule = keyof typeof terminationRules;

/** A refusal under one of the rules; `code` only where a more exact one is known than the rule's own. */
export function terminationRefusal(
  rule: TerminationRule,
  fields: readonly string[],
  message: string,
  code: RefusalCode = terminationRules[rule].code,
): Refusal {
  const [first] = fields;
  return {
    code,
    message,
    ...(first === undefined ? {} : { path: first }),
    details: { kind: terminationRules[rule].kind, rule, fields: fields.join(', ') },
  };
}
