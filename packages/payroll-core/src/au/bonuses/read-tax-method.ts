import type { CivilDate } from '../../calendar/civil-date';
import { dateRangeMethods, taxMethods, type TaxMethod } from '../additional-payments/tax-method';
import type { InputReader, Source } from '../../input/input-reader';

/** How a bonus or back payment is taxed, and over which days. */
export interface MethodOfTax {
  readonly taxMethod: TaxMethod;
  readonly startDate: CivilDate | undefined;
  readonly endDate: CivilDate | undefined;
}

const methods: ReadonlySet<TaxMethod> = new Set(taxMethods);

/** A method that works over a range of dates needs both of them, in order. */
export function readTaxMethod(reader: InputReader, row: Source): MethodOfTax {
  const taxMethod = reader.code(row, 'taxMethod', methods) ?? 'NORMAL_EARNINGS';
  const startDate = reader.date(row, 'startDate');
  const endDate = reader.date(row, 'endDate');
  if (dateRangeMethods.has(taxMethod)) {
    if (startDate === undefined) reader.refuse('input/missing', 'startDate', `${taxMethod} needs a start date.`);
    if (endDate === undefined) reader.refuse('input/missing', 'endDate', `${taxMethod} needs an end date.`);
  }
  if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
    reader.refuse('date/out-of-order', 'endDate', `The range ends on ${endDate}, before it starts on ${startDate}.`);
  }
  return { taxMethod, startDate, endDate };
}
