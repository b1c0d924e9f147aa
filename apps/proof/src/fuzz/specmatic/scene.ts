import type { Fixture } from './fixture';

/** One request that succeeds once, as a person would write it. */
export interface Ask {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** In place of a body. */
  readonly form?: Readonly<Record<string, string>>;
}

/** Puts what an operation needs into the service, and says the request. Each call stands on records of its own. */
export type Scene = (fixture: Fixture) => Promise<Ask> | Ask;

export type Scenes = Readonly<Record<string, Scene>>;
