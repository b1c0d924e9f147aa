import type { NumberHolder } from '../ports';
import type { ItemErrors } from './settle-employee';

/** A deleted employee keeps holding the number, which nobody would guess; so the message says who it is. */
export function numberClash(number: string, holder: Pick<NumberHolder, 'employeeId' | 'isDeleted'>): ItemErrors {
  return {
    number: holder.isDeleted
      ? `Employee number ${number} is held by deleted employee ${holder.employeeId}. Restore that employee or choose another number.`
      : `Employee number ${number} is already used by employee ${holder.employeeId}.`,
  };
}
