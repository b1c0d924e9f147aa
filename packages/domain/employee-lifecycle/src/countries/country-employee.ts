import type { Result } from 'payroll-core';
import type { EmployeeDetails } from '../domain/fields/employee-fields';
import type { PartValues } from '../domain/parts/part';

/** Why an item is refused by the rules of its country, in words; the batch shows it under `detail`. */
export type CountryRule<T> = Result<T, string>;

/** What of a record, or of its read model, says whether it is taxed as the main job of a person. */
export type MainJobFacts = Pick<
  EmployeeDetails,
  | 'tax_file_number'
  | 'has_claimed_tax_free_threshold'
  | 'is_foreign_resident'
  | 'is_super_only_contractor'
  | 'is_death_beneficiary'
  | 'ird_number'
  | 'nz_tax_code'
>;

/**
 * What a country asks of an employee who lives there. One folder holds a country, one line in
 * `registered-countries.ts` registers it.
 */
export interface CountryEmployee {
  /** Defaults that differ from those of the field table. */
  readonly defaults: Partial<EmployeeDetails>;
  /** Whether leave is the same whatever the employment status, where the record says nothing. */
  readonly everybodyHasLeave: boolean;
  /** Fields without which nobody who lives there is employed, beside those that everybody needs. */
  readonly requiredAnswers: readonly (keyof EmployeeDetails)[];
  /** The rules of the tax declaration. */
  checkDetails(details: EmployeeDetails): CountryRule<EmployeeDetails>;
  /** The tax number of a record that is taxed as the main job of its person, of which everybody has one at a time. */
  mainJobNumber(record: MainJobFacts): string | undefined;
  /** Why a bank account cannot be one of this country; `index` counts from 1. */
  readonly bankAccountProblem: (values: PartValues, index: number) => string | undefined;
  /** Whether rates of KiwiSaver that are not set follow the law and are shown as they stand. */
  readonly showsKiwisaverRates: boolean;
  /** Whether a company there reports its employees by Single Touch Payroll. */
  readonly isReportedBySingleTouch: boolean;
  /** Whether employees of a company there have super funds. */
  readonly hasSuperFunds: boolean;
  /** Whether pays of a company there can have salary sacrifice. */
  readonly hasSalarySacrifice: boolean;
  /** Whether their absences, closedowns and working days are kept, because holidays depend on them. */
  readonly hasHolidayFacts: boolean;
}
