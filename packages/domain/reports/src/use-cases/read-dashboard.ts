import { localDay, type Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { LodgementWithPays } from '@anz-payroll/filing';
import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import { addDays, type CivilDate } from 'payroll-core/calendar';
import { dueDeclarations } from '../domain/dashboard/due-declarations';
import { duePaydayAmendments, duePaydayFiling, dueStp } from '../domain/dashboard/due-filing';
import { dueFinalisation, yearsToFinalise } from '../domain/dashboard/due-finalisation';
import type { DueItem } from '../domain/dashboard/due-item';
import { duePaydays } from '../domain/dashboard/due-paydays';
import { dueSuper } from '../domain/dashboard/due-super';
import { deductedByPays, dueTax, withheldByRuns } from '../domain/dashboard/due-tax';
import { dueTaxFileNumbers } from '../domain/dashboard/due-tax-file-numbers';
import { onLeave, type LeaveDay } from '../domain/dashboard/on-leave';
import { outsideStp } from '../domain/outside-stp';
import { refusal, type ReportRefusal } from '../domain/report-refusal';
import type { ReportDependencies } from './report-dependencies';

export interface Dashboard {
  readonly today: CivilDate;
  /** By day, earliest first. */
  readonly due: readonly DueItem[];
  /** Messages to the tax office that were sent back or given up. */
  readonly failed: readonly LodgementWithPays[];
  /** The last processed runs, oldest first. */
  readonly runs: readonly PayRun[];
  readonly onLeave: readonly LeaveDay[];
}

const DAYS_BACK = 92;
const DAYS_OF_YEAR = 365;
const DAY_MS = 86_400_000;
const RUNS_SHOWN = 8;
const LEAVE_BEFORE = 7;
const LEAVE_AHEAD = 28;

/** What a company has to look at: what is due and when, what failed, what the last runs cost, who is on leave. */
export function readDashboard(deps: ReportDependencies) {
  return async (query: {
    readonly customerId: number;
    readonly companyId: number;
  }): Promise<Result<Dashboard, ReportRefusal>> => {
    const company = await deps.reading.run(({ companies }) => companies.find(query.companyId));
    if (company === undefined || company.customerId !== query.customerId) {
      return refusal('report/company-not-found', 'Company not found');
    }
    const today = localDay(deps.clock.now(), company.details.timezone);
    const from = addDays(today, -DAYS_BACK);
    const ahead = addDays(today, LEAVE_AHEAD);
    const listed = await deps.pays.listPayRuns({
      ...query,
      from: addDays(today, -DAYS_OF_YEAR),
      to: addDays(today, DAYS_BACK),
    });
    const runsOfYear = listed.ok ? listed.value.filter(({ payCount }) => payCount > 0) : [];
    const runs = runsOfYear.filter(({ payDate }) => payDate >= from);
    const lodged = await deps.filing.listLodgements({ companyId: query.companyId, limit: 50 });
    const around = await deps.pays.listPays({ ...query, from: addDays(today, -LEAVE_BEFORE), to: ahead });
    const people = await deps.reading.run(({ employees }) => employees.ofCompany(company.id, 'active'));
    const newest = await deps.reading.run(({ worklist }) =>
      worklist.newestRuns({ customerId: query.customerId, companyIds: [company.id], from }),
    );
    const due = [
      ...duePaydays(runsOfYear, newest),
      ...(await dueOfCountry[company.country](deps, company, {
        spans: await spansOf(deps, company, { from, today }),
        today,
        people,
        runsOfYear,
      })),
      ...dueDeclarations(people, today),
    ];
    return accepted({
      today,
      due: due.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0)),
      failed: lodged.ok ? lodged.value.filter(({ status }) => status === 'rejected' || status === 'given-up') : [],
      runs: runs
        .filter(({ pendingCount }) => pendingCount === 0)
        .toSorted((a, b) => (a.payDate < b.payDate ? -1 : 1))
        .slice(-RUNS_SHOWN),
      onLeave: onLeave(around.ok ? around.value : [], today, ahead),
    });
  };
}

interface DashboardBasis {
  readonly spans: readonly Span[];
  readonly today: CivilDate;
  readonly people: readonly Employee[];
  readonly runsOfYear: readonly PayRun[];
}

type DueOfCountry = (deps: ReportDependencies, company: Company, basis: DashboardBasis) => Promise<readonly DueItem[]>;

const dueOfCountry: Readonly<Record<Company['country'], DueOfCountry>> = {
  AU: async (deps, company, { spans, today, people, runsOfYear }) => {
    const everybody = await deps.reading.run(({ employees }) => employees.ofCompany(company.id, 'all'));
    const outside = outsideStp(everybody);
    const due = spans.map(async ({ from, to, holds }) => {
      const pays = (await paysOf(deps, company, from, to)).filter(holds);
      const found = await deps.filing.superContributions({ companyId: company.id, from, to, pays });
      return { pays, contributions: found.ok ? found.value : [] };
    });
    const all = await Promise.all(due);
    return [
      ...dueSuper(all.flatMap(({ contributions }) => contributions)),
      ...dueStp(
        all.flatMap(({ pays }) => pays),
        outside,
      ),
      ...dueTax('AU', runsOfYear, withheldByRuns(runsOfYear), today),
      ...(await dueFinalisations(deps, company, today, runsOfYear)),
      ...dueTaxFileNumbers(people, today),
    ];
  },
  NZ: async (deps, company, { spans, today, runsOfYear }) => {
    const due = spans.map(async ({ from, to, days, holds }, n) => {
      const pays = await paysOf(deps, company, from, to);
      const filed = await deps.reading.run(({ paydayReturns }) => paydayReturns.filedBetween(company.id, from, to));
      const told = filed.length === 0 ? undefined : await deps.filing.readPaydays({ companyId: company.id, from, to });
      const states =
        told?.ok === true ? told.value.filter(({ payDate }) => days === undefined || days.has(payDate)) : [];
      return [
        ...duePaydayFiling(pays.filter(holds), filed),
        ...duePaydayAmendments(states, today),
        ...(n === 0 ? dueTax('NZ', runsOfYear, deductedByPays(pays), today) : []),
      ];
    });
    return (await Promise.all(due)).flat();
  },
};

/** Days that are looked through; of the older ones only what was entered, changed or voided lately. */
interface Span {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Undefined for all of them. */
  readonly days: ReadonlySet<CivilDate> | undefined;
  readonly holds: (pay: PayRecord) => boolean;
}

async function spansOf(
  { reading, clock }: ReportDependencies,
  { id }: Company,
  { from, today }: { readonly from: CivilDate; readonly today: CivilDate },
): Promise<readonly Span[]> {
  const recent: Span = { from, to: today, days: undefined, holds: () => true };
  const since = clock.now() - DAYS_BACK * DAY_MS;
  const [year, before] = [addDays(today, -DAYS_OF_YEAR), addDays(from, -1)];
  const changed = await reading.run(({ pays }) => pays.paydaysChangedSince(id, year, before, since));
  const [first, last] = [changed[0], changed.at(-1)];
  if (first === undefined || last === undefined) return [recent];
  return [recent, { from: first, to: last, days: new Set(changed), holds: ({ updatedAt }) => updatedAt >= since }];
}

/** Asked of the tax office's messages only in the months around 14 July. */
async function dueFinalisations(
  deps: ReportDependencies,
  company: Company,
  today: CivilDate,
  runsOfYear: readonly PayRun[],
): Promise<readonly DueItem[]> {
  const years = yearsToFinalise(today).filter(({ firstDay, lastDay }) =>
    runsOfYear.some(
      ({ payDate, payCount, pendingCount }) => payCount > pendingCount && payDate >= firstDay && payDate <= lastDay,
    ),
  );
  if (years.length === 0) return [];
  const everybody = await deps.reading.run(({ employees }) => employees.ofCompany(company.id, 'all'));
  const employeeIds = everybody.map(({ id }) => id);
  const due = years.map(async (year) =>
    dueFinalisation(year, await deps.filing.readStpYear({ companyId: company.id, year: year.name, employeeIds })),
  );
  return (await Promise.all(due)).flat();
}

function paysOf(
  { reading }: ReportDependencies,
  { id }: Company,
  from: CivilDate,
  to: CivilDate,
): Promise<readonly PayRecord[]> {
  return reading.run(({ pays }) => pays.between(id, from, to));
}
