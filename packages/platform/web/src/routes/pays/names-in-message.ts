import type { CompanyVisit } from '../visit';
import { employeeFieldNotes, fieldNames as labelOf, personName } from '../../pages';
import type { WebAppServices } from '../web-app-services';

/** A refusal in the words of the pages: `Employee 12` is `Amelia Archer`, and `pay_method` is “Pay method”. */
export async function namesInMessage(
  { employees }: WebAppServices,
  { session, company }: CompanyVisit,
  message: string,
): Promise<string> {
  const ids = new Set([...message.matchAll(/\b[Ee]mployee (\d+)\b/g)].map(([, id]) => Number(id)));
  const names = new Map<number, string>();
  for (const employeeId of ids) {
    const found = await employees.readEmployee({ customerId: session.customer.id, employeeId });
    if (found.ok && found.value.value.company_id === company.id) names.set(employeeId, personName(found.value.value));
  }
  return message
    .replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g, (name) => `“${labelOf({ notes: employeeFieldNotes }, name)}”`)
    .replace(/\b[Ee]mployee (\d+)\b/g, (text, id: string) => names.get(Number(id)) ?? text);
}
