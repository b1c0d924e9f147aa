/** An address as far as it is known; a locality has no street. */
export interface Suggestion {
  readonly label: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
}

export interface AddressQuestion {
  readonly text: string;
  /** Lower-case two-letter codes. */
  readonly countries: readonly string[];
  readonly limit: number;
  /** Ranked first; excludes nothing. */
  readonly primary: string;
}

/** Finds addresses for what somebody has typed so far. It answers an empty list rather than failing. */
export interface AddressBook {
  suggest(question: AddressQuestion): Promise<readonly Suggestion[]>;
}
