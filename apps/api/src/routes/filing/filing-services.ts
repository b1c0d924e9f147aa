import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { FilingUseCases } from '@anz-payroll/filing';

/** What the routes of filing work with. */
export interface FilingServices {
  readonly filing: FilingUseCases;
  readonly accounts: Pick<AccountsUseCases, 'noteAudit'>;
}
