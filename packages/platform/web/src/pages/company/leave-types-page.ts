import { html, type Html } from '../../markup';
import { leaveNames } from '../pays/leave-choices';
import { settingsNavigation, type CompanyList } from './company-lists-page';
import { companyPage, type CompanyFrame } from './company-page';

/** How a kind of leave builds up, and what a day of it pays. */
interface LeaveTerms {
  readonly builds: string;
  readonly pays: string;
}

const perOccasion = 'No balance: given when the occasion arises';

/** In the words of the acts; what an award or agreement adds is entered with the person. */
const terms: Readonly<Record<'AU' | 'NZ', Readonly<Record<string, LeaveTerms>>>> = {
  AU: {
    HOLIDAY: {
      builds:
        'With ordinary hours, four weeks a year unless the person’s record says otherwise (Fair Work Act 2009 s 87)',
      pays: 'The base rate, and the leave loading of the person’s record',
    },
    SICK: { builds: 'With ordinary hours, ten days a year (s 96)', pays: 'The base rate' },
    LONG_SERVICE: {
      builds: 'With ordinary hours, by the law of the state; years and weeks stand in the person’s record',
      pays: 'The base rate',
    },
    COMPASSIONATE: { builds: `${perOccasion}, two days (s 104)`, pays: 'The base rate; nothing for casuals' },
    PAID_PUBLIC_HOLIDAY: {
      builds: 'No balance: entered by itself on public holidays of the region',
      pays: 'The base rate',
    },
    PAID_PARENTAL: {
      builds: 'No balance',
      pays: 'The hourly amount of the person’s record, which Services Australia funds',
    },
    EMPLOYER_FUNDED_PAID_PARENTAL: { builds: 'No balance', pays: 'The base rate, reported as parental leave' },
    WORKERS_COMP: { builds: 'No balance', pays: 'The hourly amount of the person’s record; reported apart' },
    ANCILLARY: { builds: perOccasion, pays: 'The base rate; reported as ancillary and defence leave' },
    UNPAID: { builds: 'No balance', pays: 'Nothing' },
    OTHER: {
      builds: 'Rostered days off and time in lieu are counted in hours in the person’s record',
      pays: 'The base rate',
    },
  },
  NZ: {
    ANNUAL_HOLIDAYS: {
      builds: 'Four weeks at the end of each twelve months (Holidays Act 2003 s 16)',
      pays: 'The greater of ordinary weekly pay and average weekly earnings (s 21)',
    },
    SICK: {
      builds: 'Ten days after six months, and each twelve months then (s 65)',
      pays: 'Relevant daily pay or average daily pay',
    },
    NZ_BEREAVEMENT: {
      builds: `${perOccasion}, one or three days (s 70)`,
      pays: 'Relevant daily pay or average daily pay',
    },
    NZ_FAMILY_VIOLENCE: {
      builds: 'Ten days after six months, and each twelve months then',
      pays: 'Relevant daily pay or average daily pay',
    },
    ALT_HOLIDAY: {
      builds: 'A day for work on a public holiday that would otherwise be a working day (s 56)',
      pays: 'Relevant daily pay or average daily pay',
    },
    PAID_PUBLIC_HOLIDAY: {
      builds: 'No balance: entered by itself where the day would be a working day',
      pays: 'Relevant daily pay or average daily pay',
    },
    NZ_ACC_WORKERS_COMP: { builds: 'No balance', pays: '80% of earnings in the first week of an injury at work' },
    WORKERS_COMP: {
      builds: 'No balance',
      pays: 'What the Accident Compensation Corporation pays and the employer passes on; no gross earnings for holidays (s 14)',
    },
    NZ_JURY_SERVICE: { builds: perOccasion, pays: 'What the agreement says' },
    NZ_DEFENCE_FORCE: { builds: perOccasion, pays: 'What the agreement says' },
    NZ_EMPLOYMENT_RELATIONS_EDUCATION: { builds: perOccasion, pays: 'What the agreement says' },
    NZ_TIME_OFF_TO_VOTE: { builds: perOccasion, pays: 'What the agreement says' },
    UNPAID: { builds: 'No balance; beyond a week it moves the day on which annual holidays arise', pays: 'Nothing' },
    OTHER: { builds: 'No balance', pays: 'What the agreement says' },
  },
};

export interface LeaveTypesFacts extends CompanyFrame {
  readonly lists: readonly CompanyList[];
  /** People for whom nothing builds up, or at other rates than the law's. */
  readonly different: readonly { readonly id: number; readonly name: string; readonly how: string }[];
}

/** The kinds of leave are the law's: the page says what each is, and for whom it differs. */
export function leaveTypesPage(facts: LeaveTypesFacts): string {
  const { company, lists, different } = facts;
  return companyPage(facts, {
    title: 'Leave types',
    here: 'settings',
    crumbs: [{ address: `/companies/${company.id}/settings`, name: 'Settings' }],
    body: html`<h1>Leave types</h1>
      ${settingsNavigation(facts, lists, 'leave-types')}
      <p class="quiet">
        The kinds of leave follow from the law and are the same in every company, so that reports and final pays can
        rely on them. Each is a column that can be added to a pay run. What a person gets beyond the law stands in the
        person’s record under Leave.
      </p>
      ${table(company.country)}
      <section class="card" aria-labelledby="different">
        <h2 id="different">People with leave of their own</h2>
        ${
          different.length === 0
            ? html`<p class="quiet">Nobody: leave builds up for everybody as the law has it.</p>`
            : html`<ul>
                ${different.map(
                  ({ id, name, how }) =>
                    html`<li><a href="/companies/${company.id}/people/${id}/edit">${name}</a>: ${how}</li>`,
                )}
              </ul>`
        }
      </section>`,
  });
}

function table(country: 'AU' | 'NZ'): Html {
  return html`<section class="card table" aria-label="Leave types">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Leave</th>
          <th scope="col">Builds up</th>
          <th scope="col">Pays</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(leaveNames[country]).map(
          ([code, name]) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td data-label="Builds up">${terms[country][code]?.builds ?? ''}</td>
              <td data-label="Pays">${terms[country][code]?.pays ?? ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
