import {
  needsSecondPerson,
  type AccountsUseCases,
  type Actor,
  type Permit,
  type ReleaseKind,
} from '@anz-payroll/accounts';
import type { Country } from '@anz-payroll/companies';
import {
  ApprovedRunChanged,
  WouldAnnounce,
  type ApprovedRun,
  type OnceScope,
  type ReleaseScope,
} from '@anz-payroll/composition';
import type { EmployeesUseCases, PartValues } from '@anz-payroll/employee-lifecycle';
import { isProblem, problem } from '@anz-payroll/http-kit/errors';
import { fingerprintOf, readIdempotencyKey } from '@anz-payroll/http-kit/idempotency';
import type { Route } from '@anz-payroll/http-kit/route';
import type { PaysUseCases } from '@anz-payroll/pay-runs';
import { DatabaseBusy } from '@anz-payroll/persistence-typeorm';
import { accountsInImport, secondPersonReply } from '@anz-payroll/web';
import { accepted } from 'payroll-core';
import { chosenPays, isBankField, isFundAccountField, isReceiverField, releaseSummary } from './release-summary';
import { actorOf } from './routes/accounts/actor-of';

interface Services {
  readonly accounts: AccountsUseCases;
  readonly pays: Pick<PaysUseCases, 'readPay' | 'readPayRun' | 'readApproval' | 'listPays'>;
  readonly employees: Pick<EmployeesUseCases, 'companyOfEmployee' | 'readEmployee' | 'listEmployees' | 'listParts'>;
  readonly releases: ReleaseScope;
  readonly once: Pick<OnceScope, 'wasDone'>;
}

/** What a request is about, from its path and body. */
interface Subject {
  readonly actor: Actor;
  readonly customerId: number;
  readonly userId: number | null;
  readonly companyId: number | undefined;
  readonly payRunId: number | undefined;
  readonly employeeId: number | undefined;
  readonly sent: object;
  /** Of an import: the accounts that it brings for people who are there already. */
  readonly imported: readonly object[];
}

type Input = Parameters<Route['handle']>[0];
type Reply = Awaited<ReturnType<Route['handle']>>;

/**
 * The same routes, where whatever a route declares as `release` asks first whether a second person must approve it. What is
 * approved is exactly this request: the same path, body and state of the pay run. Whose bank account was changed within the
 * company's hold is named before anybody is asked; the file itself looks again.
 */
export function secondPersonRoutes(routes: readonly Route[], services: Services): readonly Route[] {
  return routes.map((route) => {
    const { release } = route;
    if (release === undefined) return route;
    const also = 'A second person must approve it first';
    return {
      ...route,
      ...(route.auth.kind === 'session'
        ? {}
        : {
            errors: { ...route.errors, 409: route.errors[409] === undefined ? also : `${route.errors[409]}. ${also}` },
          }),
      handle: async (input) => {
        const subject = await subjectOf(services, route, input);
        if (subject.companyId === undefined) return route.handle(input);
        // Whoever does not reach the company is answered by the route itself, as if there were nothing.
        if (
          !isCheckedBefore(route) &&
          (await services.accounts.reachCompany(subject, subject.companyId)) !== 'reachable'
        )
          return route.handle(input);
        const within = { ...subject, companyId: subject.companyId };
        const key = keyOf(route, input);
        if (!key.ok) return key.error;
        const isDue = await isRelease(services, route, within);
        // A pay that waits may be processed before it is changed.
        if (!isDue && route.operation !== 'rebuild-pay') return route.handle(input);
        if (!isDue || (await wasAnswered(services.once, key.value, within))) {
          const reply = await unannounced(services, route, input);
          if (reply !== undefined) return reply;
        }
        const judged = await judge(services, route, release, within);
        if ('refusal' in judged) {
          return refused(route, within.companyId, judged.refusal, judged.waits === true ? input : undefined);
        }
        return released(services, route, input, within, judged);
      },
    };
  });
}

/** Where the path names the company, nobody gets as far as the route without reaching it. */
function isCheckedBefore({ auth }: Route): boolean {
  return auth.kind === 'bearer' && auth.company !== undefined;
}

interface Judged {
  readonly permit: Permit;
  /** The run as it was judged, which holds what is processed to it; undefined where nobody asks for a second person. */
  readonly run: ApprovedRun | undefined;
}

/**
 * Does what was approved, with the run as it was approved. The approval is given back where nothing was stored: the route
 * refused, the run had changed, or the database was too busy. After a failure that leaves it open whether anything was stored it
 * stays spent.
 */
async function released(
  { accounts, releases }: Services,
  route: Route,
  input: Input,
  { actor, companyId }: Subject & { readonly companyId: number },
  { permit, run }: Judged,
): Promise<Reply> {
  return releases.run(run, async () => {
    const giveBack = async () => {
      if (permit.kind === 'approved' && !releases.hasStored()) await accounts.returnRelease(permit, actor);
    };
    try {
      const reply = await route.handle(input);
      if (!isDone(reply)) await giveBack();
      return reply;
    } catch (error) {
      if (error instanceof ApprovedRunChanged) {
        await giveBack();
        return refused(
          route,
          companyId,
          'The pay run was changed just now. Look at it again, and send this once more.',
        );
      }
      if (error instanceof DatabaseBusy) await giveBack();
      throw error;
    }
  });
}

/** The answer of what releases nothing; undefined where it would release something all the same, and nothing was stored. */
async function unannounced({ releases }: Services, route: Route, input: Input): Promise<Reply | undefined> {
  try {
    return await releases.unannounced(() => route.handle(input));
  } catch (error) {
    if (error instanceof WouldAnnounce) return undefined;
    throw error;
  }
}

/**
 * What was released once may be sent again under its key, to read an answer that was lost: nobody approves that a second time.
 */
async function wasAnswered(once: Services['once'], key: string | undefined, { customerId }: Subject): Promise<boolean> {
  return key !== undefined && (await once.wasDone({ customerId, key }));
}

/** Forms that do their work once for each time that they were shown. */
const keyedForms: ReadonlySet<string> = new Set([
  'form-enter-pay',
  'form-pay-back-pay',
  'form-terminate-employee',
  'form-import-people',
  'form-create-bank-account',
  'form-create-standing-deduction',
  'form-create-super-fund',
]);

/** The key of a request whose route does its work once for each key; undefined where none was sent, and the refusal of one that is too long. */
function keyOf({ operation }: Route, { headers, body }: Input): ReturnType<typeof readIdempotencyKey> {
  const header = (name: string): string | undefined => {
    const sent: unknown = isObject(headers) ? Reflect.get(headers, name) : undefined;
    return typeof sent === 'string' ? sent : undefined;
  };
  const key = readIdempotencyKey({ header });
  if (!key.ok || key.value !== undefined) return key;
  const typed: unknown = keyedForms.has(operation) && isObject(body) ? Reflect.get(body, 'request_key') : undefined;
  return accepted(typeof typed === 'string' && typed !== '' ? `page ${typed}` : undefined);
}

interface Refused {
  readonly refusal: string;
  /** The same request is done as soon as somebody has approved it. */
  readonly waits?: true;
}

async function judge(
  { accounts, pays, employees }: Services,
  route: Route,
  kind: ReleaseKind,
  subject: Subject & { readonly companyId: number },
): Promise<Judged | Refused> {
  const { actor, customerId, companyId, payRunId, sent } = subject;
  // Most companies ask for nobody else, whatever the amount: their run need not be looked at before it is processed.
  if (kind === 'pay-run' && !needsSecondPerson(await accounts.readReleaseRules(companyId), kind, null)) {
    return { permit: { kind: 'free' }, run: undefined };
  }
  const run = payRunId === undefined ? undefined : await pays.readPayRun({ customerId, companyId, payRunId });
  const seen =
    payRunId === undefined || run?.ok !== true ? undefined : { companyId, payRunId, version: run.value.version };
  // Sent again after everything was processed: nothing is left that anybody could approve.
  if (kind === 'pay-run' && run?.ok === true && run.value.pendingCount === 0) {
    return { permit: { kind: 'free' }, run: seen };
  }
  if (
    kind === 'payment' &&
    paysEmployees(route, sent) &&
    !namesPeople(sent) &&
    payRunId !== undefined &&
    run?.ok === true
  ) {
    const held = await accounts.heldEmployees(companyId);
    const paid = held.length === 0 ? undefined : await pays.listPays({ customerId, companyId, payRunId });
    const only = chosenPays(sent);
    const early = (paid?.ok === true ? paid.value : []).find(
      ({ id, employeeId }) => held.includes(employeeId) && (only === undefined || only.includes(id)),
    );
    if (early !== undefined) {
      const { firstName, lastName } = early.employee;
      const refusal = `The bank account of ${firstName} ${lastName} was changed less than a day ago. Nothing is paid to it until a day has passed; leave the pay out, or wait.`;
      return { refusal };
    }
  }
  if (kind === 'pay-run' && payRunId !== undefined) {
    // Whoever reviewed and approved this version of the run is the second person, unless in the place of the first.
    const approval = await pays.readApproval({ customerId, companyId, payRunId });
    const isAnother = approval?.userId !== actor.userId && approval?.onBehalfOf !== actor.userId;
    const stands = approval !== undefined && (await accounts.approvalStands({ customerId, companyId }, approval));
    if (stands && actor.userId !== null && isAnother) {
      return { permit: { kind: 'free' }, run: seen };
    }
  }
  const state = run?.ok === true ? { version: run.value.version } : {};
  const asked = await accounts.askRelease(
    {
      customerId,
      companyId,
      kind,
      subject: fingerprintOf(route.operation, { sent, ...state }),
      summary: await releaseSummary(
        { pays, employees },
        route,
        subject.imported.length === 0 ? subject : { ...subject, sent: { items: subject.imported } },
        run?.ok === true ? run.value.net : undefined,
      ),
      amountCents: run?.ok === true ? Math.round(Number(run.value.net) * 100) : null,
    },
    actor,
  );
  if (!asked.ok) return { refusal: asked.error.message, waits: true };
  // What needs nobody else because of the limit must not become more than that until it is processed or paid.
  const isLimited = needsSecondPerson(await accounts.readReleaseRules(companyId), kind, null);
  return { permit: asked.value, run: asked.value.kind === 'approved' || isLimited ? seen : undefined };
}

/** A file for super funds pays to no bank account of an employee. */
function paysEmployees({ operation }: Route, sent: object): boolean {
  return operation !== 'get-super-file' && !('kind' in sent && sent.kind === 'super');
}

/** Whether a page names the people whom a file pays; whose account is held among them is said by the file itself. */
function namesPeople(sent: object): boolean {
  return 'people' in sent && typeof sent.people === 'string' && sent.people.trim() !== '';
}

async function subjectOf(
  { employees }: Services,
  route: Route,
  { params, body, query, context }: Input,
): Promise<Subject> {
  const path = (params ?? {}) as Readonly<Record<string, unknown>>;
  const {
    csrf_token: _,
    request_key: __,
    ...rest
  } = isObject(body) && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
  const sent = { ...path, ...(isObject(query) ? query : {}), ...(Array.isArray(body) ? { items: body } : rest) };
  const actor = route.auth.kind === 'session' ? visitOf(context).actor : actorOf(context);
  const customerId = actor.customerId ?? 0;
  const employeeId = numberIn(path['employee_id']);
  const imported = route.operation === 'form-import-people' ? await importedAccounts(employees, sent, context) : [];
  const companyId =
    numberIn(path['company_id']) ??
    (employeeId === undefined ? undefined : await employees.companyOfEmployee({ customerId, employeeId }));
  const payRunId = numberIn(path['pay_run_id']);
  return { actor, customerId, userId: actor.userId, companyId, payRunId, employeeId, sent, imported };
}

/** New people come with their first account unasked; a number that somebody has already means that person. */
async function importedAccounts(
  employees: Services['employees'],
  sent: object,
  context: Input['context'],
): Promise<readonly { readonly employee_id: number }[]> {
  if (!('confirm' in sent)) return [];
  const { company } = visitOf(context);
  const found: { readonly employee_id: number }[] = [];
  for (const { number, fields } of accountsInImport(sent, company.country)) {
    const holders = await employees.listEmployees({ companyId: company.id, number });
    if (holders.ok) found.push(...holders.value.employees.map(({ id }) => ({ employee_id: id, ...fields })));
  }
  return found;
}

/** Where an import is asked about, somebody has signed in and chosen a company. */
interface PageVisit {
  readonly actor: Actor;
  readonly company: { readonly id: number; readonly country: Country };
}

function visitOf(context: Input['context']): PageVisit {
  return context.visit as unknown as PageVisit;
}

/**
 * A preview releases nothing, nor does a pay that waits; an employee's record only where it changes the bank account, a
 * deduction only where it changes who gets the money, a super fund only where it changes the account of its own.
 */
async function isRelease(
  { pays, employees }: Services,
  { operation }: Route,
  { customerId, companyId, employeeId, sent, imported }: Subject & { readonly companyId: number },
): Promise<boolean> {
  const { step, kind, decision, id: partId, pay_id: payId } = sent as Readonly<Record<string, unknown>>;
  switch (operation) {
    case 'form-decide-employee-request':
    case 'decide-employee-request':
      return kind === 'bank-account' && decision === 'approve';
    case 'form-import-people':
      return imported.length > 0;
    case 'form-enter-pay':
      return step === 'process';
    case 'form-correct-pay':
      return step === 'apply';
    case 'rebuild-pay': {
      const pay = await pays.readPay({ customerId, companyId, payId: numberIn(payId) ?? 0 });
      return pay.ok && pay.value.value.status !== 'pending';
    }
    case 'update-employees': {
      const items = 'items' in sent && Array.isArray(sent.items) ? (sent.items as readonly object[]) : [];
      return items.some((item) => Object.keys(item).some(isBankField));
    }
    case 'form-update-employee': {
      const found = await employees.readEmployee({ customerId, employeeId: employeeId ?? 0 });
      return found.ok && changesBankAccount(found.value.value, sent);
    }
    case 'create-standing-deduction':
    case 'form-create-standing-deduction':
      return changesReceiver({}, sent);
    case 'update-standing-deduction':
    case 'form-update-standing-deduction': {
      return changesReceiver(await storedPart(employees, { customerId, employeeId, kind: 'deduction', partId }), sent);
    }
    case 'create-super-fund':
    case 'form-create-super-fund':
      return changesFundAccount({}, sent);
    case 'update-super-fund':
    case 'form-update-super-fund': {
      return changesFundAccount(
        await storedPart(employees, { customerId, employeeId, kind: 'super-fund', partId }),
        sent,
      );
    }
    default:
      return true;
  }
}

/** A form sends every field that it shows; the number of an account is not shown, and empty where it stays. */
function changesBankAccount(stored: object, sent: object): boolean {
  return Object.entries(sent).some(([name, typed]) => {
    if (!isBankField(name)) return false;
    if (name.endsWith('account_number')) return typed !== '';
    return plain(typed) !== plain(Reflect.get(stored, name));
  });
}

/** Pays find the receiver of a deduction by its description, so that another one sends other money to the account. */
function changesReceiver(stored: PartValues, sent: object): boolean {
  const hasAccount = textOf(stored['receiver_account_number']) !== '';
  return Object.entries(sent).some(([name, typed]) => {
    if (!isReceiverField(name) && !(hasAccount && name === 'description')) return false;
    if (name === 'receiver_account_number' && typed === '') return false;
    return textOf(typed) !== textOf(stored[name]);
  });
}

/** A self-managed fund is paid to the account that its entry names; other funds are reached by their USI. */
function changesFundAccount(stored: PartValues, sent: object): boolean {
  return Object.entries(sent).some(([name, typed]) => {
    if (!isFundAccountField(name) || (name === 'account_number' && typed === '')) return false;
    return name === 'bsb' ? plain(typed) !== plain(stored[name]) : textOf(typed) !== textOf(stored[name]);
  });
}

/** What is stored of an entry of the employee; nothing where there is none. */
async function storedPart(
  employees: Pick<EmployeesUseCases, 'listParts'>,
  of: { customerId: number; employeeId: number | undefined; kind: 'deduction' | 'super-fund'; partId: unknown },
): Promise<PartValues> {
  const { customerId, employeeId = 0, kind, partId } = of;
  const listed = await employees.listParts({ customerId, employeeId, kind });
  return (listed.ok ? listed.value : []).find(({ id }) => id === partId)?.values ?? {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** However it is spelt: 062-000 and 062000, 50 and 50.00. */
function plain(value: unknown): string {
  const text = (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '').trim();
  const digits = text.replaceAll(/[\s,$-]/g, '');
  return /^\d+(?:\.\d+)?$/.test(digits) ? String(Number(digits)) : text;
}

/** Only exactly the same request passes once it is approved: a page keeps the form of one that waits. */
function refused(route: Route, companyId: number, message: string, waiting?: Input): Reply {
  if (route.auth.kind !== 'session') return problem('conflict', message);
  return secondPersonReply(companyId, message, waiting?.context.sentForm());
}

function isDone(reply: Reply): boolean {
  return !isProblem(reply) && reply.status < 400;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
