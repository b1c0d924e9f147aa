import type { StoreAway } from '@anz-payroll/kernel';

/** The unit of work met other writers on every try and gave up. Nothing was stored; the caller may try again later. */
export class DatabaseBusy extends Error implements StoreAway {
  override readonly name = 'DatabaseBusy';
  readonly isStoreAway = true;
}
