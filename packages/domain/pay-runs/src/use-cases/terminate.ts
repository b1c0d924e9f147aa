import { localDay } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import type { Terminate } from '../domain/pay-command';
import type { PayRecord, PayWarning } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';
import { countryPayroll } from '../countries/registered-countries';
import { allOrNothing, answeredOnce } from './all-or-nothing';
import { companyOf } from './company-of';
import { calculatePays } from './calculate-pays';
import { endEmployment } from './end-employment';
import { loadPays } from './load-pays';
import type { PayContext } from './pay-context';
import { changeRuns, savePays } from './save-pays';
import { warnOfDaysAround } from './days-around-the-last';
import type { PaysDependencies } from './pays-dependencies';
import type { TerminationOfEmployee } from './pays-use-cases';

/**
 * Makes the final pay of an employee, which carries the termination alone. Where the country processes it at once, the
 * job ends with it; where it is staged, the job ends when its run is processed.
 */
export function terminate(deps: PaysDependencies) {
  return async (command: Terminate): Promise<Result<TerminationOfEmployee, PaysRefusal>> => {
    if (!(await deps.licences.of(command.customerId)).isActive) {
      return refusal('pay/no-subscription', 'The customer has no active subscription.');
    }
    const batch = deps.batchIds.next();
    let isFirstTry = true;
    return allOrNothing(deps.unitOfWork, async (stores) => {
      const [made] = isFirstTry ? [] : await stores.pays.ofBatch(batch);
      isFirstTry = false;
      if (made !== undefined) return accepted({ ...(await told(stores, made, deps.clock.now())), replayed: false });
      return answeredOnce(stores, command, () => terminateIn(stores, deps, command, batch));
    });
  };
}

async function terminateIn(
  stores: PayStores,
  deps: PaysDependencies,
  command: Terminate,
  batch: string,
): Promise<Result<Omit<TerminationOfEmployee, 'replayed'>, PaysRefusal>> {
  // Seats are locked before employees in every unit of work, so that two of them cannot wait for each other.
  await stores.seats.lock(command.customerId);
  const employee = await stores.employees.lock(command.employeeId);
  if (employee === undefined || employee.customerId !== command.customerId) return noSuchEmployee();
  if (command.mayTouch?.(employee.version) === false) {
    return refusal('pay/changed-meanwhile', 'The employee has changed since it was read. Read it again.');
  }
  const company = await companyOf(stores, { customerId: command.customerId, companyId: employee.companyId });
  if (!company.ok) return noSuchEmployee();
  const loaded = await loadPays(stores, {
    company: company.value,
    payDate: command.payDate,
    identifierType: 'employee_id',
    items: [{ employeeId: employee.id, termination: command.termination }],
    standing: 'none',
    runs: 'open',
    lock: true,
  });
  if (!loaded.ok) return withoutIndex(loaded.error);
  const { context, wanted } = loaded.value;
  const status = countryPayroll(company.value.country).finalPayStatus;
  const staged = status === 'pending' ? await stagedInRun(stores, context, employee) : [];
  const prepared = calculatePays(context, wanted, { redistributeTaxByGross: false, staged });
  if (!prepared.ok) return withoutIndex(prepared.error);
  const moment = deps.clock.now();
  const [pay] = await savePays(stores, context, prepared.value, { batch, status, moment });
  if (status === 'processed') {
    const ended = await endEmployment(stores, company.value, pay!, deps.clock);
    if (!ended.ok) return ended;
  }
  await changeRuns(stores, [], [pay!]);
  return accepted(await told(stores, pay!, moment));
}

/** The pays that wait beside a final pay. The run pays them together, and works both out again. */
async function stagedInRun(
  stores: PayStores,
  { company: { id: companyId, customerId }, runs }: PayContext,
  { id: employeeId, details }: Employee,
): Promise<readonly PayRecord[]> {
  const payRunId = runs.get(details.pay_period)!.id;
  const waiting = await stores.pays.list({ customerId, companyId, employeeId, payRunId, status: 'pending' });
  return waiting.filter(({ termination }) => termination === null);
}

/** The latest termination of an employee; it stays readable after a reinstatement. */
export function readTermination(deps: Pick<PaysDependencies, 'reading' | 'clock'>) {
  return (query: {
    readonly customerId: number;
    readonly employeeId: number;
  }): Promise<Result<TerminationOfEmployee, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const employee = await stores.employees.find(query.employeeId);
      if (employee === undefined || employee.customerId !== query.customerId) return noSuchEmployee();
      const pay = await stores.pays.lastTermination(employee.id);
      return pay === undefined
        ? refusal('termination/not-found', 'This employee was never terminated.')
        : accepted({ ...(await told(stores, pay, deps.clock.now())), replayed: false });
    });
}

async function told(
  stores: PayStores,
  pay: PayRecord,
  moment: number,
): Promise<Omit<TerminationOfEmployee, 'replayed'>> {
  const employee = await stores.employees.find(pay.employeeId);
  const run = await stores.runs.find(pay.companyId, pay.payRunId);
  const company = await stores.companies.find(pay.companyId);
  const today = company === undefined ? undefined : localDay(moment, company.details.timezone);
  return {
    pay,
    lastDayWarnings: [...warnOfLastDay(pay, today), ...(await daysAroundOf(stores, pay))],
    payRunDate: run?.payDate ?? pay.payDate,
    isPayProcessed: pay.status === 'processed',
    employeeNumber: employee?.details.number ?? null,
    isEmployeeTerminated: employee?.isTerminated === true,
  };
}

function daysAroundOf(stores: PayStores, pay: PayRecord): Promise<readonly PayWarning[]> {
  const { id: finalPayId, customerId, companyId, employeeId, termination } = pay;
  if (termination === null) return Promise.resolve([]);
  const lastDay = termination.terminationDate;
  return warnOfDaysAround(stores, { customerId, companyId, employeeId, lastDay, finalPayId });
}

/** The request ends the job whatever its last day is; whoever meant to plan hears of it. */
function warnOfLastDay(
  { id, employeeId, termination }: PayRecord,
  today: CivilDate | undefined,
): readonly PayWarning[] {
  if (termination === null || today === undefined || termination.terminationDate <= today) return [];
  return [
    {
      code: 'termination/last-day-ahead',
      field: 'termination_date',
      message:
        `The last day, ${termination.terminationDate}, lies ahead: with this final pay the job ends before it, leave no longer accrues ` +
        `and later runs do not pay this employee. To keep them employed until then, delete pay ${id} and plan the last day ` +
        `with PUT /api/employees/${employeeId}/planned-termination.`,
    },
  ];
}

function noSuchEmployee() {
  return refusal('termination/unknown-employee', 'No employee found with the given employee_id');
}

function withoutIndex({ index: _index, ...error }: PaysRefusal): { readonly ok: false; readonly error: PaysRefusal } {
  return { ok: false, error };
}
