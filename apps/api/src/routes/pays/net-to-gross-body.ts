import { decimalText, described, type FieldProblem } from '@anz-payroll/companies/fields';
import { field, readBy } from '@anz-payroll/http-kit/contract';
import { faultOf } from '../companies/contract-of-fields';
import { judgePay, payContract } from './pay-create';

const net = described(decimalText({ least: '0', places: 2 }), 'What the employee should get, in dollars and cents.');

/** A pay without the amount that is looked for, and the net that it should come to. */
export const NetToGrossBody = payContract('NetToGross');
field({ schema: net.schema, check: () => undefined })(NetToGrossBody.prototype as object, 'net');
readBy(NetToGrossBody, (plain) => [...netProblems(plain), ...judgePay(plain)].map(faultOf));

function netProblems(plain: unknown): readonly FieldProblem[] {
  if (typeof plain !== 'object' || plain === null) return [];
  const value = (plain as Readonly<Record<string, unknown>>)['net'];
  if (value === undefined) return [{ path: 'net', code: 'missing', message: 'is required' }];
  const read = net.read(value);
  return read.ok ? [] : [{ path: 'net', code: read.code, message: read.message }];
}

export function readNetToGross(body: object): string {
  const read = net.read((body as Readonly<Record<string, unknown>>)['net']);
  if (!read.ok) throw new TypeError('A body that passed its contract can be read');
  return read.value;
}
