import { localDay } from '@anz-payroll/companies';
import { addDays, type CivilDate } from 'payroll-core/calendar';
import {
  byUrgency,
  needsOf,
  nextPayday,
  paydayFilingDueAfter,
  superDueAfter,
  worklistItem,
  type CompanyNeeds,
  type WorklistItem,
} from '../domain/worklist';
import type { CountOfCompany } from '../ports';
import type { ReportDependencies } from './report-dependencies';

export interface ReadWorklist {
  readonly customerId: number;
  /** Those within reach. */
  readonly companies: readonly { readonly id: number; readonly timezone: string }[];
  /** What the role of the reader shows. */
  readonly sees: { readonly pays: boolean; readonly people: boolean };
}

const DAYS_BACK = 92;
const DAYS_AHEAD = 31;
const DAY_MS = 86_400_000;
/** The longer time of a first contribution, 20 business days, is over by then. */
const DAYS_OF_FIRST_SUPER = 45;
/** A request for a second person ends after a week. */
const RELEASE_DAYS = 7;

/** Which companies need somebody, the most urgent first: one question for each kind, however many companies there are. */
export function readWorklist(deps: Pick<ReportDependencies, 'reading' | 'clock'>) {
  return async ({ customerId, companies, sees }: ReadWorklist): Promise<readonly CompanyNeeds[]> => {
    if (companies.length === 0) return [];
    const now = deps.clock.now();
    const today = new Map(companies.map(({ id, timezone }) => [id, localDay(now, timezone)]));
    const zones = new Map(companies.map(({ id, timezone }) => [id, timezone]));
    const items = new Map<number, WorklistItem[]>(companies.map(({ id }) => [id, []]));
    const add = (kind: WorklistItem['kind'], { companyId, count }: CountOfCompany, on: CivilDate) => {
      items.get(companyId)?.push(worklistItem(kind, on, count, today.get(companyId)!));
    };
    const asLocal = ({ companyId }: CountOfCompany, at: number) => localDay(at, zones.get(companyId)!);
    await deps.reading.run(async ({ worklist }) => {
      const where = { customerId, companyIds: companies.map(({ id }) => id) };
      if (sees.pays) {
        const newest = [...today.values()].toSorted().at(-1)!;
        // Days are of the place: those of the west are within those of the east and one more.
        const dated = { ...where, from: addDays(newest, -DAYS_BACK - 1), to: newest };
        for (const one of await worklist.pendingRuns(where)) add('pay-run', one, one.first);
        for (const one of await worklist.newestRuns({ ...where, from: dated.from })) {
          if (!one.isProcessed) continue;
          const on = nextPayday[one.payPeriod](one.payDate);
          if (on <= addDays(newest, DAYS_AHEAD)) add('payday', one, on);
        }
        for (const one of await worklist.unreportedPays(dated)) add('stp', one, one.first);
        for (const one of await worklist.unfiledPaydays(dated))
          add('payday-filing', one, paydayFilingDueAfter(one.first));
        const open = await worklist.openSuper({ ...dated, newSince: addDays(newest, -DAYS_OF_FIRST_SUPER) });
        const usual = open.usual.map((one) => ({ ...one, dueOn: superDueAfter(one.first) }));
        for (const one of soonest([...usual, ...open.ofNewEmployees])) add('super', one, one.dueOn);
        const since = now - DAYS_BACK * DAY_MS;
        for (const one of await worklist.failedLodgements({ ...where, since })) {
          add('failed-lodgement', one, asLocal(one, one.firstAt));
        }
        for (const one of await worklist.shiftsToApprove(dated)) add('timesheet', one, one.first);
        for (const one of await worklist.waitingReleases({ ...where, since: now - RELEASE_DAYS * DAY_MS })) {
          add('approval', one, asLocal(one, one.firstAt));
        }
      }
      if (sees.people) {
        for (const one of await worklist.waitingRequests(where))
          add('employee-request', one, asLocal(one, one.firstAt));
      }
    });
    return [...items].map(([companyId, all]) => needsOf(companyId, all)).toSorted(byUrgency);
  };
}

type DueOfCompany = CountOfCompany & { readonly dueOn: CivilDate };

/** One for each company: all that is counted, and the first day. */
function soonest(found: readonly DueOfCompany[]): readonly DueOfCompany[] {
  const byCompany = new Map<number, DueOfCompany>();
  for (const { companyId, count, dueOn } of found) {
    const other = byCompany.get(companyId);
    byCompany.set(companyId, {
      companyId,
      count: count + (other?.count ?? 0),
      dueOn: other !== undefined && other.dueOn < dueOn ? other.dueOn : dueOn,
    });
  }
  return [...byCompany.values()];
}
