import type { Company, Country } from '@anz-payroll/companies';
import type { OpeningReports } from '@anz-payroll/employee-lifecycle';
import type { PayRecord, Payments, Reports } from '@anz-payroll/pay-runs';
import { auFinancialYear, type CivilDate, type FinancialYear } from 'payroll-core/calendar';
import { nzFiledPays } from '../domain/filed-pay';
import { filedLine, type EmploymentLine } from '../domain/payday-filing/employment-line';
import { lineOfPay } from '../domain/payday-filing/line-of-pay';
import type { FilingStores } from '../ports';
import type { FilingDependencies } from './filing-dependencies';
import { queueStpEvent, reportedPayments, yearOpened } from './queue-stp-event';
import { MOST_PAYEES } from './stp-batches';

type Deps = Pick<FilingDependencies, 'clock' | 'ids' | 'softwareId'>;

/** What the tax office of each country knows of a pay, and how it hears of a change. */
const countryReports: Readonly<Record<Country, (stores: FilingStores, deps: Deps) => Reports>> = {
  AU: singleTouchReports,
  NZ: paydayReports,
};

/** Reports beside the stores of one unit of work, so that a change and the message about it are stored together. */
export function reportsOn(stores: FilingStores, deps: Deps): Reports {
  const of = ({ country }: PayRecord): Reports => countryReports[country](stores, deps);
  return {
    reported: (pay) => of(pay).reported(pay),
    follow: (before, now) => of(before).follow(before, now),
  };
}

/** An update event brings the year to date of the employee in line; it reports no payment. */
function singleTouchReports(stores: FilingStores, deps: Deps): Reports {
  return {
    reported: async (pay) => {
      if (!(await reportedPayments(stores, [pay.id])).has(pay.id)) return undefined;
      const says = `Pay ${pay.id} was reported by Single Touch Payroll (${pay.stpStatus}); changing or deleting it queues an update event.`;
      const { name } = auFinancialYear(pay.payDate);
      const years = await stores.lodgements.reportedYears(pay.companyId, name, [pay.employeeId]);
      if (years.get(pay.employeeId) !== true) return { says };
      const message = yearOpened(name, 1);
      return { says: `${says} ${message}`, warning: { code: 'stp/year-opened', message } };
    },
    follow: async (before, now) => {
      const company = await stores.companies.find(before.companyId);
      if (company === undefined) return;
      const year = auFinancialYear(before.payDate);
      const batch = {
        year,
        paymentDate: before.payDate,
        employeeIds: [before.employeeId],
        payIds: now === undefined ? [] : [now.id],
        isFirstOfDay: false,
      };
      await queueStpEvent(stores, batch, { company, action: 'UPDATE', isFinal: false }, deps, []);
    },
  };
}

/**
 * Opening balances beside the stores of one unit of work. They are in the year to date of the year that they are as at, so that
 * other ones are an update event for whoever was reported in it. It names the last pay that was reported, which shows where a
 * message could not be made.
 * @law ATO STP Phase 2 employer reporting guidelines, "Fix errors in STP reporting": by an update event within 14 days
 */
export function openingReportsOn(stores: FilingStores, deps: Deps): OpeningReports {
  return {
    follow: async (companyId, changes) => {
      const company = await stores.companies.find(companyId);
      if (company?.country !== 'AU') return [];
      const days = [...new Set(changes.flatMap(({ asAt }) => asAt))].toSorted();
      const years = new Map(days.map((day) => [auFinancialYear(day).name, auFinancialYear(day)]));
      const said: string[] = [];
      for (const year of years.values()) {
        const isOfYear = (day: CivilDate): boolean => day >= year.firstDay && day <= year.lastDay;
        const ids = changes.filter(({ asAt }) => asAt.some(isOfYear)).map(({ employeeId }) => employeeId);
        const known = await stores.lodgements.reportedYears(companyId, year.name, ids);
        said.push(...(await updateYear(stores, deps, company, year, [...known.keys()])));
      }
      return said;
    },
  };
}

async function updateYear(
  stores: FilingStores,
  deps: Deps,
  company: Company,
  year: FinancialYear,
  known: readonly number[],
): Promise<readonly string[]> {
  const said = new Set<string>();
  for (let from = 0; from < known.length; from += MOST_PAYEES) {
    const employeeIds = known.slice(from, from + MOST_PAYEES);
    const pays = await stores.pays.between(company.id, year.firstDay, year.lastDay, employeeIds);
    const reported = await reportedPayments(
      stores,
      pays.map(({ id }) => id),
    );
    const last = new Map(pays.filter(({ id }) => reported.has(id)).map((pay) => [pay.employeeId, pay]));
    const lastDays = [...last.values()].map(({ payDate }) => payDate).toSorted();
    const batch = {
      year,
      paymentDate: lastDays.at(-1) ?? year.firstDay,
      employeeIds,
      payIds: [...last.values()].map(({ id }) => id),
      isFirstOfDay: false,
    };
    const queued = await queueStpEvent(stores, batch, { company, action: 'UPDATE', isFinal: false }, deps, pays);
    if (queued.messageId !== null) said.add(`An update event for the financial year ${year.name} is queued.`);
    if (queued.opened !== undefined) said.add(yearOpened(queued.opened.year, queued.opened.employees));
    for (const { stpStatus, message } of queued.rows) if (stpStatus === 'rejected') said.add(message);
  }
  return [...said];
}

/** What differs from what was filed is the amendment file of the payday; there is nothing to queue. */
function paydayReports(stores: FilingStores): Reports {
  return {
    reported: async (pay) =>
      (await wasFiled(stores, pay))
        ? {
            says: `Pay ${pay.id} was filed with Inland Revenue for the payday ${pay.payDate}; changing or deleting it is an amendment (GET /api/company/${pay.companyId}/payday-filing/amendments).`,
          }
        : undefined,
    follow: () => Promise.resolve(),
  };
}

/** A pay that was made after its payday was filed is in no line of it. */
async function wasFiled(stores: FilingStores, pay: PayRecord): Promise<boolean> {
  const [payday] = await stores.paydayReturns.filedBetween(pay.companyId, pay.payDate, pay.payDate);
  const [own] = nzFiledPays([pay]);
  const [employee] = await stores.employees.ofIds(pay.companyId, [pay.employeeId]);
  if (payday === undefined || own === undefined || employee === undefined) return false;
  const taxCode = (await stores.pays.taxCodesOf([pay.id])).get(pay.id) ?? '';
  const filedAs = (asked: EmploymentLine) => filedLine(payday.lines, asked);
  return filedAs(lineOfPay(own, employee, taxCode, filedAs)) !== undefined;
}

const kindNames = { bank: 'bank file', super: 'super file' } as const;

/** Payment files beside the stores of one unit of work. The pay is locked, so that no file takes it meanwhile. */
export function paymentsOn(stores: FilingStores): Payments {
  return {
    filesWith: async ({ id }) => {
      await stores.pays.lock([id]);
      const paidAs = (await stores.pays.originsOf([id])).get(id) ?? [id];
      const files: string[] = [];
      for (const kind of ['bank', 'super'] as const) {
        const standing = await stores.paymentFiles.standing(kind, paidAs);
        files.push(...[...new Set(standing.values())].map((file) => `${kindNames[kind]} ${file}`));
      }
      return files;
    },
  };
}
