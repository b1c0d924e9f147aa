import type { MainJobFacts } from '../country-employee';

/** Numbers for “applied for”, “none quoted” and the like are many people's. */
const standIns: ReadonlySet<string> = new Set(['000000000', '111111111', '333333333', '444444444', '987654321']);

/**
 * The tax file number under which a record claims the tax-free threshold.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-35, 15-25; ATO, Tax file number declaration, question 9
 */
export function auMainJobNumber(record: MainJobFacts): string | undefined {
  if (record.has_claimed_tax_free_threshold !== true || record.is_foreign_resident === true) return undefined;
  if (record.is_super_only_contractor || record.is_death_beneficiary) return undefined;
  const digits = (record.tax_file_number ?? '').replaceAll(/\D/g, '').padStart(9, '0');
  return standIns.has(digits) ? undefined : digits;
}
