import { localDay } from '@anz-payroll/companies';
import { addDays, type CivilDate } from 'payroll-core';
import { matchingPeople, personName, timesheetsPage, type TimesheetsFacts } from '../../pages';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

/** So many lines of a week are typed and saved without waiting for those of everybody. */
const pageSize = 50;

/** A week of everybody's shifts, with whoever is clocked in. */
export async function weekPage(
  web: WebAppServices,
  { visit, now }: { readonly visit: CompanyVisit; readonly now: number },
  monday: CivilDate,
  asked: { readonly q?: string; readonly page?: number },
  more: Pick<TimesheetsFacts, 'notice' | 'problem' | 'refused' | 'refusedClock' | 'csv' | 'sheet'>,
): Promise<string | undefined> {
  const days = [0, 1, 2, 3, 4, 5, 6].map((i) => addDays(monday, i));
  const of = { customerId: visit.session.customer.id, companyId: visit.company.id };
  const shifts = await web.pays.listShifts({ ...of, from: monday, to: addDays(monday, 6) });
  const listed = await web.employees.listEmployees({ companyId: visit.company.id });
  const clocks = await web.pays.runningClocks(of);
  if (!shifts.ok || !listed.ok || !clocks.ok) return undefined;
  const running = clocks.value.filter(({ startedAt }) => localDay(startedAt, visit.company.timezone) <= days[6]!);
  const worked = new Set([...shifts.value, ...running].map(({ employeeId }) => employeeId));
  // Whoever has left may have shifts that are still to be approved, or not have clocked out.
  const everybody = listed.value.employees.filter(({ id, is_terminated }) => !is_terminated || worked.has(id));
  const { q: search = '' } = asked;
  const found = search === '' ? everybody : everybody.filter(matchingPeople(search));
  const named = new Map(listed.value.employees.map((one) => [one.id, personName(one)]));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const refusedAt = found.findIndex(({ id }) => id === more.refused?.employeeId);
  const page = refusedAt === -1 ? Math.min(asked.page ?? 1, pages) : Math.floor(refusedAt / pageSize) + 1;
  const before = (page - 1) * pageSize;
  return timesheetsPage({
    ...visit,
    days,
    weekBefore: addDays(monday, -7),
    weekAfter: addDays(monday, 7),
    people: found.slice(before, before + pageSize).map(({ id, first_name, last_name, number }) => ({
      id,
      name: personName({ first_name, last_name }),
      number,
    })),
    part: { search, page, pages, found: found.length, before },
    shifts: shifts.value,
    now,
    clocks: running.map((clock) => ({ ...clock, name: named.get(clock.employeeId) ?? '' })),
    ...more,
  });
}
