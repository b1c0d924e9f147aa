import type { PaymentFile } from '@anz-payroll/filing';
import type { PayRecord } from '@anz-payroll/pay-runs';

export interface PaysInFiles {
  /** Whether a standing file holds the pay, or the one that it corrects. */
  has(pay: Pick<PayRecord, 'id' | 'replacesPayId'>): boolean;
}

export function paysInFiles(standing: readonly PaymentFile[]): PaysInFiles {
  const held = new Set(
    standing.flatMap(({ payIds, changedPays, returnedPayIds }) => [
      ...payIds.filter((id) => !returnedPayIds.includes(id)),
      ...changedPays.flatMap(({ payId, replacedByPayId }) =>
        replacedByPayId === null || returnedPayIds.includes(payId) ? [] : [replacedByPayId],
      ),
    ]),
  );
  return { has: ({ id, replacesPayId }) => held.has(id) || (replacesPayId !== null && held.has(replacesPayId)) };
}

/** Who is still to be paid once a file was made: of a later payday, or left out of it. */
export function inNoFile(
  left: readonly { readonly employeeId: number }[],
  all: readonly { readonly employeeId: number }[],
): string {
  if (left.length === 0 || left.length === all.length) return '';
  const people = new Set(left.map(({ employeeId }) => employeeId)).size;
  return ` ${people === 1 ? 'One person is' : `${people} people are`} in no file yet: make another, which says why where it leaves somebody out.`;
}
