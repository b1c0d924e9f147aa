import type { CountryPayroll } from '../country-payroll';
import { nzPayMemberNames, nzPayMembers, nzTerminationMemberNames, nzTerminationMembers } from './nz-read-model';

/** Payroll of New Zealand. */
export const nzPayroll: CountryPayroll<'NZ'> = {
  payMembers: nzPayMembers,
  payMemberNames: nzPayMemberNames,
  terminationMembers: nzTerminationMembers,
  terminationMemberNames: nzTerminationMemberNames,
};
