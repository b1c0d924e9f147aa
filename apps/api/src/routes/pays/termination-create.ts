import { day, described } from '@anz-payroll/companies/fields';
import { field } from '@anz-payroll/http-kit/contract';
import { bodyContract, type FieldsBody } from '../companies/contract-of-fields';
import { terminationFields } from './termination-fields';

const payDate = described(day, 'Picks the pay run and the reporting date.');

/** The body of POST terminate (spec 2.9). */
export const Terminate = bodyContract(
  'Terminate',
  { ...terminationFields, pay_date: payDate },
  { required: ['termination_date', 'pay_date'], nullMeansOmitted: true },
);

/** The same as a block of a pay, whose own date is used: a pay_date in the block says nothing. */
export const TerminationCreate = bodyContract('TerminationCreate', terminationFields, {
  required: ['termination_date'],
  nullMeansOmitted: true,
});
field(
  { schema: day.schema, convert: () => ({ ok: true, value: undefined }) },
  { optional: true, nullable: true, description: "Ignored: the pay's own date is used." },
)(TerminationCreate.prototype as object, 'pay_date');

/** A request to terminate that passed its contract: the pay date, and everything else. */
export function splitTerminate({ pay_date, ...termination }: FieldsBody): {
  readonly payDate: unknown;
  readonly termination: FieldsBody;
} {
  return { payDate: pay_date, termination };
}
