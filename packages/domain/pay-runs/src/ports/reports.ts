import type { PayRecord, PayWarning } from '../domain/pay-record';

export interface ReportedPay {
  /** To whom and how it was reported, and what a change brings with it. */
  readonly says: string;
  /** What the caller has to see to after a change. */
  readonly warning?: PayWarning;
}

/** What tax offices know of pays; the package of filing keeps it. */
export interface Reports {
  /** Undefined where no report holds the pay. */
  reported(pay: PayRecord): Promise<ReportedPay | undefined>;
  /**
   * Brings the tax office in line with a change of a reported pay, in the same unit of work. `now` is the pay that counts
   * instead; undefined where it was deleted.
   */
  follow(before: PayRecord, now: PayRecord | undefined): Promise<void>;
}
