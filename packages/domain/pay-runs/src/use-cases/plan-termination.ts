import { localDay, type Company } from '@anz-payroll/companies';
import {
  decideTermination,
  employeeAnnouncement,
  nowIn,
  type Employee,
  type Part,
} from '@anz-payroll/employee-lifecycle';
import { accepted, parseCivilDate, type CivilDate, type Result } from 'payroll-core';
import type { TerminationRequest } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import { refusal, type PaysRefusal, type PaysRefusalCode } from '../domain/pays-refusal';
import { plannedTermination } from '../domain/planned-termination';
import type { PayStores } from '../ports';
import { allOrNothing } from './all-or-nothing';
import { calculatePays, type PreparedPay } from './calculate-pays';
import { voidPay } from './change-pay';
import { companyOf } from './company-of';
import { asPaysRefusal } from './end-employment';
import { loadPays } from './load-pays';
import type { PaysDependencies } from './pays-dependencies';
import { previewOf } from './preview-pays';
import { changeRuns } from './save-pays';
import { stagePays } from './stage-pays';

export interface OnePlan {
  readonly customerId: number;
  readonly employeeId: number;
}

export interface CancelPlan extends OnePlan {
  /** Whether a plan of this version may be taken back; any, unless given. */
  readonly mayTouch?: (version: number) => boolean;
}

export interface PlanTermination extends OnePlan {
  readonly termination: TerminationRequest;
  /** Whether the plan of this version may be replaced, or made where there is none; always, unless given. */
  readonly mayTouch?: (version: number | undefined) => boolean;
}

/** A planned last day as it stands. */
export interface PlanOfEmployee {
  readonly employeeId: number;
  /** Every plan is an entry of its own, so that its id is the version. */
  readonly version: number;
  readonly terminationDate: CivilDate;
  readonly request: TerminationRequest;
  /** The final pay, once the run of the last day is open. */
  readonly stagedPay: { readonly payId: number; readonly payRunId: number } | null;
  /** The final pay: as it is staged, or as it would be on the last day; undefined where there is no law for that day yet. */
  readonly finalPay: PayRecord | undefined;
}

/**
 * Sets the last day of a job that goes on until then. The run of that day stages the final pay; where it is open already,
 * the pay that is staged in it becomes the final one. A plan made again replaces the one before.
 */
export function planTermination(deps: PaysDependencies) {
  return (command: PlanTermination): Promise<Result<PlanOfEmployee, PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores) => {
      const held = await holdEmployee(stores, command);
      if (!held.ok) return held;
      const { employee, company } = held.value;
      const stored = await entryOf(stores, employee);
      if (command.mayTouch?.(stored?.id) === false) return changed();
      const moment = deps.clock.now();
      const last = parseCivilDate(command.termination.terminationDate);
      if (!last.ok) return refusal('termination/schema', last.error.message, { fields: ['terminationDate'] });
      const today = localDay(moment, company.details.timezone);
      if (last.value < today) return hasPassed(last.value, today);
      const freed = await unstage(stores, employee, last.value, moment);
      const decided = decideTermination(employee, last.value, await stores.finalPays.stagedFor(employee.id));
      if (!decided.ok) return asPaysRefusal(decided.error);
      const fits = await judge(stores, company, employee, last.value, command.termination);
      if (!fits.ok) return fits;
      await stores.parts.replace(employee.id, 'planned-termination', [
        { values: { termination_date: last.value, request: command.termination } },
      ]);
      return restage(stores, deps, { company, employee, freed, moment });
    });
}

/** Takes the plan back in one step: a final pay that is staged becomes an ordinary one again. */
export function cancelPlannedTermination(deps: PaysDependencies) {
  return (command: CancelPlan): Promise<Result<undefined, PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores) => {
      const held = await holdEmployee(stores, command);
      if (!held.ok) return held;
      const { employee, company } = held.value;
      const stored = await entryOf(stores, employee);
      if (stored === undefined) return notPlanned();
      if (command.mayTouch?.(stored.id) === false) return changed();
      const moment = deps.clock.now();
      const freed = await unstage(stores, employee, undefined, moment);
      await stores.parts.replace(employee.id, 'planned-termination', []);
      const restaged = await restage(stores, deps, { company, employee, freed, moment });
      return restaged.ok || restaged.error.code === 'termination/not-planned' ? accepted(undefined) : restaged;
    });
}

export function readPlannedTermination(deps: Pick<PaysDependencies, 'reading' | 'clock'>) {
  return (query: OnePlan): Promise<Result<PlanOfEmployee, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const employee = await stores.employees.find(query.employeeId);
      if (employee === undefined || employee.customerId !== query.customerId) return noSuchEmployee();
      const company = await stores.companies.find(employee.companyId);
      return company === undefined ? noSuchEmployee() : planOf(stores, company, employee, deps.clock.now());
    });
}

async function planOf(
  stores: PayStores,
  company: Company,
  employee: Employee,
  moment: number,
): Promise<Result<PlanOfEmployee, PaysRefusal>> {
  const stored = await entryOf(stores, employee);
  const planned = stored === undefined ? undefined : plannedTermination([stored]);
  if (stored === undefined || planned === undefined) return notPlanned();
  const staged = (await pendingOf(stores, employee)).find(({ termination }) => termination !== null);
  const ahead =
    staged === undefined
      ? await judge(stores, company, employee, planned.terminationDate, planned.request)
      : accepted(undefined);
  const finalPay = ahead.ok && ahead.value !== undefined ? previewOf(ahead.value, moment).pay : staged;
  return accepted({
    employeeId: employee.id,
    version: stored.id,
    ...planned,
    finalPay,
    stagedPay: staged === undefined ? null : { payId: staged.id, payRunId: staged.payRunId },
  });
}

async function entryOf(stores: PayStores, employee: Employee): Promise<Part | undefined> {
  return (await stores.parts.listOf(employee.id, 'planned-termination'))[0];
}

async function holdEmployee(
  stores: PayStores,
  { customerId, employeeId }: OnePlan,
): Promise<Result<{ readonly employee: Employee; readonly company: Company }, PaysRefusal>> {
  const seen = await stores.employees.find(employeeId);
  if (seen === undefined || seen.customerId !== customerId) return noSuchEmployee();
  const company = await companyOf(stores, { customerId, companyId: seen.companyId });
  if (!company.ok) return noSuchEmployee();
  await stores.roster.lockAll(company.value.id, [employeeId]);
  const employee = await stores.employees.find(employeeId);
  return employee === undefined ? noSuchEmployee() : accepted({ employee, company: company.value });
}

function pendingOf(stores: PayStores, { customerId, companyId, id }: Employee): Promise<readonly PayRecord[]> {
  return stores.pays.list({ customerId, companyId, employeeId: id, status: 'pending' });
}

/**
 * Takes away the pending pays that the change makes wrong: the final pay of an earlier plan, and with a last day those
 * that reach beyond it. A final pay that was staged without a plan stays, and is refused over.
 */
async function unstage(
  stores: PayStores,
  employee: Employee,
  lastDay: CivilDate | undefined,
  moment: number,
): Promise<readonly PayRecord[]> {
  const planned = plannedTermination(await stores.parts.listOf(employee.id, 'planned-termination'));
  const isWrong = ({ termination, periodEnd }: PayRecord): boolean =>
    termination === null
      ? lastDay !== undefined && periodEnd >= lastDay
      : termination.terminationDate === planned?.terminationDate;
  const freed = (await pendingOf(stores, employee)).filter(isWrong);
  for (const pay of freed) {
    const found = await stores.pays.findWithInput(pay.companyId, pay.id);
    if (found === undefined) continue;
    await voidPay(stores, found, moment, null);
    await changeRuns(stores, [found.pay], []);
  }
  return freed;
}

const noLaw: ReadonlySet<PaysRefusalCode> = new Set(['pay/no-law-for-date', 'pay/no-law-for-employee']);

/** The final pay as it would be on the last day; undefined where there is no confirmed law for that day. */
async function judge(
  stores: PayStores,
  company: Company,
  employee: Employee,
  lastDay: CivilDate,
  termination: TerminationRequest,
): Promise<Result<PreparedPay | undefined, PaysRefusal>> {
  const loaded = await loadPays(stores, {
    company,
    payDate: lastDay,
    identifierType: 'employee_id',
    items: [{ employeeId: employee.id, termination }],
    standing: 'none',
    runs: 'look',
    lock: false,
  });
  const done = loaded.ok
    ? calculatePays(loaded.value.context, loaded.value.wanted, { redistributeTaxByGross: false })
    : loaded;
  if (done.ok) return accepted(done.value[0]);
  if (noLaw.has(done.error.code)) return accepted(undefined);
  const { index: _index, ...error } = done.error;
  return { ok: false, error };
}

interface Restaging {
  readonly company: Company;
  readonly employee: Employee;
  readonly freed: readonly PayRecord[];
  readonly moment: number;
}

async function restage(
  stores: PayStores,
  deps: PaysDependencies,
  { company, employee, freed, moment }: Restaging,
): Promise<Result<PlanOfEmployee, PaysRefusal>> {
  for (const { payRunId, payDate } of freed) {
    const run = await stores.runs.find(company.id, payRunId);
    if (run === undefined) continue;
    const employeeIds = [employee.id];
    const staged = await stagePays(stores, { company, run, payDate, employeeIds, batch: deps.batchIds.next(), moment });
    if (!staged.ok) return staged;
  }
  const { rates } = nowIn(company, deps.clock);
  await stores.announcements.add([employeeAnnouncement('employee.updated', employee, rates)]);
  return planOf(stores, company, employee, moment);
}

function hasPassed(lastDay: CivilDate, today: CivilDate) {
  return refusal(
    'termination/business',
    `terminationDate ${lastDay} has passed (today is ${today}). Only a day from today on is planned; end the job with POST /api/employees/{employee_id}/terminate instead.`,
    { fields: ['terminationDate'] },
  );
}

function changed() {
  return refusal('pay/changed-meanwhile', 'The plan has changed since it was read. Read it again.');
}

function notPlanned() {
  return refusal('termination/not-planned', 'No last day is planned for this employee.');
}

function noSuchEmployee() {
  return refusal('termination/unknown-employee', 'No employee found with the given employee_id');
}
