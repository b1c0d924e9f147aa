import { monthlyPaydayAfter } from '@anz-payroll/pay-runs';
import { inForce } from 'payroll-core';
import * as au from 'payroll-core/au';
import { addBusinessDays, addDays, daysBetween, type CivilDate } from 'payroll-core/calendar';
import * as nz from 'payroll-core/nz';

export const worklistKinds = [
  'pay-run',
  'payday',
  'super',
  'stp',
  'payday-filing',
  'failed-lodgement',
  'approval',
  'employee-request',
  'timesheet',
] as const;
export type WorklistKind = (typeof worklistKinds)[number];

/** From the most urgent to what can wait. */
export const urgencies = ['late', 'failed', 'today', 'waiting', 'soon', 'later', 'nothing'] as const;
export type Urgency = (typeof urgencies)[number];

/** Something that a company needs somebody for. */
export interface WorklistItem {
  readonly kind: WorklistKind;
  /** The day by which it is due; of what failed or waits, the day since when. */
  readonly on: CivilDate;
  /** How many pays, paydays, messages or requests. */
  readonly count: number;
  readonly urgency: Urgency;
}

export interface CompanyNeeds {
  readonly companyId: number;
  readonly urgency: Urgency;
  /** The most urgent first. */
  readonly items: readonly WorklistItem[];
}

/** What is due within a week is soon. */
const SOON_DAYS = 7;
const USUAL_DAYS_OF_SUPER = 7;

export function worklistItem(kind: WorklistKind, on: CivilDate, count: number, today: CivilDate): WorklistItem {
  return { kind, on, count, urgency: urgencyOf(kind, on, today) };
}

function urgencyOf(kind: WorklistKind, on: CivilDate, today: CivilDate): Urgency {
  if (kind === 'failed-lodgement') return 'failed';
  if (kind === 'approval' || kind === 'employee-request' || kind === 'timesheet') return 'waiting';
  if (on < today) return 'late';
  if (on === today) return 'today';
  return daysBetween(today, on) <= SOON_DAYS ? 'soon' : 'later';
}

/** The most urgent company first; of those alike, the one that has waited longest or is due first. */
export function byUrgency(a: CompanyNeeds, b: CompanyNeeds): number {
  const rank = urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency);
  if (rank !== 0) return rank;
  const [first, second] = [a.items[0]?.on ?? '', b.items[0]?.on ?? ''];
  return first < second ? -1 : first > second ? 1 : a.companyId - b.companyId;
}

export function needsOf(companyId: number, items: readonly WorklistItem[]): CompanyNeeds {
  const sorted = items.toSorted((a, b) => {
    const rank = urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency);
    return rank !== 0 ? rank : a.on < b.on ? -1 : a.on > b.on ? 1 : 0;
  });
  return { companyId, urgency: sorted[0]?.urgency ?? 'nothing', items: sorted };
}

/**
 * When super of a payday has to be at the funds, where it is not among the first contributions for an employee.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C
 */
export function superDueAfter(payDate: CivilDate): CivilDate {
  const deadline = inForce(au.superDeadlines, payDate);
  const holidays = inForce(au.publicHolidays, payDate);
  if (!deadline.ok || !holidays.ok) return addBusinessDays(payDate, USUAL_DAYS_OF_SUPER, { holidays: new Set() });
  return au.superDueDate(payDate, { isFirstContribution: false }, deadline.value, holidays.value.values).value;
}

/** @law Tax Administration Act 1994 (NZ) s 23E: within two working days after payday where it is filed electronically */
export function paydayFilingDueAfter(payDate: CivilDate): CivilDate {
  const edition = inForce(nz.paydayFiling, payDate);
  return edition.ok ? nz.employmentInformationDueDate(payDate, 'electronic', edition.value).value : payDate;
}

export const nextPayday = {
  WEEKLY: (date: CivilDate) => addDays(date, 7),
  FORTNIGHTLY: (date: CivilDate) => addDays(date, 14),
  MONTHLY: (date: CivilDate) => monthlyPaydayAfter(date, 1),
} as const;
