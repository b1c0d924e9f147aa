import { roleMay } from '@anz-payroll/accounts';
import type { Dashboard, DueItem, DueKind } from '@anz-payroll/reports';
import { daysBetween, type CivilDate } from 'payroll-core/calendar';
import { html, type Html } from '../../markup';
import { day, days, dollars, hours, inWords } from '../../pay-pages';
import { barChart } from '../charts/bar-chart';
import { localMoment } from '../moment';
import { countryFeatures } from '../country-features';
import { companyPage, type CompanyFrame } from './company-page';

export interface DashboardFacts extends CompanyFrame {
  readonly dashboard: Dashboard;
  /** The day on which the subscription or trial ends; undefined where it goes on. */
  readonly subscriptionEnds: CivilDate | undefined;
  /** How many requests of employees nobody has decided yet. */
  readonly waiting: number;
}

const kinds: Readonly<Record<DueKind, string>> = {
  'pay-run': 'Pay run',
  payday: 'Payday',
  super: 'Super',
  tax: 'Tax',
  stp: 'Single Touch Payroll',
  'payday-filing': 'Payday filing',
  finalisation: 'Finalisation',
  declaration: 'Declaration',
  subscription: 'Subscription',
};

/** Due within so many days is soon. */
const SOON = 3;
const MOST_ITEMS = 20;
const MOST_LEAVE = 30;

/** The first screen of a company: what is due and when, what failed, what it cost, who is away. */
export function dashboardPage(facts: DashboardFacts): string {
  const { dashboard } = facts;
  return companyPage(facts, {
    title: 'Dashboard',
    here: 'dashboard',
    body: html`<h1>Dashboard</h1>
      ${requestsNotice(facts)}${failures(facts)} ${dueCard(facts)}
      <div class="columns">${costCard(facts)} ${leaveCard(dashboard)}</div>`,
  });
}

function requestsNotice({ company, waiting }: DashboardFacts): Html | '' {
  if (waiting === 0) return '';
  const says = waiting === 1 ? 'One request of an employee waits' : `${waiting} requests of employees wait`;
  return html`<p class="notice"><a href="/companies/${company.id}/requests">${says}</a> for a decision.</p>`;
}

function dueCard(facts: DashboardFacts): Html {
  const { dashboard, subscriptionEnds } = facts;
  const own: readonly DueItem[] =
    subscriptionEnds === undefined
      ? []
      : [
          {
            kind: 'subscription',
            dueOn: subscriptionEnds,
            says: 'The subscription or trial ends; afterwards records can be read, not changed',
            amount: null,
            payRunId: null,
            employeeId: null,
          },
        ];
  const due = [...dashboard.due, ...own].toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
  return html`<section class="card table" aria-labelledby="due">
    <h2 id="due">Due</h2>
    ${
      due.length === 0
        ? html`<p class="quiet">
            Nothing is due. <a href="/companies/${facts.company.id}/pays">Open a pay run</a> to pay your people.
          </p>`
        : html`<table class="stack">
            <thead>
              <tr>
                <th scope="col">By</th>
                <th scope="col">What</th>
                <th scope="col">Kind</th>
                <th scope="col" class="number">Amount</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              ${due.slice(0, MOST_ITEMS).map((item) => dueRow(facts, item))}
            </tbody>
          </table>`
    }
    ${due.length > MOST_ITEMS ? html`<p class="quiet">And ${due.length - MOST_ITEMS} later ones.</p>` : ''}
  </section>`;
}

function dueRow(facts: DashboardFacts, item: DueItem): Html {
  const left = daysBetween(facts.dashboard.today, item.dueOn);
  return html`<tr>
    <td data-label="By" class="short">${day(item.dueOn)}</td>
    <th scope="row"><a href="${addressOf(facts, item)}">${inWords(item.says)}</a></th>
    <td data-label="Kind">${kinds[item.kind]}</td>
    <td data-label="Amount" class="number">${item.amount === null ? '' : dollars(item.amount)}</td>
    <td data-label="State">${badge(left)}</td>
  </tr>`;
}

function badge(left: number): Html {
  if (left < 0) return html`<span class="badge bad">${-left === 1 ? '1 day late' : `${-left} days late`}</span>`;
  if (left === 0) return html`<span class="badge wait">Today</span>`;
  const text = left === 1 ? 'Tomorrow' : `In ${left} days`;
  return left <= SOON ? html`<span class="badge wait">${text}</span>` : html`<span class="badge">${text}</span>`;
}

function addressOf({ session, company }: DashboardFacts, { kind, dueOn, payRunId, employeeId }: DueItem): string {
  const home = `/companies/${company.id}`;
  if (payRunId !== null) return `${home}/pays/runs/${payRunId}`;
  if (employeeId !== null)
    return `${home}/${roleMay(session.user.role, 'people.read') ? `people/${employeeId}` : 'pays'}`;
  const addresses: Readonly<Record<DueKind, string>> = {
    'pay-run': `${home}/pays`,
    payday: `${home}/pays`,
    super: `${home}/reports/super`,
    tax: countryFeatures[company.country].reportsByStp
      ? `${home}/reports/forecast`
      : `${home}/reports/payday-reconciliation`,
    stp: `${home}/reports/stp-reconciliation`,
    'payday-filing': `${home}/reports/payday-reconciliation`,
    finalisation: `${home}/pays?year=${Number(dueOn.slice(0, 4)) - 1}`,
    declaration: `${home}/people`,
    subscription: '/home',
  };
  return addresses[kind];
}

function failures({ dashboard, company }: DashboardFacts): Html {
  if (dashboard.failed.length === 0) return html``;
  return html`<section class="card" aria-labelledby="failed">
    <h2 id="failed">Failed</h2>
    <ul>
      ${dashboard.failed.map(
        ({ status, paymentDate, payeeCount, message, updatedAt }) =>
          html`<li>
            <span class="badge bad">${status === 'rejected' ? 'Rejected' : 'Given up'}</span>
            Single Touch Payroll of ${day(paymentDate)}, ${payeeCount} ${payeeCount === 1 ? 'person' : 'people'}, at
            ${localMoment(updatedAt, company.timezone)}: ${message ?? 'no answer'}
          </li>`,
      )}
    </ul>
    <p><a href="/companies/${company.id}/reports/stp-reconciliation">See what is to be reported again</a></p>
  </section>`;
}

function costCard({ dashboard, company }: DashboardFacts): Html {
  const { runs } = dashboard;
  const last = runs.at(-1);
  return html`<section class="card" aria-labelledby="cost">
    <h2 id="cost">Cost of the last runs</h2>
    ${
      last === undefined
        ? html`<p class="quiet">No run is processed yet.</p>`
        : html`${barChart({
              title: 'Gross of each run',
              bars: runs.map(({ payDate, gross }) => ({
                name: day(payDate),
                // Amounts become numbers only to be drawn.
                value: Number(gross),
                shown: dollars(gross),
              })),
            })}
            <p>
              <a href="/companies/${company.id}/pays/runs/${last.id}">${days(last.startDate, last.endDate)}</a>:
              ${last.payCount} ${last.payCount === 1 ? 'pay' : 'pays'}, net ${dollars(last.net)}.
              <a href="/companies/${company.id}/reports/payroll-summary?group_by=pay_date">All paydays</a>
            </p>`
    }
  </section>`;
}

function leaveCard({ onLeave }: Dashboard): Html {
  return html`<section class="card" aria-labelledby="leave">
    <h2 id="leave">People on leave</h2>
    ${
      onLeave.length === 0
        ? html`<p class="quiet">No pay of the next weeks has leave.</p>`
        : html`<ul>
            ${onLeave
              .slice(0, MOST_LEAVE)
              .map((one) => html`<li>${day(one.date)}: ${one.employee}, ${one.leave}, ${hours(one.hours)} hours</li>`)}
          </ul>`
    }
  </section>`;
}
