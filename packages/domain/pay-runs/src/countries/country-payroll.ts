import type { Country } from '@anz-payroll/companies';
import type { PayRecordOf } from '../domain/pay-record';
import type { CountryPayMembers, TerminationReadModel } from '../domain/pay-read-model-types';

/** Everything that the rest of the service asks of a country's payroll. */
export interface CountryPayroll<C extends Country = Country> {
  /** The members that this country gives a pay in the interface. */
  payMembers(pay: PayRecordOf<C>): CountryPayMembers;
  /** Members of a pay that only this country has; events name them for every country. */
  readonly payMemberNames: readonly string[];
  /** The members that this country adds to a termination in the interface; the pay carries one. */
  terminationMembers(pay: PayRecordOf<C>): Partial<TerminationReadModel>;
  readonly terminationMemberNames: readonly string[];
}
