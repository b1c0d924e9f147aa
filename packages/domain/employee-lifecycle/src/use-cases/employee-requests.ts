import type { Company } from '@anz-payroll/companies';
import { allOrNothing } from '@anz-payroll/kernel';
import { accepted, addYears, type Result } from 'payroll-core';
import type { Employee } from '../domain/employee';
import { malformed, refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { DraftPart, PartKind, PartRules } from '../domain/parts/part';
import { partRules } from '../domain/parts/part-rules';
import { readEmployeeChange } from '../domain/read-employee';
import type { Asked, EmployeeRequest, LeaveAsked, RequestKind } from '../domain/requests/employee-request';
import { settleChangedEmployee } from '../domain/settle-employee';
import type { EmployeeStores } from '../ports';
import type { OneEmployee } from './change-employee';
import { nowIn, type EmployeeDependencies } from './employee-dependencies';
import { changeListIn, ownerOf, readValues, unknownFundsOf, type Draft, type OfKind } from './employee-parts';
import { readAll } from './read-all';
import { changePiece } from './update-employees';

export interface AskRequest extends OneEmployee {
  readonly kind: RequestKind;
  readonly asked: Asked;
  readonly requestedBy: number;
}

/** Asks for something. A request of another kind than leave takes the place of one that still waits. */
export function askRequest(deps: EmployeeDependencies) {
  return async (command: AskRequest): Promise<Result<EmployeeRequest, EmployeeRefusal>> => {
    const { kind, asked, requestedBy } = command;
    return deps.unitOfWork.run(async (stores): Promise<Result<EmployeeRequest, EmployeeRefusal>> => {
      const found = await ownerOf(stores, command);
      if (!found.ok) return found;
      const { employee, company } = found.value;
      if (employee.isDeleted || employee.isTerminated) {
        return refusal('request/invalid', 'The job has ended, so nothing of it can be changed here.');
      }
      await stores.employees.lock(employee.id);
      const fits = await wouldFit(stores, deps, found.value, asked);
      if (!fits.ok) return fits;
      const requestedAt = deps.clock.now();
      const formerly = await stores.requests.ofEmployee(employee.id);
      if (asked.leave !== undefined) {
        const again = askedAlready(formerly, asked.leave);
        if (again !== undefined) return again;
      }
      if (kind !== 'leave') {
        for (const former of formerly) {
          if (former.kind !== kind || former.state !== 'waiting') continue;
          const to = { state: 'cancelled' as const, decidedBy: requestedBy, decidedAt: requestedAt, reason: null };
          await stores.requests.move(former.id, 'waiting', to);
        }
      }
      return accepted(
        await stores.requests.add({
          ...{ customerId: company.customerId, companyId: company.id, employeeId: employee.id, kind, asked },
          ...{ state: 'waiting', requestedBy, requestedAt, decidedBy: null, decidedAt: null, reason: null },
        }),
      );
    });
  };
}

/** A form that is sent twice asks once; leave of one kind on one day is paid once. */
function askedAlready(
  formerly: readonly EmployeeRequest[],
  leave: LeaveAsked,
): Result<EmployeeRequest, EmployeeRefusal> | undefined {
  const dates = new Set(leave.days.map(({ date }) => date));
  const standing = formerly.filter(({ state }) => state === 'waiting' || state === 'approved');
  for (const request of standing) {
    const before = request.asked.leave;
    if (before === undefined || before.leaveType !== leave.leaveType) continue;
    if (request.state === 'waiting' && isSameLeave(before, leave)) return accepted(request);
    const twice = before.days.find(({ date }) => dates.has(date));
    if (twice === undefined) continue;
    return refusal(
      'request/invalid',
      `Leave of this kind is asked for on ${twice.date} already. Take that request back before you ask for other hours.`,
    );
  }
  return undefined;
}

function isSameLeave(one: LeaveAsked, other: LeaveAsked): boolean {
  const told = ({ startDate, endDate, days, note }: LeaveAsked) =>
    JSON.stringify([startDate, endDate, days.map(({ date, hours }) => [date, hours]), note]);
  return told(one) === told(other);
}

/** A number that no request has. */
const noRequestYet = Number.MAX_SAFE_INTEGER;

/** Whether the change would be taken today, so that a slip is told to whoever made it. */
async function wouldFit(
  stores: EmployeeStores,
  deps: EmployeeDependencies,
  { employee, company }: { readonly employee: Employee; readonly company: Company },
  asked: Asked,
): Promise<Result<undefined, EmployeeRefusal>> {
  if (asked.changes !== undefined) {
    const now = nowIn(company, deps.clock);
    const read = readAll([{ ...asked.changes, id: employee.id }], (item, at) =>
      readEmployeeChange(item, 'employee_id', now.today, at),
    );
    if (!read.ok) return malformed('employee/malformed', read.error);
    const types = await stores.employmentTypes.ofCustomer(employee.customerId);
    const settled = settleChangedEmployee(employee.details, read.value[0]!.sent, types, now.today);
    if (!settled.ok) return refusal('request/invalid', Object.values(settled.error).join(' '));
  }
  const early = asked.leave?.days.find(({ date }) => date < employee.details.start_date);
  if (early !== undefined) {
    return refusal('request/invalid', `The job starts on ${employee.details.start_date}; ${early.date} is before it.`);
  }
  for (const { kind, draft } of listChanges(asked, noRequestYet)) {
    const drafted = draft(partRulesOf(kind), await stores.parts.listOf(employee.id, kind));
    if (!drafted.ok) return drafted;
    const obeyed = partRulesOf(kind).listRule(drafted.value.list, employee, company.country);
    if (!obeyed.ok) return obeyed;
  }
  return accepted(undefined);
}

export interface OneRequest extends OneEmployee {
  readonly requestId: number;
}

/** What waits is taken back by the employee; leave that was approved, until it is paid. */
export function cancelRequest(deps: EmployeeDependencies) {
  return (command: OneRequest & { readonly by: number }): Promise<Result<EmployeeRequest, EmployeeRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores): Promise<Result<EmployeeRequest, EmployeeRefusal>> => {
      const request = await requestOf(stores, command);
      if (!request.ok) return request;
      const { id, state, kind } = request.value;
      const mayCancel = state === 'waiting' || (state === 'approved' && kind === 'leave');
      if (!mayCancel) return decided();
      if (state === 'approved') {
        const removed = await changeListIn(stores, deps, { ...command, kind: 'approved-leave' }, (_rules, list) =>
          accepted({ list: list.filter(({ values }) => values['request_id'] !== id), place: undefined }),
        );
        if (!removed.ok) return removed;
      }
      const to = { state: 'cancelled' as const, decidedBy: command.by, decidedAt: deps.clock.now(), reason: null };
      return (await stores.requests.move(id, state, to)) ? accepted({ ...request.value, ...to }) : decided();
    });
}

export interface DecideRequest extends OneRequest {
  /** As whoever decides saw it. */
  readonly kind: RequestKind;
  readonly isApproved: boolean;
  readonly by: number;
  readonly reason: string | null;
}

/** Somebody else's answer. An approved request changes the record in the same unit of work, so neither is without the other. */
export function decideRequest(deps: EmployeeDependencies) {
  return async (command: DecideRequest): Promise<Result<EmployeeRequest, EmployeeRefusal>> => {
    const seen = await deps.reading.run((stores) => requestOf(stores, command));
    if (!seen.ok) return seen;
    for (const { kind, draft } of command.isApproved ? listChanges(seen.value.asked, seen.value.id) : []) {
      const known = await unknownFundsOf(deps, { ...command, kind }, partRulesOf(kind), draft);
      if (!known.ok) return known;
    }
    const outcome = await allOrNothing(
      deps.unitOfWork,
      async (stores): Promise<Result<EmployeeRequest, EmployeeRefusal>> => {
        const request = await requestOf(stores, command);
        if (!request.ok) return request;
        const { id, kind, state, requestedBy } = request.value;
        if (kind !== command.kind) return refusal('request/not-found', 'There is no such request.');
        if (requestedBy === command.by) return refusal('request/own', 'Nobody decides what they asked for.');
        if (state !== 'waiting') return decided();
        if (command.isApproved) {
          const applied = await apply(stores, deps, request.value);
          if (!applied.ok) return applied;
        }
        const to = {
          state: command.isApproved ? ('approved' as const) : ('declined' as const),
          decidedBy: command.by,
          decidedAt: deps.clock.now(),
          reason: command.reason,
        };
        // Whoever comes second finds it decided, and what was applied for them is undone: it is applied once.
        if (!(await stores.requests.move(id, 'waiting', to))) return decided();
        await queueDecision(stores, request.value, to);
        return accepted({ ...request.value, ...to });
      },
    );
    if (outcome.ok) deps.wakeMail?.();
    return outcome;
  };
}

/** Tells whoever asked what became of it, in the transaction of the decision. What exactly they asked for stays out of it. */
async function queueDecision(
  { companies, emails }: Pick<EmployeeStores, 'companies' | 'emails'>,
  { companyId, requestedBy, kind }: EmployeeRequest,
  { state, reason, decidedAt }: Pick<EmployeeRequest, 'state' | 'reason'> & { readonly decidedAt: number },
): Promise<void> {
  const details = (await companies.find(companyId))?.details;
  const company = details?.trading_name || details?.legal_name || '';
  const facts = { company, kind, decision: state, ...(reason === null ? {} : { reason }) };
  await emails.add({ kind: 'request-decided', userId: requestedBy, facts }, decidedAt);
}

async function apply(
  stores: EmployeeStores,
  deps: EmployeeDependencies,
  { id, customerId, companyId, employeeId, asked }: EmployeeRequest,
): Promise<Result<undefined, EmployeeRefusal>> {
  await stores.employees.lock(employeeId);
  if (asked.changes !== undefined) {
    const company = await stores.companies.find(companyId);
    if (company === undefined) return refusal('employee/company-not-found', 'Company not found');
    const now = nowIn(company, deps.clock);
    const read = readAll([{ ...asked.changes, id: employeeId }], (item, at) =>
      readEmployeeChange(item, 'employee_id', now.today, at),
    );
    if (!read.ok) return malformed('employee/malformed', read.error);
    const scope = { companyId, customerId, now, unknown: new Set<string>() };
    const [result] = await changePiece(stores, scope, read.value);
    if (result === undefined || !('employee' in result)) {
      return refusal('request/invalid', Object.values(result?.errors ?? {}).join(' '));
    }
  }
  for (const { kind, draft } of listChanges(asked, id)) {
    const changed = await changeListIn(stores, deps, { customerId, employeeId, kind }, draft);
    if (!changed.ok) return changed;
  }
  return accepted(undefined);
}

/** Which lists of the employee the request changes, and how. */
function listChanges(
  { bankAccount, superFund, leave }: Asked,
  requestId: number,
): readonly (Pick<OfKind, 'kind'> & { readonly draft: Draft })[] {
  const entry =
    (values: Readonly<Record<string, unknown>>, others: (list: readonly DraftPart[]) => readonly DraftPart[]): Draft =>
    (rules, list) => {
      const read = readValues(rules, values, { ...rules.defaults }, rules.required);
      return read.ok ? accepted({ list: [...others(list), { values: read.value }], place: undefined }) : read;
    };
  return [
    // Accounts with a share of their own stay; the last one, which takes the remainder, is the new one.
    ...(bankAccount === undefined
      ? []
      : [{ kind: 'bank-account' as const, draft: entry(bankAccount, (list) => list.slice(0, -1)) }]),
    ...(superFund === undefined ? [] : [{ kind: 'super-fund' as const, draft: entry(superFund, () => []) }]),
    ...(leave === undefined
      ? []
      : [
          {
            kind: 'approved-leave' as const,
            draft: entry(leaveValues(leave, requestId), (list) => recent(list, leave)),
          },
        ]),
  ];
}

function leaveValues({ leaveType, startDate, endDate, days }: LeaveAsked, requestId: number) {
  return {
    ...{ leave_type: leaveType, start_date: startDate, end_date: endDate, days },
    request_id: requestId,
  };
}

/** Leave of long ago is in its pays; the list stays short. */
function recent(list: readonly DraftPart[], { startDate }: LeaveAsked): readonly DraftPart[] {
  return list.filter(({ values }) => String(values['end_date']) >= addYears(startDate, -1));
}

export function listRequests(deps: Pick<EmployeeDependencies, 'reading'>) {
  return ({ customerId, employeeId }: OneEmployee): Promise<readonly EmployeeRequest[]> =>
    deps.reading.run(async ({ requests }) =>
      (await requests.ofEmployee(employeeId)).filter((one) => one.customerId === customerId),
    );
}

/** What waits for somebody who works on the payroll, oldest first. */
export function waitingRequests(deps: Pick<EmployeeDependencies, 'reading'>) {
  return ({ customerId, companyId }: { readonly customerId: number; readonly companyId: number }) =>
    deps.reading.run(async ({ requests }): Promise<readonly EmployeeRequest[]> =>
      (await requests.waitingIn(companyId)).filter((one) => one.customerId === customerId),
    );
}

async function requestOf(
  { requests }: Pick<EmployeeStores, 'requests'>,
  { customerId, employeeId, requestId }: OneRequest,
): Promise<Result<EmployeeRequest, EmployeeRefusal>> {
  const found = await requests.find(requestId);
  return found?.customerId === customerId && found.employeeId === employeeId
    ? accepted(found)
    : refusal('request/not-found', 'There is no such request.');
}

function partRulesOf(kind: PartKind): PartRules {
  return partRules[kind];
}

function decided() {
  return refusal('request/decided', 'This was decided or taken back already.');
}
