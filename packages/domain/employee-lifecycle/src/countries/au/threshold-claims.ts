import type { EmployeeDetails } from '../../domain/fields/employee-fields';

/** What of a record or of its read model the claim depends on. */
export type ThresholdClaim = Pick<
  EmployeeDetails,
  | 'tax_file_number'
  | 'has_claimed_tax_free_threshold'
  | 'is_foreign_resident'
  | 'is_super_only_contractor'
  | 'is_death_beneficiary'
>;

/** Numbers for “applied for”, “none quoted” and the like are many people's. */
const standIns: ReadonlySet<string> = new Set(['000000000', '111111111', '333333333', '444444444', '987654321']);

/**
 * Records that claim the tax-free threshold under one tax file number. A person claims it once at a time, and each record that does
 * is withheld from as if it were the only one.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-35, 15-25; ATO, Tax file number declaration, question 9
 */
export function thresholdClaimedTwice<T>(
  records: readonly T[],
  claimOf: (record: T) => ThresholdClaim,
): readonly (readonly T[])[] {
  const byNumber = new Map<string, T[]>();
  for (const record of records) {
    const number = claimedUnder(claimOf(record));
    if (number === undefined) continue;
    const others = byNumber.get(number);
    if (others === undefined) byNumber.set(number, [record]);
    else others.push(record);
  }
  return [...byNumber.values()].filter(({ length }) => length > 1);
}

function claimedUnder(claim: ThresholdClaim): string | undefined {
  if (claim.has_claimed_tax_free_threshold !== true || claim.is_foreign_resident === true) return undefined;
  if (claim.is_super_only_contractor || claim.is_death_beneficiary) return undefined;
  const digits = (claim.tax_file_number ?? '').replaceAll(/\D/g, '').padStart(9, '0');
  return standIns.has(digits) ? undefined : digits;
}
