import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { FilingUseCases } from '@anz-payroll/filing';
import type { CompanyAccess } from '@anz-payroll/http-kit/security';

/** What the routes of filing work with. */
export interface FilingServices {
  readonly filing: FilingUseCases;
  readonly access: CompanyAccess;
  readonly accounts: Pick<AccountsUseCases, 'noteAudit'>;
}
