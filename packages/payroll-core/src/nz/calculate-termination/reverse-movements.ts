import { negate } from '../../money/arithmetic';
import type { NzBalanceMovement } from './nz-termination-result';

/** The movements that undo others, to the last digit. */
export function reverseMovements(movements: readonly NzBalanceMovement[]): readonly NzBalanceMovement[] {
  return movements.map(({ leaveType, hours }) => ({ leaveType, hours: negate(hours) }));
}
