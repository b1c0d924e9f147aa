import { grossUpLine } from '@anz-payroll/pay-runs';
import { parseDecimal } from 'payroll-core';
import { isNegative } from 'payroll-core/money';
import { payRowsFor, plainDigits, type NamedRate, type Problems, type Typed } from '../../pages';
import type { WebAppServices } from '../web-app-services';
import type { EmployeeVisit } from './find-employee';
import { problemsAtRows, readPay } from './read-pay';

const { description: grossUpName, units, rate } = grossUpLine('0');

type TypedWithGross =
  | { readonly typed: Typed; readonly grossedUp?: { readonly net: string; readonly amount: string } }
  | { readonly problems: Problems };

/**
 * What was typed, with the row that brings the pay to the net that was asked for. The row is one of the form, so that
 * what is previewed is what is processed; the net is asked for once.
 */
export async function typedWithGross(
  web: WebAppServices,
  visit: EmployeeVisit,
  sent: Typed,
  rates: readonly NamedRate[],
): Promise<TypedWithGross> {
  const asked = (sent['net'] ?? '').trim();
  if (asked === '' || sent['step'] === 'process') return { typed: sent };
  const { company, employee, session } = visit;
  const lists = payRowsFor(company.country, rates);
  const typed = withoutGrossUp(sent, rowsIn(lists));
  const net = plainDigits(asked);
  const parsed = parseDecimal(net);
  const isAmount = parsed.ok && !isNegative(parsed.value);
  const wrong = isAmount ? {} : { net: 'Net pay wanted must be an amount such as 1,250.00.' };
  const read = readPay(typed, employee.id, company.country, rates);
  if (!('item' in read)) return { problems: { ...read.problems, ...wrong } };
  if (!isAmount) return { problems: wrong };
  const row = rowsIn(lists).find((one) => isEmpty(typed, one));
  if (row === undefined) return { problems: { net: 'There is no row left for what would be added. Take one out.' } };
  const found = await web.pays.netToGross({
    ...{ customerId: session.customer.id, companyId: company.id, identifierType: 'employee_id' },
    payDate: read.payDate,
    ...(read.period === undefined ? {} : { period: read.period }),
    item: read.item,
    net,
  });
  if (!found.ok) {
    const { path, message } = found.error;
    return { problems: path === 'net' ? { net: message } : problemsAtRows(found.error, read.rows, typed, lists) };
  }
  const { amount } = found.value;
  const added = { description: grossUpName, value: amount, rate, units };
  const ofRow = Object.fromEntries(Object.entries(added).map(([name, value]) => [`${row}_${name}`, value]));
  return { typed: { ...typed, ...ofRow, net: '' }, grossedUp: { net, amount } };
}

/** The rows that can hold other units than hours. */
function rowsIn(lists: ReturnType<typeof payRowsFor>): readonly string[] {
  const most = lists.find(({ name }) => name === 'other_hours')?.most ?? 0;
  return Array.from({ length: most }, (_, row) => `other_hours_${row}`);
}

function isEmpty(typed: Typed, row: string): boolean {
  return Object.entries(typed).every(([name, value]) => !name.startsWith(`${row}_`) || value.trim() === '');
}

/** Without the row that an earlier search added. */
function withoutGrossUp(typed: Typed, rows: readonly string[]): Typed {
  const former = rows.filter((row) => typed[`${row}_description`] === grossUpName && typed[`${row}_units`] === units);
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => !former.some((row) => name.startsWith(`${row}_`))),
  );
}
