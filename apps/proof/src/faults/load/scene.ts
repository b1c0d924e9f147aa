import type { Random } from '../../fuzz/random';
import type { FaultFixture } from '../fill-fixture';
import type { Asker } from './ask';
import type { Pool } from './pool';
import type { Remembered } from './remembered';

/** What every kind of work stands on. */
export interface Scene {
  readonly fixture: FaultFixture;
  readonly asker: Asker;
  readonly random: Random;
  readonly remembered: Remembered;
  /** Employees who may be paid, renamed or let go. */
  readonly staff: Pool;
  /** Pays that may be changed or taken back. */
  readonly pays: Pool;
  /** A number that no other piece of work has. */
  readonly next: () => number;
}

/** One piece of work, from its question to what is remembered of the answer. */
export type Work = (scene: Scene) => Promise<void>;
