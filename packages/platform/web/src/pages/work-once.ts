/** Does the work of a form once for each key, however often the form is sent. */
export interface WorkOnce {
  run<T>(
    request: { readonly customerId: number; readonly key: string; readonly fingerprint: string },
    work: () => Promise<T>,
  ): Promise<
    | { readonly kind: 'done'; readonly outcome: T }
    /** An earlier form with this key did it, to these records. */
    | { readonly kind: 'repeated'; readonly recordIds: readonly number[] }
    /** The key belongs to a form with other values. */
    | { readonly kind: 'conflict' }
  >;
}
