/** The same pages again and again, by some clients at a time. */
export interface ReadJob {
  readonly kind: 'read';
  readonly port: number;
  readonly paths: readonly string[];
  /** Sent with POST, where what is asked for is asked by a body. */
  readonly json?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: number;
  readonly clients: number;
  /** Every answer has so many bytes. */
  readonly bytes: number;
}

/** Chains of refresh tokens, one client for each: every answer's token is the next request's. */
export interface RotateJob {
  readonly kind: 'rotate';
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tokens: readonly string[];
  readonly rotations: number;
}

/** One page at a steady pace by one client, whatever else the server does; each answer is timed. */
export interface PacedJob {
  readonly kind: 'paced';
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: number;
  readonly everyMs: number;
}

export type LoadJob = ReadJob | RotateJob | PacedJob;

export interface LoadDone {
  readonly seconds: number;
  /** Processor time that the load itself took. */
  readonly processorSeconds: number;
  /** The token at the end of each chain. */
  readonly tokens: readonly string[];
  /** Of a paced job: how long each answer took after the moment at which its request was due. */
  readonly milliseconds?: readonly number[];
}

/** What a kind of load tells; its processor time is measured round it. */
export type Outcome = Omit<LoadDone, 'processorSeconds'>;

export type LoadAnswer = { readonly done: LoadDone } | { readonly error: string };
