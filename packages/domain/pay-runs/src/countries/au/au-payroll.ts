import type { CountryPayroll } from '../country-payroll';
import { auPayMembers, auTerminationMemberNames, auTerminationMembers } from './au-read-model';

/** Payroll of Australia. */
export const auPayroll: CountryPayroll<'AU'> = {
  payMembers: auPayMembers,
  payMemberNames: [],
  terminationMembers: auTerminationMembers,
  terminationMemberNames: auTerminationMemberNames,
};
