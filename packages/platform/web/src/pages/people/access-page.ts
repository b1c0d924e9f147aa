import { roleMay, type EmployeeAccessState } from '@anz-payroll/accounts';
import type { Country } from '@anz-payroll/companies';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField, requestKeyField, versionField } from '../form-fields';
import { localMoment } from '../moment';
import { nothingSaved, shownVersion, tickedNow } from '../stored-now';
import { personName } from './people-page';

/** What an employer can open to an employee, in words; the first is the master switch. */
export const portalFlags = {
  employee_portal_active: 'Lets the employee sign in and see their own pay',
  allow_view_payslips: 'Payslips, with how each figure came about, and the year to date',
  allow_view_holiday_leave_balance: 'Balance of holiday leave',
  allow_view_sick_leave_balance: 'Balance of sick leave',
  allow_view_long_service_leave_balance: 'Balance of long service leave',
  allow_edit_timesheet: 'Enter their hours, which you approve before they are paid',
  allow_edit_timeclock: 'Clock in and out, which enters their hours for you to approve',
  allow_edit_leave_requests: 'Ask for leave',
  allow_edit_leave_requests_when_negative: 'Ask for more leave than there is',
  allow_edit_account_details: 'Ask for a change of address and contact details',
  allow_edit_bank_accounts: 'Ask for another bank account',
  allow_edit_tax_settings: 'Make a tax declaration',
  allow_edit_super_details: 'Choose a super fund, or the KiwiSaver rate',
} as const satisfies Partial<Record<keyof EmployeeReadModel, string>>;

export interface AccessFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  readonly access: EmployeeAccessState | undefined;
  readonly notice?: string;
  readonly problem?: string;
  /** What was ticked in a form that was not saved. */
  readonly typed?: Readonly<Record<string, boolean>>;
}

type PortalFlag = keyof typeof portalFlags;

/** In words of the country; what its law does not have is left out, and stays as it is stored. */
const ownWords: Readonly<Record<Country, Partial<Readonly<Record<PortalFlag, string | null>>>>> = {
  AU: {
    allow_view_holiday_leave_balance: 'Balance of annual leave',
    allow_view_sick_leave_balance: 'Balance of personal leave',
    allow_edit_super_details: 'Choose a super fund',
  },
  NZ: {
    allow_view_holiday_leave_balance: 'Balances of annual holidays and alternative holidays',
    allow_view_long_service_leave_balance: null,
    allow_edit_super_details: 'Choose the KiwiSaver rate',
  },
};

/** The boxes of a form, with what each opens. */
export function portalFlagsOf(country: Country): readonly (readonly [flag: PortalFlag, words: string])[] {
  return Object.entries({ ...portalFlags, ...ownWords[country] }).flatMap(([flag, words]) =>
    words === null ? [] : [[flag as PortalFlag, words] as const],
  );
}

/** The version of what the form shows. */
export function accessVersion(employee: EmployeeReadModel): string {
  return shownVersion(Object.keys(portalFlags).map((flag) => Reflect.get(employee, flag) === true));
}

const inWords = { active: 'Signs in', invited: 'Invited, no password yet', disabled: 'Disabled' } as const;

/** Whether an employee sees their own pay, and how much of it. */
export function accessPage(facts: AccessFacts): string {
  const { session, csrfToken, company, employee, access, notice, problem, typed } = facts;
  const name = personName(employee);
  const home = `/companies/${company.id}/people/${employee.id}`;
  const mayWrite = roleMay(session.user.role, 'people.write');
  const stored = problem === nothingSaved ? employee : undefined;
  return companyPage(facts, {
    title: `Access of ${name}`,
    here: 'people',
    crumbs: [
      { address: `/companies/${company.id}/people`, name: 'People' },
      { address: home, name },
    ],
    body: html`<h1>Access of ${name}</h1>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      <section class="card" aria-labelledby="sign-in">
        <h2 id="sign-in">Sign-in</h2>
        <dl class="facts">
          <dt>Status</dt>
          <dd>${access === undefined ? 'Not invited' : inWords[access.status]}</dd>
          <dt>E-mail</dt>
          <dd>${access?.email ?? employee.email_address ?? 'None on record'}</dd>
          ${
            access === undefined
              ? ''
              : html`<dt>Since</dt>
                  <dd>${localMoment(access.since, company.timezone)}</dd>`
          }
        </dl>
        ${mayWrite ? buttons(facts, home) : ''}
      </section>
      <section class="card" aria-labelledby="flags">
        <h2 id="flags">What they may see and ask for</h2>
        <form method="post" action="${home}/access">
          ${csrfField(csrfToken)}${versionField(accessVersion(employee))}
          ${portalFlagsOf(company.country).map(
            ([flag, words]) =>
              html`<label class="check"
                ><input
                  type="checkbox"
                  name="${flag}"
                  value="on"
                  ${(typed?.[flag] ?? Reflect.get(employee, flag) === true) ? html`checked` : ''}
                  ${mayWrite ? '' : html`disabled`}
                />${words}${typed === undefined ? '' : tickedNow(typed[flag] === true, stored && Reflect.get(stored, flag) === true)}</label
              >`,
          )}
          ${mayWrite ? html`<button>Save</button>` : ''}
        </form>
      </section>`,
  });
}

function buttons({ session, csrfToken, employee, access }: AccessFacts, home: string): Html {
  if (employee.is_deleted) return html`<p class="quiet">The record is deleted: nobody signs in for it.</p>`;
  const invite =
    roleMay(session.user.role, 'pays.write') && (access === undefined || access.status === 'invited')
      ? html`<form method="post" action="${home}/invitation">
          ${csrfField(csrfToken)}${requestKeyField()}<button>
            ${access === undefined ? 'Send an invitation' : 'Send the invitation again'}
          </button>
        </form>`
      : '';
  const end =
    access === undefined
      ? ''
      : html`<form method="post" action="${home}/access/end">
          ${csrfField(csrfToken)}<button class="danger" data-confirm="End the access of ${personName(employee)}?">
            End the access
          </button>
        </form>`;
  return html`${employee.employee_portal_active ? '' : html`<p class="quiet">The first switch below is off, so nobody gets in.</p>`}
    <div class="actions tight">${employee.employee_portal_active ? invite : ''}${end}</div>`;
}
