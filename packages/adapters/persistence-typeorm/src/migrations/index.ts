import type { Migration } from '../migrating';
import { resealing0002 } from './0002-resealing';
import { accounts0010 } from './0010-accounts';
import { oauth0011 } from './0011-oauth';
import { audit0012 } from './0012-audit';
import { guessLogAge0013 } from './0013-guess-log-age';
import { companies0020 } from './0020-companies';
import { employees0021 } from './0021-employees';
import { outbox0040 } from './0040-outbox';
import { eventFeed0041 } from './0041-event-feed';
import { deliveryPayloads0042 } from './0042-delivery-payloads';
import { durationsOfAttempts0043 } from './0043-durations-of-attempts';
import { pays0050 } from './0050-pays';
import { paysOfEmployeesInRuns0051 } from './0051-pays-of-employees-in-runs';
import { idempotency0070 } from './0070-idempotency';
import { partnerCheckout0071 } from './0071-partner-checkout';
import { letters0072 } from './0072-letters';
import { filing0090 } from './0090-filing';

/** Every change of the schema, in the order of their numbers. */
export const migrations: readonly Migration[] = [
  resealing0002,
  accounts0010,
  oauth0011,
  audit0012,
  guessLogAge0013,
  companies0020,
  employees0021,
  outbox0040,
  eventFeed0041,
  deliveryPayloads0042,
  durationsOfAttempts0043,
  pays0050,
  paysOfEmployeesInRuns0051,
  idempotency0070,
  partnerCheckout0071,
  letters0072,
  filing0090,
];
