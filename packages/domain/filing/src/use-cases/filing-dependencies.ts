import { localDay, type Company } from '@anz-payroll/companies';
import type { CivilDate } from 'payroll-core/calendar';
import type { Clock } from '@anz-payroll/kernel';
import type { FilingUnitOfWork, LodgementReceiver } from '../ports';

export interface FilingDependencies {
  readonly unitOfWork: FilingUnitOfWork;
  /** For what only looks: it waits for nobody's writes. */
  readonly reading: FilingUnitOfWork;
  readonly clock: Clock;
  readonly ids: { uuid(): string };
  /** How this payroll calls itself to the tax offices. */
  readonly softwareId: string;
  /** Who takes the messages; nobody where production has no gateway. Left out, a gateway. */
  readonly receiver?: LodgementReceiver | 'none';
  /** Something was queued: the worker of this process looks at once. */
  readonly wake: () => void;
}

export function todayOf({ clock }: Pick<FilingDependencies, 'clock'>, company: Company): CivilDate {
  return localDay(clock.now(), company.details.timezone);
}
