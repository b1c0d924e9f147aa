import type { AccountsUseCases } from 'accounts';
import type { FilingUseCases } from 'filing';

/** What the routes of filing work with. */
export interface FilingServices {
  readonly filing: FilingUseCases;
  readonly accounts: Pick<AccountsUseCases, 'noteAudit'>;
}
