import {
  needsSecondPerson,
  type AccountsUseCases,
  type Actor,
  type Permit,
  type ReleaseKind,
} from '@anz-payroll/accounts';
import { ApprovedRunChanged, type ApprovedRun, type ReleaseScope } from '@anz-payroll/composition';
import type { EmployeesUseCases } from '@anz-payroll/employee-lifecycle';
import { isProblem, problem } from '@anz-payroll/http-kit/errors';
import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import type { AnyReply, Route } from '@anz-payroll/http-kit/route';
import type { PaysUseCases } from '@anz-payroll/pay-runs';
import { DatabaseBusy } from '@anz-payroll/persistence-typeorm';
import { secondPersonReply } from '@anz-payroll/web';
import { actorOf } from './routes/accounts/actor-of';

interface Services {
  readonly accounts: AccountsUseCases;
  readonly pays: Pick<PaysUseCases, 'readPayRun' | 'readApproval' | 'listPays'>;
  readonly employees: Pick<EmployeesUseCases, 'companyOfEmployee'>;
  readonly releases: ReleaseScope;
}

/** What a request is about, from its path and body. */
interface Subject {
  readonly actor: Actor;
  readonly customerId: number;
  readonly userId: number | null;
  readonly companyId: number | undefined;
  readonly payRunId: number | undefined;
  readonly employeeIds: readonly number[];
  readonly sent: object;
}

type Input = Parameters<Route['handle']>[0];
type Reply = Awaited<ReturnType<Route['handle']>>;

/**
 * The same routes, where whatever a route declares as `release` asks first whether a second person must approve it, and
 * nothing is paid to a bank account that was changed within the company's hold. What is approved is exactly this request:
 * the same path, body and state of the pay run.
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
        if (subject.companyId === undefined || !isRelease(route, release, subject.sent)) return route.handle(input);
        // Whoever does not reach the company is answered by the route itself, as if there were nothing.
        if ((await services.accounts.reachCompany(subject, subject.companyId)) !== 'reachable')
          return route.handle(input);
        const within = { ...subject, companyId: subject.companyId };
        const judged = await judge(services, route, release, within);
        if ('refusal' in judged) return refused(route, within.companyId, judged.refusal);
        const handle = () => released(services, route, input, within, judged);
        if (release !== 'bank-account') return handle();
        const changed = {
          customerId: subject.customerId,
          companyId: subject.companyId,
          employeeIds: subject.employeeIds,
        };
        // Held before it is changed: whatever fails in between, nothing is paid too early. The change itself queues the e-mails.
        await services.accounts.holdBankAccounts(changed);
        const reply = await handle();
        if (isDone(reply)) {
          const employeeIds = [...new Set([...subject.employeeIds, ...employeesIn(reply)])];
          await services.accounts.holdBankAccounts({ ...changed, employeeIds });
        }
        return reply;
      },
    };
  });
}

interface Judged {
  readonly permit: Permit;
  /** The run that a second person has seen; undefined where nobody else was needed. */
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

async function judge(
  { accounts, pays }: Services,
  route: Route,
  kind: ReleaseKind,
  subject: Subject & { readonly companyId: number },
): Promise<Judged | { readonly refusal: string }> {
  const { actor, customerId, companyId, payRunId, sent } = subject;
  // Most companies ask for nobody else, whatever the amount: their run need not be looked at before it is processed.
  if (kind === 'pay-run' && !needsSecondPerson(await accounts.readReleaseRules(companyId), kind, null)) {
    return { permit: { kind: 'free' }, run: undefined };
  }
  const run = payRunId === undefined ? undefined : await pays.readPayRun({ customerId, companyId, payRunId });
  const seen =
    payRunId === undefined || run?.ok !== true ? undefined : { companyId, payRunId, version: run.value.version };
  if (kind === 'payment' && payRunId !== undefined && run?.ok === true) {
    const held = await accounts.heldEmployees(companyId);
    const paid = held.length === 0 ? undefined : await pays.listPays({ customerId, companyId, payRunId });
    const only = 'pay_ids' in sent && Array.isArray(sent.pay_ids) ? (sent.pay_ids as readonly number[]) : undefined;
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
    if (approval !== undefined && actor.userId !== null && isAnother) {
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
      summary: summaryOf(route, subject, run?.ok === true ? run.value.net : undefined),
      amountCents: run?.ok === true ? Math.round(Number(run.value.net) * 100) : null,
    },
    actor,
  );
  if (!asked.ok) return { refusal: asked.error.message };
  return { permit: asked.value, run: asked.value.kind === 'approved' ? seen : undefined };
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
  // Only there the items are employees; those of a list that hangs on an employee have ids of their own.
  const items: readonly unknown[] = route.operation === 'update-employees' && Array.isArray(body) ? body : [];
  const listed = items.map((item) => numberIn(isObject(item) ? Reflect.get(item, 'id') : undefined));
  const employeeIds = [employeeId, ...listed].flatMap((id) => id ?? []);
  const companyId =
    numberIn(path['company_id']) ??
    (employeeId === undefined ? undefined : await employees.companyOfEmployee({ customerId, employeeId }));
  const payRunId = numberIn(path['pay_run_id']);
  return { actor, customerId, userId: actor.userId, companyId, payRunId, employeeIds, sent };
}

function visitOf(context: Input['context']): { readonly actor: Actor } {
  return context.visit as unknown as { readonly actor: Actor };
}

/** A preview releases nothing, and a change of an employee is one of a bank account only where it names one. */
function isRelease({ operation }: Route, release: ReleaseKind, sent: object): boolean {
  const { step } = sent as { readonly step?: unknown };
  const { kind, decision } = sent as { readonly kind?: unknown; readonly decision?: unknown };
  if (operation === 'form-decide-employee-request' || operation === 'decide-employee-request')
    return kind === 'bank-account' && decision === 'approve';
  if (operation === 'form-enter-pay') return step === 'process';
  if (operation === 'form-correct-pay') return step === 'apply';
  if (operation !== 'update-employees' && operation !== 'form-update-employee') return true;
  const items = 'items' in sent && Array.isArray(sent.items) ? (sent.items as readonly object[]) : [sent];
  return items.some((item) =>
    Object.entries(item).some(([name, value]) => name.endsWith('bank_account_number') && value !== ''),
  );
}

/** Those of a batch, which may be named by their numbers. */
function employeesIn(reply: Reply): readonly number[] {
  const { body } = reply as AnyReply;
  return (Array.isArray(body) ? body : []).flatMap((item: unknown) => {
    const employee: unknown = isObject(item) && 'employee' in item ? item.employee : undefined;
    return isObject(employee) && 'id' in employee && typeof employee.id === 'number' ? [employee.id] : [];
  });
}

function summaryOf(route: Route, { sent }: Subject, net: string | undefined): string {
  const ids = Object.entries(sent)
    .filter(([name, value]) => /_id$/.test(name) && name !== 'company_id' && typeof value === 'number')
    .map(([name, value]) => `${name.replace(/_id$/, '').replaceAll('_', ' ')} ${String(value)}`);
  return [route.summary, ...ids, ...(net === undefined ? [] : [`net ${net}`])].join(', ').slice(0, 300);
}

function refused(route: Route, companyId: number, message: string): Reply {
  if (route.auth.kind !== 'session') return problem('conflict', message);
  return secondPersonReply(companyId, message);
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
