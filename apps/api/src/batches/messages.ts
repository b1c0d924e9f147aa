import type { Settings } from '@anz-payroll/configuration';
import type { MetricValues } from '@anz-payroll/http-kit/server';

/** What the batch thread begins with. */
export interface BatchThreadData {
  readonly settings: Settings;
  readonly socketPath: string;
  /** How many light requests are at work on the thread that serves. */
  readonly atWorkThere: Int32Array;
  /** Both threads write to one SQLite file. */
  readonly sharesWriteLock: boolean;
}

/** What the batch thread says to the thread that serves, beside questions about rate limits. */
export type FromBatchThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly problem: string }
  /** Deliveries may have been queued: whoever sends them looks at once. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'lock'; readonly id: number }
  | { readonly kind: 'unlock'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly values: MetricValues };

export type ToBatchThread =
  | { readonly kind: 'locked'; readonly id: number }
  | { readonly kind: 'measure'; readonly id: number }
  | { readonly kind: 'stop' };
