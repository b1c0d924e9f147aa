import type { ClockedContribution, SuperState } from '@anz-payroll/filing';
import type { ReportTable } from './report';
import { personColumns } from './person';

export interface NamedContribution extends ClockedContribution {
  readonly employeeNumber: string | null;
  readonly employee: string;
  /** The standing payment file that holds it. */
  readonly fileId: number | null;
}

const states: Readonly<Record<SuperState, string>> = {
  due: 'Due',
  overdue: 'Overdue',
  received: 'Received in time',
  received_late: 'Received late',
};

/**
 * Contributions by pay: what is due when, what was sent in a file, and what the funds have received.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C
 */
export function superReport(contributions: readonly NamedContribution[]): ReportTable {
  return {
    columns: [
      { name: 'pay_date', title: 'Pay date', kind: 'date' },
      ...personColumns,
      { name: 'amount', title: 'Contribution', kind: 'amount' },
      { name: 'due_date', title: 'Due at the fund', kind: 'date' },
      { name: 'state', title: 'State', kind: 'text' },
      { name: 'payment_file', title: 'Payment file', kind: 'text' },
      { name: 'received_on', title: 'Received on', kind: 'date' },
      { name: 'paid', title: 'Paid', kind: 'amount' },
      { name: 'outstanding', title: 'Outstanding', kind: 'amount' },
    ],
    rows: contributions.map((one) => ({
      pay_date: one.payDate,
      employee_number: one.employeeNumber,
      employee: one.employee,
      amount: one.amount,
      due_date: one.dueDate,
      state: states[one.state],
      payment_file: one.fileId === null ? null : String(one.fileId),
      received_on: one.receivedOn,
      paid: one.receivedOn === null ? '0.00' : one.amount,
      outstanding: one.receivedOn === null ? one.amount : '0.00',
    })),
    notes: ['Paid is what is entered as received by the fund; a payment file alone does not stop the clock.'],
  };
}
