import type { CompanyDetails } from './company-fields';
import type { Country } from './country';

export interface Company {
  readonly id: number;
  readonly customerId: number;
  /** Rises with every change; a writer that read an older one has lost the race. */
  readonly version: number;
  readonly country: Country;
  readonly isDeleted: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly details: CompanyDetails;
}

/** A company that the database has not numbered yet. */
export type NewCompany = Omit<Company, 'id' | 'version'>;
