import type { CompanyNeeds, Urgency, WorklistItem, WorklistKind } from '@anz-payroll/reports';
import { html, type Html } from '../markup';
import { day } from '../pay-pages';

const many = (one: string, more: string) => (count: number) => (count === 1 ? one : `${count} ${more}`);

const says: Readonly<Record<WorklistKind, (count: number) => string>> = {
  'pay-run': many('One pending pay to process', 'pending pays to process'),
  payday: () => 'Next payday: open its run',
  super: many('Super of one pay at the fund', 'pays with super for the funds'),
  stp: many('One pay to report through Single Touch Payroll', 'pays to report through Single Touch Payroll'),
  'payday-filing': many('One payday to file with Inland Revenue', 'paydays to file with Inland Revenue'),
  'failed-lodgement': many('One message to the tax office failed', 'messages to the tax office failed'),
  approval: many('One release waits for a second person', 'releases wait for a second person'),
  'employee-request': many('One request of an employee waits', 'requests of employees wait'),
  timesheet: many('One shift to approve', 'shifts to approve'),
};

const pages: Readonly<Record<WorklistKind, string>> = {
  'pay-run': 'pays',
  payday: 'pays',
  super: 'reports/super',
  stp: 'reports/stp-reconciliation',
  'payday-filing': 'reports/payday-reconciliation',
  'failed-lodgement': 'dashboard',
  approval: 'approvals',
  'employee-request': 'requests',
  timesheet: 'timesheets',
};

const badges: Readonly<Record<Urgency, readonly [name: string, look: string]>> = {
  late: ['Late', 'bad'],
  failed: ['Failed', 'bad'],
  today: ['Today', 'wait'],
  waiting: ['Waits', 'wait'],
  soon: ['Soon', ''],
  later: ['Later', ''],
  nothing: ['', ''],
};

/** What a list of companies can be narrowed to. */
export const needFilters = {
  all: 'All companies',
  needs: 'Those that need somebody',
  late: 'Late or failed',
  waiting: 'Waiting for approval or a decision',
  due: 'Due within a week',
} as const;
export type NeedFilter = keyof typeof needFilters;

const filtered: Readonly<Record<NeedFilter, readonly Urgency[] | undefined>> = {
  all: undefined,
  needs: ['late', 'failed', 'today', 'waiting', 'soon'],
  late: ['late', 'failed'],
  waiting: ['waiting'],
  due: ['late', 'today', 'soon'],
};

export function fitsFilter({ items }: Pick<CompanyNeeds, 'items'>, filter: NeedFilter): boolean {
  const wanted = filtered[filter];
  return wanted === undefined || items.some(({ urgency }) => wanted.includes(urgency));
}

/** What one company needs, each a link to where it is done. */
export function needsList(companyId: number, name: string, items: readonly WorklistItem[]): Html | '' {
  const shown = items.filter(({ urgency }) => urgency !== 'later');
  if (shown.length === 0) return '';
  return html`<ul class="plain-list" aria-label="What ${name} needs">
    ${shown.map(({ kind, on, count, urgency }) => {
      const [label, look] = badges[urgency];
      return html`<li>
        <span class="badge ${look}">${label}</span>
        <a href="/companies/${companyId}/${pages[kind]}${kind === 'timesheet' ? `?week=${on}` : ''}"
          >${says[kind](count)}</a
        >
        <span class="quiet">${['failed', 'waiting'].includes(urgency) ? 'since' : 'by'} ${day(on)}</span>
      </li>`;
    })}
  </ul>`;
}
