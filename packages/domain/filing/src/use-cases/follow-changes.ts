import type { Country } from '@anz-payroll/companies';
import type { PayRecord, Payments, Reports } from '@anz-payroll/pay-runs';
import { auFinancialYear } from 'payroll-core/calendar';
import { nzFiledPays } from '../domain/filed-pay';
import { filedLine, type EmploymentLine } from '../domain/payday-filing/employment-line';
import { lineOfPay } from '../domain/payday-filing/line-of-pay';
import type { FilingStores } from '../ports';
import type { FilingDependencies } from './filing-dependencies';
import { queueStpEvent, reportedPayments, yearOpened } from './queue-stp-event';

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
