import type { CurrentSession } from '@anz-payroll/accounts';
import type { CompanyReadModel } from '@anz-payroll/companies';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { bar } from '../bar';
import { companyName } from '../company/company-page';
import { alertBox } from '../form-fields';
import { page } from '../page';

/** Whoever is signed in, as an employee of one company. */
export interface OwnFrame {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly company: Pick<CompanyReadModel, 'id' | 'country' | 'timezone' | 'trading_name' | 'legal_name'>;
  readonly employee: EmployeeReadModel;
  readonly notice?: string;
  readonly problem?: string;
}

export type OwnTab = '' | 'payslips' | 'timesheet' | 'leave' | 'details' | 'bank' | 'tax' | 'super';

interface Content {
  readonly title: string;
  readonly here: OwnTab;
  readonly body: Html;
}

/** Each tab and the flags of the record of which one must be on. */
const tabs: Readonly<Record<OwnTab, { readonly name: string; readonly flags: readonly (keyof EmployeeReadModel)[] }>> =
  {
    '': { name: 'Overview', flags: [] },
    payslips: { name: 'Payslips', flags: ['allow_view_payslips'] },
    timesheet: { name: 'Timesheet', flags: ['allow_edit_timesheet', 'allow_edit_timeclock'] },
    leave: {
      name: 'Leave',
      flags: [
        'allow_view_holiday_leave_balance',
        'allow_view_sick_leave_balance',
        'allow_view_long_service_leave_balance',
        'allow_edit_leave_requests',
      ],
    },
    details: { name: 'Details', flags: ['allow_edit_account_details'] },
    bank: { name: 'Bank account', flags: ['allow_edit_bank_accounts'] },
    tax: { name: 'Tax', flags: ['allow_edit_tax_settings'] },
    super: { name: 'Super', flags: ['allow_edit_super_details'] },
  };

const superName = { AU: 'Super', NZ: 'KiwiSaver' } as const;

/** A page of an employee about themselves. */
export function ownPage(
  { session, csrfToken, company, employee, notice, problem }: OwnFrame,
  content: Content,
): string {
  const { title, here, body } = content;
  const home = `/my/${employee.id}`;
  const shown = Object.entries(tabs).filter(
    ([, { flags }]) => flags.length === 0 || flags.some((flag) => employee[flag] === true),
  );
  return page({
    title: `${title}, ${companyName(company)}`,
    script: 'page',
    bar: bar(session, csrfToken, 'my'),
    body: html`<p class="quiet">${companyName(company)}</p>
      <nav class="tabs" aria-label="My pay">
        <ul>
          ${shown.map(
            ([place, { name }]) =>
              html`<li>
                <a href="${place === '' ? home : `${home}/${place}`}" ${place === here ? html`aria-current="page"` : ''}
                  >${place === 'super' ? superName[company.country] : name}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      <h1>${title}</h1>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)} ${body}`,
  });
}
