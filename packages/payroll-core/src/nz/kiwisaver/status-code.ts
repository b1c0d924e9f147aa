import { entryOf } from '../../refusal/entry-of';

/**
 * What a new employee is to KiwiSaver, in the codes of the employee details file.
 * @law KiwiSaver Act 2006 ss 10 to 13, 33; Payday Filing File Upload Specification 2025 3.2.2
 */
export const kiwisaverStatusCodes = ['AE', 'AK', 'OK', 'NK', 'CT'] as const;

/** An employee's KiwiSaver status, by API code. */
export type KiwisaverStatusCode = (typeof kiwisaverStatusCodes)[number];

const contributing: Readonly<Record<KiwisaverStatusCode, boolean>> = {
  /** automatically enrolled */
  AE: true,
  /** already a member */
  AK: true,
  /** opting in */
  OK: true,
  /** not eligible */
  NK: false,
  /** casual or temporary: a member only after opting in, and then OK */
  CT: false,
};

/** Whether someone of this status has contributions taken from pay. */
export function isContributingStatus(status: KiwisaverStatusCode): boolean {
  return entryOf(contributing, status, 'a KiwiSaver status');
}
