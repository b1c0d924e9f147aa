import { day, described, type FieldSet } from '@anz-payroll/companies/fields';
import { field, ListOf, type ContractClass } from '@anz-payroll/http-kit/contract';
import { bodyContract, type FieldsBody } from '../companies/contract-of-fields';
import { terminationFields, terminationRows } from './termination-fields';

const MOST_ROWS = 50;
const payDate = described(day, 'Picks the pay run and the reporting date.');

const rowContracts = Object.entries(terminationRows).map(([name, { schema, fields, required, description }]) => ({
  ...{ name, description },
  contract: bodyContract(schema, fields, { required, nullMeansOmitted: true }),
}));

function terminationContract(name: string, more: FieldSet = {}): ContractClass<FieldsBody> {
  const contract = bodyContract(
    name,
    { ...terminationFields, ...more },
    { required: ['termination_date', ...Object.keys(more)], nullMeansOmitted: true },
  );
  for (const { name: list, description, contract: row } of rowContracts) {
    ListOf(() => row, {
      ...{ optional: true, nullable: true, max: MOST_ROWS, description },
      tooMany: { code: 'too_long', message: `This value must have at most ${MOST_ROWS} entries.` },
    })(contract.prototype as object, list);
  }
  return contract;
}

/** The body of POST terminate (spec 2.9). */
export const Terminate = terminationContract('Terminate', { pay_date: payDate });

/** The same for a last day that lies ahead: the run of that day has the pay date. */
export const TerminationPlan = terminationContract('TerminationPlan');

/** The same as a block of a pay, whose own date is used: a pay_date in the block says nothing. */
export const TerminationCreate = terminationContract('TerminationCreate');
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
