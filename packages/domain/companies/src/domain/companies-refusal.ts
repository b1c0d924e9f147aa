import type { FieldProblem } from '../fields';

/** Every reason this package refuses with. An edge maps them exhaustively, so a new one does not compile unseen. */
export const companiesRefusalCodes = [
  'company/not-found',
  'company/invalid',
  'company/changed-meanwhile',
  'allowance/not-found',
  'allowance/malformed',
  'allowance/invalid',
  'allowance/duplicate-description',
  'allowance/still-attached',
  'award/not-found',
  'award/malformed',
  'award/duplicate-name',
  'award/in-use',
  'pay-rate-group/not-found',
  'pay-rate-group/malformed',
  'pay-rate-group/invalid',
  'pay-rate-group/duplicate-name',
  'pay-rate/not-found',
  'pay-rate/malformed',
  'pay-rate/invalid',
] as const;

export type CompaniesRefusalCode = (typeof companiesRefusalCodes)[number];

export interface CompaniesRefusal {
  readonly code: CompaniesRefusalCode;
  readonly message: string;
  /** What was wrong with a body, field by field. */
  readonly problems?: readonly FieldProblem[];
  /** The fields that the message is about as a whole, for a form that shows it at each of them. */
  readonly fields?: readonly string[];
}

export function refusal(
  code: CompaniesRefusalCode,
  message: string,
  fields: readonly string[] = [],
): { readonly ok: false; readonly error: CompaniesRefusal } {
  return { ok: false, error: { code, message, ...(fields.length === 0 ? {} : { fields }) } };
}

/** Someone else was faster than a caller who insists on the version they have read. */
export function changedMeanwhile(
  what: 'company' | 'allowance' | 'award' | 'classification' | 'pay rate',
): ReturnType<typeof refusal> {
  return refusal('company/changed-meanwhile', `The ${what} has changed since it was read. Read it again.`);
}

export function malformed(
  code: CompaniesRefusalCode,
  problems: readonly FieldProblem[],
): { readonly ok: false; readonly error: CompaniesRefusal } {
  const first = problems[0];
  const message = first === undefined ? 'The body cannot be read.' : `${first.path} ${first.message}.`;
  return { ok: false, error: { code, message, problems } };
}
