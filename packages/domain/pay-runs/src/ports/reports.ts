import type { PayRecord } from '../domain/pay-record';

/** What tax offices know of pays; the package of filing keeps it. */
export interface Reports {
  /** To whom and how the pay was reported, in words; undefined where no report holds it. */
  reported(pay: PayRecord): Promise<string | undefined>;
  /**
   * Brings the tax office in line with a change of a reported pay, in the same unit of work. `now` is the pay that counts
   * instead; undefined where it was deleted.
   */
  follow(before: PayRecord, now: PayRecord | undefined): Promise<void>;
}
