import { localDay } from '@anz-payroll/companies';
import type { InCompany, OnePay, OnePayRun, PayRecord, PaysRefusal, PaysUseCases } from '@anz-payroll/pay-runs';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import { figuresThatDiffer, type IssuedPayslip } from '../domain/issued-payslip';
import type { Payslip } from '../domain/payslip';
import { dateShown } from '../domain/shown';
import type { IssueDependencies } from './issue-payslip';
import { payslipsOf } from './read-payslip';

export interface IssuedPayslipsDependencies extends IssueDependencies {
  readonly pays: Pick<PaysUseCases, 'readPay' | 'inputsOf' | 'listPays'>;
}

/** A payslip that was handed out, and how it stands to the pay of today. */
export interface ToldIssuedPayslip extends IssuedPayslip {
  /** Whether the pay still counts and its payslip would say the same. */
  readonly isCurrent: boolean;
  /** Members of the payslip that would say something else today. */
  readonly differsIn: readonly string[];
  /** Why it is not the last word; null where it is. */
  readonly note: string | null;
}

export interface IssuedToEmployee extends InCompany {
  readonly employeeId: number;
  /** Only of pays with this pay date or a later one. */
  readonly from?: CivilDate;
}

export function listIssuedOfPay(deps: IssuedPayslipsDependencies) {
  return async (query: OnePay): Promise<Result<readonly ToldIssuedPayslip[], PaysRefusal>> => {
    const { companyId, payId } = query;
    const issued = await deps.reading.run((stores) => stores.issued.ofPay(companyId, payId));
    const found = await deps.pays.readPay(query);
    if (issued.length === 0) return found.ok ? accepted([]) : found;
    if (found.ok) return accepted(await told(deps, issued, [found.value.value]));
    // The pay was taken back; what stands in its place is among the employee's.
    const { employeeId, payDate } = issued[0]!;
    const { customerId } = query;
    const from = payDate as CivilDate;
    const others = await deps.pays.listPays({ customerId, companyId, employeeId, from, to: from, status: 'processed' });
    return others.ok ? accepted(await told(deps, issued, others.value)) : others;
  };
}

export function listIssuedToEmployee(deps: IssuedPayslipsDependencies) {
  return async (query: IssuedToEmployee): Promise<Result<readonly ToldIssuedPayslip[], PaysRefusal>> => {
    const { companyId, employeeId, from } = query;
    const issued = await deps.reading.run((stores) => stores.issued.ofEmployee(companyId, employeeId, from));
    if (issued.length === 0) return accepted([]);
    const pays = await deps.pays.listPays({ ...query, status: 'processed' });
    return pays.ok ? accepted(await told(deps, issued, pays.value)) : pays;
  };
}

/** The last payslip that was handed out of each pay from a day on, where it is not what the pay says today. */
export function issuedThatDiffer(deps: IssuedPayslipsDependencies) {
  const list = listIssuedToEmployee(deps);
  return async (query: IssuedToEmployee): Promise<readonly ToldIssuedPayslip[]> => {
    const listed = await list(query);
    if (!listed.ok) return [];
    const last = new Map(listed.value.map((one) => [one.payId, one]));
    return [...last.values()].filter(({ isCurrent }) => !isCurrent);
  };
}

/** The same for everybody in a pay run whose payslips were handed out before the run paid them, or took a pay back. */
export function issuedThatDifferByRun(deps: IssuedPayslipsDependencies) {
  const ofEmployee = issuedThatDiffer(deps);
  return async ({ customerId, companyId, payRunId }: OnePayRun): Promise<readonly ToldIssuedPayslip[]> => {
    const whose = await deps.reading.run((stores) => stores.issued.beforeRun(companyId, payRunId));
    const differing: ToldIssuedPayslip[] = [];
    for (const { employeeId, from } of whose) {
      differing.push(...(await ofEmployee({ customerId, companyId, employeeId, from })));
    }
    return differing;
  };
}

async function told(
  deps: IssuedPayslipsDependencies,
  issued: readonly IssuedPayslip[],
  pays: readonly PayRecord[],
): Promise<readonly ToldIssuedPayslip[]> {
  const payslips = await payslipsOf(deps, pays);
  const today = new Map(pays.map((pay, index) => [pay.id, payslips[index]!]));
  const company = await deps.companies.readCompany({ companyId: issued[0]!.companyId });
  const dayOf = (moment: number) =>
    dateShown(localDay(moment, company.ok ? company.value.value.timezone : 'Australia/Sydney'));
  return issued.map((one) => {
    const now = today.get(one.payId);
    const differsIn = now === undefined ? [] : figuresThatDiffer(one.payslip, now);
    const later = issued.filter(({ payId, number }) => payId === one.payId && number > one.number).at(-1);
    return {
      ...one,
      isCurrent: now !== undefined && differsIn.length === 0 && later === undefined,
      differsIn,
      note: noteOf(one, now, differsIn, later === undefined ? undefined : dayOf(later.issuedAt), pays),
    };
  });
}

function noteOf(
  { payId }: IssuedPayslip,
  now: Payslip | undefined,
  differsIn: readonly string[],
  laterOn: string | undefined,
  pays: readonly PayRecord[],
): string | null {
  if (now === undefined) {
    const instead = pays.find(({ replacesPayId }) => replacesPayId === payId);
    const what = 'The pay of this payslip was taken back and no longer counts.';
    return instead === undefined ? what : `${what} Pay ${instead.id} took its place; its payslip is the later one.`;
  }
  if (laterOn !== undefined) return `A later payslip of this pay exists: it was handed out on ${laterOn}.`;
  if (differsIn.length === 0) return null;
  const names = differsIn.map((name) => name.replaceAll('_', ' ')).join(', ');
  return `The payslip of this pay reads otherwise now (${names}). Hand out the later one.`;
}
