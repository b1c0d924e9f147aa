/** A batch of employees, named by numbers that nobody else uses. */
export interface Hire {
  readonly customerId: number;
  /** Without numbers the service cannot know a request that is sent again; such a batch is sent once. */
  readonly by: 'number' | 'last_name';
  readonly names: readonly string[];
  isAcknowledged: boolean;
}

/** Pays asked for by one request; each carries the key as its department. */
export interface PayRequest {
  readonly customerId: number;
  readonly key: string;
  readonly size: number;
  isAcknowledged: boolean;
}

export interface Termination {
  readonly customerId: number;
  readonly key: string;
  readonly employeeId: number;
  isAcknowledged: boolean;
}

/** A trial, an order or an upgrade of a client that is known by its owner's e-mail address. */
export interface Checkout {
  readonly resellerId: number;
  readonly kind: 'trial' | 'order' | 'upgrade';
  readonly key: string;
  readonly email: string;
  /** Undefined until it is acknowledged. */
  id: number | undefined;
}

/** What the load was told, and what it asked for without ever hearing. */
export interface Remembered {
  readonly hires: Hire[];
  readonly payRequests: PayRequest[];
  readonly terminations: Termination[];
  readonly checkouts: Checkout[];
  /** The last names that an employee may have: the one acknowledged last, and those whose answers were lost. */
  readonly lastNames: Map<number, Set<string>>;
  readonly deletedEmployees: Set<number>;
  /** What a pay was last said to be worth; pays of which a later answer was lost are not here. */
  readonly grosses: Map<number, string>;
  readonly deletedPays: Set<number>;
  /** The request that a pay came from. */
  readonly keysOfPays: Map<number, string>;
  readonly processedRuns: Set<number>;
  /** Runs of the pays that were asked for one by one. */
  readonly runsOfPays: Set<number>;
  /** The pays of each payment file that was acknowledged. */
  readonly paymentFiles: Map<number, readonly number[]>;
  /** What every payslip said that was handed out, by pay. */
  readonly payslips: Map<number, Set<string>>;
  readonly reinstated: Set<number>;
  /** What was released with the approval of a second person. */
  readonly released: Set<string>;
  /** Requests that were answered with tax and bank numbers. */
  readonly looks: Set<string>;
}

export function nothingYet(): Remembered {
  return {
    hires: [],
    payRequests: [],
    terminations: [],
    checkouts: [],
    lastNames: new Map(),
    deletedEmployees: new Set(),
    grosses: new Map(),
    deletedPays: new Set(),
    keysOfPays: new Map(),
    processedRuns: new Set(),
    runsOfPays: new Set(),
    paymentFiles: new Map(),
    payslips: new Map(),
    reinstated: new Set(),
    released: new Set(),
    looks: new Set(),
  };
}
