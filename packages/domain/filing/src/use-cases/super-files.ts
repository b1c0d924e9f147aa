import type { Company } from '@anz-payroll/companies';
import type { Employee, Part } from '@anz-payroll/employee-lifecycle';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import type { CivilDate } from 'payroll-core/calendar';
import { isPositive, toFixed } from 'payroll-core/money';
import { auFiledPays } from '../domain/filed-pay';
import { refusal, refuseEmployees, type EmployeeFault, type FilingRefusal } from '../domain/filing-refusal';
import { plainText } from '../domain/plain-text';
import { reportedName } from '../domain/reported-name';
import type { AuFiledPay } from '../domain/stp/kept-au-pay';
import { superClocks, type SuperClock } from '../domain/super/super-clock';
import {
  addContributions,
  contributionOfPay,
  fundOfPart,
  splitOverFunds,
  totalOf,
  type SuperContribution,
  type SuperFund,
} from '../domain/super/super-contribution';
import { refuseFormulaInSaff, writeSaff, type SaffRow } from '../domain/super/write-saff';
import type { FilingStores } from '../ports';
import { companyIn, periodOf } from './company-in-country';
import { todayOf, type FilingDependencies } from './filing-dependencies';
import { runInFileName, type FileOfPays, type WrittenFile } from './written-file';

export interface SuperFileOfRun {
  readonly companyId: number;
  readonly payRunId: number;
  /** Which file of the run it is, where files are kept. */
  readonly fileOfRun?: number | undefined;
}

/** The contributions of a run's processed pays, one row for each member, fund and period. */
export function superFile(deps: Pick<FilingDependencies, 'reading' | 'clock'>) {
  return (query: SuperFileOfRun): Promise<Result<WrittenFile, FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyIn('AU', stores, query.companyId);
      if (!company.ok) return company;
      const pays = await stores.pays.ofRun(query.companyId, query.payRunId);
      if (pays === undefined) {
        return refusal('filing/pay-run-not-found', `The company has no pay run ${query.payRunId}.`);
      }
      const written = await superFileOf(stores, deps, company.value, query, pays);
      return written.ok ? accepted(written.value.file) : written;
    });
}

/** The file of these pays, and which of them have a contribution in it. */
export async function superFileOf(
  stores: FilingStores,
  deps: Pick<FilingDependencies, 'clock'>,
  company: Company,
  { companyId, payRunId, fileOfRun }: SuperFileOfRun,
  records: readonly PayRecord[],
): Promise<Result<FileOfPays, FilingRefusal>> {
  const missing = missingOf(company);
  if (missing !== undefined) return refusal('super-file/company-incomplete', missing);
  const pays = auFiledPays(records);
  const rows = await rowsOf(stores, companyId, pays);
  if (!rows.ok) return rows;
  if (rows.value.length === 0) {
    return refusal('filing/nothing-to-file', 'No processed pay of this run has a super contribution.');
  }
  const run = runInFileName(payRunId, fileOfRun);
  const saff = {
    fileId: `${companyId}-${run}`,
    company,
    paymentDate: todayOf(deps, company),
    rows: rows.value,
  };
  const refused = refuseFormulaInSaff(saff);
  if (refused !== undefined) return refused;
  const content = writeSaff(saff);
  return accepted({
    file: { fileName: `super-${run}.csv`, mediaType: 'text/csv', content },
    payIds: pays.filter((pay) => isPositive(totalOf(contributionOfPay(pay)))).map(({ payId }) => payId),
  });
}

function missingOf({ details }: Company): string | undefined {
  const missing = (['bank_bsb', 'bank_account_number', 'email_address', 'phone'] as const).filter(
    (name) => details[name] === null,
  );
  if (missing.length > 0) return `The company needs ${missing.join(', ')} for a super contributions file.`;
  return plainText(details.legal_name) === ''
    ? 'The company needs a legal_name in plain letters: super funds take no others.'
    : undefined;
}

async function rowsOf(
  stores: FilingStores,
  companyId: number,
  pays: readonly AuFiledPay[],
): Promise<Result<readonly SaffRow[], FilingRefusal>> {
  const members = new Map<string, { readonly pay: AuFiledPay; contribution: SuperContribution }>();
  for (const pay of pays) {
    const key = `${pay.employeeId} ${pay.periodStart} ${pay.periodEnd}`;
    const before = members.get(key);
    const contribution = contributionOfPay(pay);
    if (before === undefined) members.set(key, { pay, contribution });
    else before.contribution = addContributions(before.contribution, contribution);
  }
  const ids = [...new Set(pays.map(({ employeeId }) => employeeId))];
  const employees = new Map((await stores.employees.ofIds(companyId, ids)).map((each) => [each.id, each]));
  const funds = await stores.parts.ofEmployees(ids, 'super-fund');
  const rows: SaffRow[] = [];
  const incomplete = new Map<number, EmployeeFault>();
  for (const { pay, contribution } of members.values()) {
    if (!isPositive(totalOf(contribution))) continue;
    const employee = employees.get(pay.employeeId)!;
    const own = fundsOf(employee, funds.get(employee.id) ?? []);
    const message = lackOf(employee, own);
    if (message !== undefined) {
      incomplete.set(employee.id, { employeeId: employee.id, message });
      continue;
    }
    const { periodStart, periodEnd } = pay;
    rows.push(...splitOverFunds(contribution, own).map((share) => ({ employee, ...share, periodStart, periodEnd })));
  }
  return incomplete.size === 0
    ? accepted(rows)
    : refuseEmployees('super-file/employee-incomplete', [...incomplete.values()]);
}

function lackOf(employee: Employee, own: readonly SuperFund[]): string | undefined {
  const { id } = employee;
  if (own.length === 0) {
    return `Employee ${id} has contributions and no super fund; add one, or set default_employee_fund_usi.`;
  }
  return reportedName(employee).last === ''
    ? `Employee ${id} needs reported_last_name, the last name in plain letters: super funds take no others.`
    : undefined;
}

/** The employee's list of funds, else the one fund named in the record itself. */
function fundsOf({ details }: Employee, parts: readonly Part[]): readonly SuperFund[] {
  if (parts.length > 0) return parts.map(fundOfPart);
  const usi = details.default_employee_fund_usi;
  if (usi === null) return [];
  return [fundOfPart({ values: { usi, member_number: details.default_employee_fund_member_number } })];
}

export interface SuperPeriod {
  readonly companyId: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** One pay's contribution and how much time is left for it. */
export interface ClockedContribution extends SuperClock {
  readonly payId: number;
  readonly employeeId: number;
  readonly payRunId: number;
  readonly payDate: CivilDate;
  readonly amount: string;
  readonly receivedOn: CivilDate | null;
}

export function superContributions(deps: Pick<FilingDependencies, 'reading' | 'clock'>) {
  return (
    query: SuperPeriod & {
      /** The processed pays of these days, where they are read already. */
      readonly pays?: readonly PayRecord[];
    },
  ): Promise<Result<readonly ClockedContribution[], FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyIn('AU', stores, query.companyId);
      if (!company.ok) return company;
      const period = periodOf(query.from, query.to);
      if (!period.ok) return period;
      const { companyId, from, to } = query;
      const pays = auFiledPays(query.pays ?? (await stores.pays.between(companyId, from, to)));
      const received = await stores.superReceipts.ofPays(pays.map(({ payId }) => payId));
      const clockOf = superClocks(todayOf(deps, company.value));
      return accepted(
        pays.flatMap((pay): readonly ClockedContribution[] => {
          const total = totalOf(contributionOfPay(pay));
          if (!isPositive(total)) return [];
          const receivedOn = received.get(pay.payId) ?? null;
          return [
            {
              payId: pay.payId,
              employeeId: pay.employeeId,
              payRunId: pay.payRunId,
              payDate: pay.payDate,
              amount: toFixed(total, 2),
              receivedOn,
              ...clockOf(pay.pay.superDueDate, receivedOn),
            },
          ];
        }),
      );
    });
}

export interface RecordSuperReceived {
  readonly companyId: number;
  readonly payIds: readonly number[];
  readonly receivedOn: CivilDate;
}

/** Stops the clock: the fund has the contributions of these pays. Saying it again with another day corrects it. */
export function recordSuperReceived(deps: Pick<FilingDependencies, 'unitOfWork' | 'clock'>) {
  return (command: RecordSuperReceived): Promise<Result<number, FilingRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const company = await companyIn('AU', stores, command.companyId);
      if (!company.ok) return company;
      const found = await stores.pays.ofIds(command.companyId, command.payIds);
      const missing = command.payIds.filter((id) => !found.some((pay) => pay.id === id));
      if (missing.length > 0) {
        return refusal('filing/pay-not-found', `The company has no processed pay ${missing.join(', ')}.`);
      }
      const { receivedOn } = command;
      if (receivedOn > todayOf(deps, company.value)) {
        return refusal('filing/period-invalid', 'received_on is in the future.');
      }
      const early = found.find(({ periodStart, payDate }) => receivedOn < periodStart && receivedOn < payDate);
      if (early !== undefined) {
        return refusal(
          'filing/period-invalid',
          `received_on is before ${early.periodStart}, on which the period of pay ${early.id} begins. Check the year; for a contribution that was made ahead, enter the payday.`,
        );
      }
      await stores.superReceipts.save(command.companyId, command.payIds, command.receivedOn, deps.clock.now());
      return accepted(found.length);
    });
}
