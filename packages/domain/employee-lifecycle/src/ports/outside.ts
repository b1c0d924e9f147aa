/** What a customer's subscriptions allow right now. Kept by another package, so asked before a unit of work begins. */
export interface Licence {
  readonly isActive: boolean;
  /** Null means any number; zero when nothing is active. */
  readonly employeeCap: number | null;
}

export interface Licences {
  of(customerId: number): Promise<Licence>;
}

/** The register of super fund products. Only `unknown` is an answer to act on; silence is not. */
export interface FundRegistry {
  look(usi: string): Promise<'known' | 'unknown' | 'unavailable'>;
}

/** BatchIds that never repeat. */
export interface BatchIds {
  next(): string;
}
