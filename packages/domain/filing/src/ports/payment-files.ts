/** To banks, or to super funds. */
export type PaymentFileKind = 'bank' | 'super';

/** What became of a pay after the file was made. */
export interface ChangedPay {
  readonly payId: number;
  readonly change: 'deleted' | 'corrected' | 'changed';
  /** The pay that counts instead, where it was corrected. */
  readonly replacedByPayId: number | null;
}

/** A file by which money left, with the pays that it covers. */
export interface PaymentFile {
  readonly id: number;
  readonly companyId: number;
  readonly payRunId: number;
  readonly kind: PaymentFileKind;
  readonly fileName: string;
  readonly mediaType: 'text/csv' | 'text/plain';
  readonly createdAt: number;
  readonly payIds: readonly number[];
  /** Pays of the file that are no longer what it paid. */
  readonly changedPays: readonly ChangedPay[];
  /** Pays of a standing file whose payment came back; another file can pay them. */
  readonly returnedPayIds: readonly number[];
  /** The entry that cancelled it; null while the file stands. */
  readonly cancellation: { readonly at: number; readonly reason: string } | null;
}

export type NewPaymentFile = Omit<PaymentFile, 'id' | 'cancellation' | 'changedPays' | 'returnedPayIds'> & {
  readonly customerId: number;
  readonly content: string;
};

/** Files are never changed or deleted. A pay is in at most one file of a kind that was not cancelled. */
export interface PaymentFiles {
  /** Refused by the database where a pay is in another standing file of the kind. */
  add(file: NewPaymentFile): Promise<PaymentFile>;
  /** The standing file of the kind that holds each of these pays; pays that are in none are left out. */
  standing(kind: PaymentFileKind, payIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** How many files of the kind were made for a run, cancelled ones included. */
  countOfRun(companyId: number, payRunId: number, kind: PaymentFileKind): Promise<number>;
  /** Newest first. */
  ofCompany(companyId: number): Promise<readonly PaymentFile[]>;
  find(companyId: number, id: number): Promise<PaymentFile | undefined>;
  contentOf(id: number): Promise<string>;
  /** Enters the cancellation, which frees the pays; false where the file was cancelled before. */
  cancel(id: number, at: number, reason: string): Promise<boolean>;
  /** Frees these pays of a file; the file and its other pays stand. */
  free(id: number, payIds: readonly number[]): Promise<void>;
}
