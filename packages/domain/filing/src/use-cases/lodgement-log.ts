import { accepted, type Result } from 'payroll-core';
import type { CivilDate, FinancialYear } from 'payroll-core/calendar';
import type { FilingRefusal } from '../domain/filing-refusal';
import type { StpStatus } from '../domain/stp/kept-au-pay';
import type { Lodgement, LodgementReceiver } from '../ports';
import { companyOf, periodOf } from './company-in-country';
import type { FilingDependencies } from './filing-dependencies';

/** What was lodged for a company and what became of it, newest first. */
export function listLodgements(deps: Pick<FilingDependencies, 'reading'>) {
  return (query: {
    readonly companyId: number;
    readonly limit: number;
  }): Promise<Result<readonly LodgementWithPays[], FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query.companyId);
      if (!company.ok) return company;
      const lodgements = await stores.lodgements.ofCompany(query.companyId, query.limit);
      return accepted(
        await Promise.all(
          lodgements.map(async (each) => ({ ...each, payIds: await stores.lodgements.paysOf(each.id) })),
        ),
      );
    });
}

export interface LodgementWithPays extends Lodgement {
  readonly payIds: readonly number[];
}

/** How many people of a financial year the tax office was told of, and for how many of them that it is complete. */
export interface StpYear {
  readonly reported: number;
  readonly finalised: number;
}

/** As the last message about each of them says that was not sent back, on its way or arrived. */
export function readStpYear(deps: Pick<FilingDependencies, 'reading'>) {
  return (query: {
    readonly companyId: number;
    readonly year: string;
    readonly employeeIds: readonly number[];
  }): Promise<StpYear> =>
    deps.reading.run(async ({ lodgements }) => {
      const years = await lodgements.reportedYears(query.companyId, query.year, query.employeeIds);
      return { reported: years.size, finalised: [...years.values()].filter((isFinal) => isFinal).length };
    });
}

/** Where the financial year of one employee stands with the tax office. */
export interface StpYearOfOne {
  readonly employeeId: number;
  /** The tax office was told of a pay of the year. */
  readonly isReported: boolean;
  /** The year is declared complete. */
  readonly isFinal: boolean;
  /** Pays of the year that no report holds. */
  readonly unreported: number;
}

/** Of these employees those who were paid in the year or whom the tax office was told of, in the order that is asked for. */
export function readStpYearOfEach(deps: Pick<FilingDependencies, 'reading'>) {
  return (query: {
    readonly companyId: number;
    readonly year: FinancialYear;
    readonly employeeIds: readonly number[];
  }): Promise<readonly StpYearOfOne[]> =>
    deps.reading.run(async ({ lodgements, pays }) => {
      const { companyId, year, employeeIds } = query;
      const years = await lodgements.reportedYears(companyId, year.name, employeeIds);
      const unreported = await pays.countUnreported(companyId, year.firstDay, year.lastDay);
      return employeeIds
        .filter((id) => years.has(id) || unreported.has(id))
        .map((employeeId) => ({
          employeeId,
          isReported: years.has(employeeId),
          isFinal: years.get(employeeId) === true,
          unreported: unreported.get(employeeId) ?? 0,
        }));
    });
}

/** How many pays of a financial year no report holds: what they paid is in no figure that is declared complete. */
export function countUnreportedPays(deps: Pick<FilingDependencies, 'reading'>) {
  return (query: { readonly companyId: number; readonly from: CivilDate; readonly to: CivilDate }): Promise<number> =>
    deps.reading.run(async ({ pays }) => {
      const counts = await pays.countUnreported(query.companyId, query.from, query.to);
      return [...counts.values()].reduce((sum, count) => sum + count, 0);
    });
}

/** Where one pay stands with the tax office, and what was said of it last. */
export interface StpPay {
  readonly payId: number;
  readonly employeeId: number;
  readonly payDate: CivilDate;
  readonly stpStatus: StpStatus;
  readonly stpServiceAction: string | null;
  readonly stpTimestamp: number | null;
  readonly lodgedWith: LodgementReceiver | null;
  readonly message: string | null;
}

/** The processed pays of a span of pay dates as the tax office knows them; none for a New Zealand company. */
export function listStpPays(deps: Pick<FilingDependencies, 'reading'>) {
  return (query: {
    readonly companyId: number;
    readonly from: CivilDate;
    readonly to: CivilDate;
  }): Promise<Result<readonly StpPay[], FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query.companyId);
      if (!company.ok) return company;
      const period = periodOf(query.from, query.to);
      if (!period.ok) return period;
      if (company.value.country === 'NZ') return accepted([]);
      const pays = await stores.pays.between(query.companyId, query.from, query.to);
      const messages = await stores.pays.stpMessages(pays.map(({ id }) => id));
      return accepted(
        pays.map((pay) => ({
          payId: pay.id,
          employeeId: pay.employeeId,
          payDate: pay.payDate,
          stpStatus: pay.stpStatus,
          stpServiceAction: pay.stpServiceAction,
          stpTimestamp: pay.stpTimestamp,
          lodgedWith: pay.stpLodgedWith ?? null,
          message: messages.get(pay.id) ?? null,
        })),
      );
    });
}

/** Messages that were given up or wait are due now. */
export function retryLodgements(deps: Pick<FilingDependencies, 'unitOfWork' | 'clock' | 'wake'>) {
  return async (command: { readonly companyId?: number | undefined }): Promise<number> => {
    const count = await deps.unitOfWork.run(({ lodgements }) => lodgements.retry(command.companyId, deps.clock.now()));
    if (count > 0) deps.wake();
    return count;
  };
}
