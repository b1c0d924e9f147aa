import { departmentsOf, roleMay, type CurrentSession, type Role, type RolePermission } from '@anz-payroll/accounts';
import type { CompanyReadModel } from '@anz-payroll/companies';
import { html, type Html } from '../../markup';
import { bar } from '../bar';
import { helpPanel } from '../help/help-panel';
import type { ScriptName } from '../browser-script';
import { page } from '../page';

export interface CompanyFrame {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly company: CompanyReadModel;
}

interface Content {
  readonly title: string;
  readonly here: 'dashboard' | 'pays' | 'timesheets' | 'people' | 'reports' | 'settings' | 'start';
  /** What lies between the tab and this page. */
  readonly crumbs?: readonly { readonly address: string; readonly name: string }[];
  readonly body: Html;
  readonly script?: ScriptName;
  readonly isWide?: boolean;
}

/** Each tab and the permission that its page asks for. */
const tabs = {
  dashboard: ['Dashboard', 'pays.read'],
  pays: ['Pays', 'pays.read'],
  timesheets: ['Timesheets', 'pays.read'],
  people: ['People', 'people.read'],
  reports: ['Reports', 'pays.read'],
  settings: ['Settings', 'company.read'],
  start: ['Set-up', 'company.write'],
} as const satisfies Readonly<Record<string, readonly [string, RolePermission]>>;

type Tab = keyof typeof tabs;

/** The screens of a company that somebody with this role sees. */
export function tabsOf(role: Role): readonly Tab[] {
  return (Object.keys(tabs) as Tab[]).filter(
    (place) => roleMay(role, tabs[place][1]) && (place === 'people' || !isNarrow(role)),
  );
}

/** The screen on which a company opens; undefined where the role sees none. */
export function opensOn(role: Role): Tab | undefined {
  const shown = tabsOf(role);
  return (['pays', 'people'] as const).find((place) => shown.includes(place)) ?? shown[0];
}

/** A role for some departments, or without pay figures, sees the people of a company and what hangs on them. */
export function isNarrow(role: Role): boolean {
  return departmentsOf(role) !== null || !roleMay(role, 'pay-figures.read');
}

/** Whether somebody sees pay runs, which are those of whole companies. */
export function seesRuns(role: Role): boolean {
  return roleMay(role, 'pays.read') && !isNarrow(role);
}

/** A screen of one company. */
export function companyPage({ session, csrfToken, company }: CompanyFrame, content: Content): string {
  const { title, here, crumbs = [], body, script = 'page', isWide = false } = content;
  const home = `/companies/${company.id}`;
  const shown = tabsOf(session.user.role);
  const first = opensOn(session.user.role);
  return page({
    title: `${title}, ${companyName(company)}`,
    script,
    isWide,
    bar: bar(session, csrfToken, 'home'),
    body: html`<nav class="crumbs" aria-label="You are here">
        <ul>
          <li><a href="/home">Companies</a></li>
          <li>
            ${first === undefined ? companyName(company) : html`<a href="${home}/${first}">${companyName(company)}</a>`}
          </li>
          ${crumbs.map(({ address, name }) => html`<li>${address.startsWith(`${home}/people`) && !roleMay(session.user.role, 'people.read') ? name : html`<a href="${address}">${name}</a>`}</li>`)}
        </ul>
      </nav>
      <nav class="tabs" aria-label="${companyName(company)}">
        <ul>
          ${shown.map(
            (place) =>
              html`<li>
                <a href="${home}/${place}" ${place === here ? html`aria-current="page"` : ''}>${tabs[place][0]}</a>
              </li>`,
          )}
        </ul>
      </nav>
      <p class="on-paper">${companyName(company)}</p>
      ${body} ${helpPanel(company.country)}`,
  });
}

export function companyName({
  trading_name,
  legal_name,
}: Pick<CompanyReadModel, 'trading_name' | 'legal_name'>): string {
  return trading_name ?? legal_name;
}
