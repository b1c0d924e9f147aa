import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** One activity and its rate. */
export interface SchedularActivity {
  readonly says: string;
  readonly rate: Decimal;
  /** When the contractor has not given name and IRD number. Absent where the law has no other rate. */
  readonly noNotificationRate: Decimal | undefined;
  /** The lowest rate the contractor may elect; absent where no rate can be elected. */
  readonly minimumElectedRate: Decimal | undefined;
}

/** Activities, minimum rates and no-notification rates of one edition. */
export interface SchedularPayments {
  readonly activities: ReadonlyMap<string, SchedularActivity>;
}

interface Written {
  readonly activities: Readonly<
    Record<
      string,
      {
        readonly says: string;
        readonly rate: string;
        readonly noNotificationRate?: string;
        readonly minimumElectedRate: string | null;
      }
    >
  >;
}

/** The editions of schedular payments: activities and rates. */
export const schedularPayments = defineInstrument(
  'nz.schedular-payments',
  files,
  (written: Written): SchedularPayments => ({
    activities: new Map(
      Object.entries(written.activities).map(([id, activity]) => [
        id,
        {
          says: activity.says,
          rate: decimal(activity.rate),
          noNotificationRate:
            activity.noNotificationRate === undefined ? undefined : decimal(activity.noNotificationRate),
          minimumElectedRate: activity.minimumElectedRate === null ? undefined : decimal(activity.minimumElectedRate),
        },
      ]),
    ),
  }),
);
