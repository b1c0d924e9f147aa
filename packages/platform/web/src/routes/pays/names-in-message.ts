import { inWords } from '../../pay-pages';
import type { PayRecord } from '@anz-payroll/pay-runs';
import type { CompanyVisit } from '../visit';
import { employeeFieldNotes, fieldNames as labelOf, personName } from '../../pages';
import type { WebAppServices } from '../web-app-services';

/**
 * A refusal in the words of the pages: `Employee 12` is `Amelia Archer`, `pay_method` is “Pay method”, `Pay 37` is the pay of whoever
 * it is of among these pays, and days and codes are written as on the pages.
 */
export async function namesInMessage(
  { employees }: WebAppServices,
  { session, company }: CompanyVisit,
  message: string,
  pays: readonly PayRecord[] = [],
): Promise<string> {
  const ids = new Set([...message.matchAll(/\b[Ee]mployee (\d+)\b/g)].map(([, id]) => Number(id)));
  const names = new Map<number, string>();
  for (const employeeId of ids) {
    const found = await employees.readEmployee({ customerId: session.customer.id, employeeId });
    if (found.ok && found.value.value.company_id === company.id) names.set(employeeId, personName(found.value.value));
  }
  const payees = new Map(pays.map(({ id, employee }) => [id, `${employee.firstName} ${employee.lastName}`]));
  return inWords(message, (name) => labelOf({ notes: employeeFieldNotes }, name))
    .replace(/\b(P|p)ay (\d+)\b/g, (text, first: string, id: string) => {
      const payee = payees.get(Number(id));
      return payee === undefined ? text : `${first === 'P' ? 'The' : 'the'} pay of ${payee}`;
    })
    .replace(/\b[Ee]mployee (\d+)\b/g, (text, id: string) => names.get(Number(id)) ?? text);
}
