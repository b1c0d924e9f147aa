import type { EmployeesUseCases } from '@anz-payroll/employee-lifecycle';
import type { Route } from '@anz-payroll/http-kit/route';
import type { PaysUseCases } from '@anz-payroll/pay-runs';

interface Services {
  readonly pays: Pick<PaysUseCases, 'readPay'>;
  readonly employees: Pick<EmployeesUseCases, 'readEmployee'>;
}

export interface ReleaseSubject {
  readonly customerId: number;
  readonly companyId: number;
  readonly sent: object;
}

/** As long as it is stored; a list of many people ends with how many more there are. */
const LONGEST = 300;
const MOST_PEOPLE = 5;

/** Fields of the employee record that say where pay goes, and how much of it. */
export const isBankField = (name: string): boolean => /^(?:primary|secondary)_bank_/.test(name);

/** Fields of a standing deduction that say who gets the money. */
export const isReceiverField = (name: string): boolean => name.startsWith('receiver_');

/** Fields of a self-managed super fund that say where contributions go. */
export const isFundAccountField = (name: string): boolean => /^(?:bsb|account_(?:number|name))$/.test(name);

/** The only pays that a file is made of, as the API lists them or a page ticks or types them; undefined for all. */
export function chosenPays(sent: object): readonly number[] | undefined {
  if ('pay_ids' in sent && Array.isArray(sent.pay_ids)) return sent.pay_ids as readonly number[];
  const typed = Object.entries(sent).flatMap(([name, value]: [string, unknown]) =>
    /^(?:pay_ids|p\d+)$/.test(name) && typeof value === 'string' ? (value.match(/\d+/g) ?? []) : [],
  );
  return typed.length === 0 ? undefined : typed.map(Number);
}

/**
 * What the second person approves, in a sentence: what is done, to whom, and what was sent. Of a bank account the end of
 * its number; of an employee's record only the bank account, since nothing else needs the approval.
 */
export async function releaseSummary(
  services: Services,
  route: Route,
  subject: ReleaseSubject,
  net: string | undefined,
): Promise<string> {
  const { customerId, sent } = subject;
  const { items, ...rest } = sent as { readonly items?: readonly object[] };
  const isWanted = /^(?:form-)?update-employees?$/.test(route.operation) ? isBankField : isFact;
  // Whoever approves sees what needs it first: what else is sent beside it must not push it out of sight.
  const told = (items ?? [])
    .map((item) => ({ item, facts: factsOf(item, isWanted) }))
    .filter(({ facts }) => facts !== '');
  const isOfOne = 'employee_id' in rest;
  const people: string[] = [];
  for (const { item, facts } of told.slice(0, MOST_PEOPLE)) {
    people.push(isOfOne ? facts : `${await personOf(services, customerId, item)}: ${facts}`);
  }
  const pay = await payOf(services, subject);
  const only = (await chosenOf(services, subject)) ?? (await chosenPeople(services, subject));
  const person = isOfOne ? await personOf(services, customerId, rest) : undefined;
  const [done] = route.summary.split(/[;:,]/);
  const head = [done, pay ?? person, idsOf(rest), only, factsOf(rest, items === undefined ? isWanted : isFact)];
  const line = (list: string, shown: number) =>
    [
      ...head,
      list,
      told.length > shown ? `and ${told.length - shown} more` : undefined,
      net === undefined ? undefined : only === undefined ? `net ${net}` : `net of the whole run ${net}`,
    ]
      .filter((part) => part !== undefined && part !== '')
      .join(', ');
  const listed = (shown: number) => people.slice(0, shown).join('; ');
  const fitting = people.findLastIndex((_, n) => line(listed(n + 1), n + 1).length <= LONGEST) + 1;
  const shown = Math.min(people.length, Math.max(1, fitting));
  // Of one who alone is too long the end is left out, and not how many follow.
  const room = Math.max(0, LONGEST - line(' ', shown).length + 1);
  return line(listed(shown).slice(0, room), shown).slice(0, LONGEST);
}

/** What identifies something else is told by its name, or not at all; hidden fields of forms say nothing to anybody. */
function isFact(name: string): boolean {
  return !/(?:^|_)id$|^number$|^employee_number$|^identifier_type$|^p\d+$|^(?:pay|employee)_ids$|^confirm_|^version$|^(?:q|page|person)$/.test(
    name,
  );
}

/** That a form is sent rather than previewed says nothing; what the tax office is told of a year does. */
function isUntold(name: string, value: unknown): boolean {
  return name === 'step' && (value === 'process' || value === 'apply');
}

function factsOf(item: object, isWanted: (name: string) => boolean): string {
  return Object.entries(item)
    .filter(([name, value]) => isWanted(name) && !isUntold(name, value) && value !== undefined && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${factText(name, value)}`)
    .join(', ');
}

function factText(name: string, value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map((one) => factText('', one)).join(' + ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([member]) => isFact(member))
      .map(([member, one]) => factText(member, one))
      .join(' ');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return name.endsWith('account_number') ? `ending ${text.slice(-3)}` : text;
}

function idsOf(sent: object): string {
  return Object.entries(sent)
    .filter(([name, value]) => /_id$/.test(name) && typeof value === 'number')
    .filter(([name]) => !['company_id', 'employee_id', 'pay_id'].includes(name))
    .map(([name, value]) => `${name.replace(/_id$/, '').replaceAll('_', ' ')} ${String(value)}`)
    .join(', ');
}

async function personOf({ employees }: Services, customerId: number, item: object): Promise<string> {
  const { id, employee_id, number, employee_number } = item as Readonly<Record<string, unknown>>;
  const employeeId = employee_id ?? id;
  const found = typeof employeeId === 'number' ? await employees.readEmployee({ customerId, employeeId }) : undefined;
  if (found?.ok === true) return `${found.value.value.first_name} ${found.value.value.last_name}`;
  return ['employee', employeeId ?? employee_number ?? number].join(' ');
}

/** Of whom alone the tax office is told. */
async function chosenPeople(services: Services, { customerId, sent }: ReleaseSubject): Promise<string | undefined> {
  const ids =
    'employee_ids' in sent && Array.isArray(sent.employee_ids) ? (sent.employee_ids as readonly unknown[]) : [];
  if (ids.length === 0) return undefined;
  const told: string[] = [];
  for (const id of ids.slice(0, MOST_PEOPLE)) {
    told.push(await personOf(services, customerId, { employee_id: Number(id) }));
  }
  return `only ${told.join(' + ')}${ids.length > told.length ? ` and ${ids.length - told.length} more` : ''}`;
}

/** Whose pays alone are meant, where not all of a run are. */
async function chosenOf({ pays }: Services, { customerId, companyId, sent }: ReleaseSubject) {
  const ids = chosenPays(sent);
  if (ids === undefined) return undefined;
  const told: string[] = [];
  for (const payId of ids.slice(0, MOST_PEOPLE)) {
    const found = await pays.readPay({ customerId, companyId, payId });
    const pay = found.ok ? found.value.value : undefined;
    told.push(pay === undefined ? `pay ${payId}` : `${pay.employee.firstName} ${pay.employee.lastName} ${pay.net}`);
  }
  return `only ${told.join(' + ')}${ids.length > told.length ? ` and ${ids.length - told.length} more` : ''}`;
}

async function payOf({ pays }: Services, { customerId, companyId, sent }: ReleaseSubject): Promise<string | undefined> {
  const payId = 'pay_id' in sent ? sent.pay_id : undefined;
  if (typeof payId !== 'number') return undefined;
  const found = await pays.readPay({ customerId, companyId, payId });
  if (!found.ok) return `pay ${payId}`;
  const { employee, payDate, net } = found.value.value;
  return `pay of ${employee.firstName} ${employee.lastName} on ${payDate}, net so far ${net}`;
}
