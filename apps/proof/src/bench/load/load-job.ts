/** The same pages again and again, by some clients at a time. */
export interface ReadJob {
  readonly kind: 'read';
  readonly port: number;
  readonly paths: readonly string[];
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

export type LoadJob = ReadJob | RotateJob;

export interface LoadDone {
  readonly seconds: number;
  /** The token at the end of each chain. */
  readonly tokens: readonly string[];
}

export type LoadAnswer = { readonly done: LoadDone } | { readonly error: string };
