import { day, described, readFields, type FieldProblem } from '@anz-payroll/companies/fields';
import { bodyContract } from '../companies/contract-of-fields';
import { terminationFields } from './termination-fields';
import type { PayItemValues } from './read-pay-item';

const payDate = described(day, 'Picks the pay run and the reporting date.');

/** The body of POST terminate (spec 2.9). */
export const Terminate = bodyContract(
  'Terminate',
  { ...terminationFields, pay_date: payDate },
  { required: ['termination_date', 'pay_date'], nullMeansOmitted: true },
);

/** The same as a block of a pay, whose own date is used: a pay_date in the block says nothing. */
export const TerminationCreate = bodyContract(
  'TerminationCreate',
  { ...terminationFields, pay_date: described(day, "Ignored: the pay's own date is used.") },
  { required: ['termination_date'], nullMeansOmitted: true },
);

export function readTerminate(body: unknown): { readonly payDate: string; readonly termination: PayItemValues } {
  const fields = { ...terminationFields, pay_date: payDate };
  const read = readFields(fields, body, { nullMeansOmitted: true });
  if (!read.ok) throw new TypeError('A body that passed its contract can be read');
  const { pay_date: date, ...termination } = read.value;
  return { payDate: date!, termination };
}

export function readTerminationBlock(block: unknown, problems: FieldProblem[]): PayItemValues {
  const read = readFields(terminationFields, block, {
    required: ['termination_date'],
    ignored: ['pay_date'],
    nullMeansOmitted: true,
    at: 'termination.',
  });
  if (read.ok) return read.value;
  problems.push(...read.error);
  return {};
}
