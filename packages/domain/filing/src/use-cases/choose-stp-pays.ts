import type { PayRecord } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import { auFinancialYear, type CivilDate } from 'payroll-core/calendar';
import { auFiledPays } from '../domain/filed-pay';
import { refusal, type FilingRefusal } from '../domain/filing-refusal';
import type { AuFiledPay, StpAction } from '../domain/stp/kept-au-pay';
import type { FilingStores } from '../ports';

export interface SubmitStpPays {
  readonly companyId: number;
  readonly payRunId?: number | undefined;
  readonly payIds?: readonly number[] | undefined;
  /** Of what is chosen, only what is about these employees. */
  readonly employeeIds?: readonly number[] | undefined;
  readonly from?: CivilDate | undefined;
  readonly to?: CivilDate | undefined;
  readonly action: StpAction;
  readonly isFinal: boolean;
}

/** The pays one submission speaks of, and for an update event the employees who have no pay left to speak of. */
export interface StpSelection {
  readonly pays: readonly AuFiledPay[];
  readonly employeesWithout: readonly { readonly employeeId: number; readonly year: string }[];
}

/** The chosen pays, those of some employees only where they are named. */
export async function chooseStpPays(
  stores: FilingStores,
  command: SubmitStpPays,
  today: CivilDate,
): Promise<Result<StpSelection, FilingRefusal>> {
  const { companyId, employeeIds } = command;
  if (employeeIds === undefined) return chooseOfEverybody(stores, command, today);
  const known = new Set((await stores.employees.ofIds(companyId, employeeIds)).map(({ id }) => id));
  const unknown = employeeIds.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    return refusal('filing/employee-not-found', `The company has no employee ${unknown.join(', ')}.`);
  }
  const selection = await chooseOfEverybody(stores, command, today);
  if (!selection.ok) return selection;
  const { pays, employeesWithout } = selection.value;
  const isAsked = ({ employeeId }: { readonly employeeId: number }) => known.has(employeeId);
  return accepted({ pays: pays.filter(isAsked), employeesWithout: employeesWithout.filter(isAsked) });
}

/**
 * Chooses by one of: a pay run, a list of pays, a span of pay dates. Without any, a new submission takes every pay that
 * no report holds, and the other two take the financial year so far.
 */
async function chooseOfEverybody(
  stores: FilingStores,
  command: SubmitStpPays,
  today: CivilDate,
): Promise<Result<StpSelection, FilingRefusal>> {
  const { companyId, payRunId, payIds, action } = command;
  const ways = [payRunId, payIds, command.from ?? command.to].filter((way) => way !== undefined);
  if (ways.length > 1) {
    return refusal(
      'stp/selection-invalid',
      'Choose pays by pay_run_id, by pay_ids, or by from and to, not by several.',
    );
  }
  if (payIds !== undefined) {
    const found = await stores.pays.ofIds(companyId, payIds);
    const missing = payIds.filter((id) => !found.some((pay) => pay.id === id));
    return missing.length > 0
      ? refusal('filing/pay-not-found', `The company has no processed pay ${missing.join(', ')}.`)
      : accepted(chosen(found));
  }
  if (payRunId !== undefined) {
    const found = await stores.pays.ofRun(companyId, payRunId);
    return found === undefined
      ? refusal('filing/pay-run-not-found', `The company has no pay run ${payRunId}.`)
      : accepted(chosen(found));
  }
  if (action === 'NEW' && ways.length === 0) return accepted(chosen(await stores.pays.unreported(companyId)));
  const year = auFinancialYear(command.from ?? command.to ?? today);
  const from = command.from ?? year.firstDay;
  const to = command.to ?? auFinancialYear(from).lastDay;
  if (from > to) return refusal('stp/selection-invalid', 'from is after to.');
  const pays = auFiledPays(await stores.pays.between(companyId, from, to));
  return accepted({
    pays,
    employeesWithout: action === 'UPDATE' ? await withoutPays(stores, companyId, from, to) : [],
  });
}

function chosen(records: readonly PayRecord[]): StpSelection {
  return { pays: auFiledPays(records), employeesWithout: [] };
}

/** Whoever had a pay reported that was voided since: the figures the tax office holds must come down. */
async function withoutPays(
  stores: FilingStores,
  companyId: number,
  from: CivilDate,
  to: CivilDate,
): Promise<StpSelection['employeesWithout']> {
  const first = auFinancialYear(from);
  const last = auFinancialYear(to);
  const years = first.name === last.name ? [first] : [first, last];
  const found = await Promise.all(
    years.map(async ({ name, firstDay, lastDay }) =>
      (await stores.pays.employeesWithVoidedReports(companyId, firstDay, lastDay)).map((employeeId) => ({
        employeeId,
        year: name,
      })),
    ),
  );
  return found.flat();
}
