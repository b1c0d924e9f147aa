import type { Actor } from '../domain/actor';

/** Does work as somebody's act, and tells whether a transaction in it already holds the audit entry. */
export interface AuditedWork {
  run<T>(
    act: { readonly actor: Actor; readonly action: string; readonly details: Readonly<Record<string, string>> },
    work: () => Promise<T>,
  ): Promise<{ readonly outcome: T; readonly isRecorded: boolean }>;
}
