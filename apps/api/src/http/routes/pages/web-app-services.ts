import type { AccountsUseCases } from 'accounts';
import type { CompaniesUseCases } from 'companies';
import type { EmployeesUseCases } from 'employee-lifecycle';
import type { FilingUseCases } from 'filing';
import type { PaysUseCases } from 'pay-runs';
import type { OutboxUseCases } from 'webhook-outbox';
import type { PageServices } from '../../../pages';
import type { Limits } from '../../../limits';
import type { AuditedWork } from '../accounts/audited-routes';

/** What the screens of the web app work with: the same use cases as the API. */
export interface WebAppServices {
  readonly pages: PageServices;
  readonly accounts: AccountsUseCases;
  readonly companies: CompaniesUseCases;
  readonly employees: EmployeesUseCases;
  readonly outbox: OutboxUseCases;
  readonly pays: PaysUseCases;
  readonly filing: FilingUseCases;
  readonly audit: AuditedWork;
  /** How many requests are counted; undefined where limits are off. */
  readonly limits: Limits | undefined;
  readonly allowUnconfirmed: boolean;
}
