import type { PaysUseCases } from '@anz-payroll/pay-runs';
import type { PayslipsUseCases } from '@anz-payroll/payslips';
import type { PeopleServices } from '../companies/people-services';

/** What the routes of pays work with. */
export interface PaysServices extends Pick<PeopleServices, 'employees' | 'access'> {
  readonly pays: PaysUseCases;
  readonly payslips: Pick<PayslipsUseCases, 'issuedThatDiffer' | 'issuedThatDifferByRun'>;
}
