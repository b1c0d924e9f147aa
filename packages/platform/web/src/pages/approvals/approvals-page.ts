import { type ListedRelease, type ReleaseSettings, type ReleaseState, roleMay } from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import { dollars, inWords } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { csrfField, describedAt, problemAt, refusedBox, versionField, type FormProblem } from '../form-fields';
import { localMoment } from '../moment';
import { nothingSaved, shownVersion, storedNow, tickedNow } from '../stored-now';

export interface ApprovalsFacts extends CompanyFrame, FormProblem {
  readonly requests: readonly ListedRelease[];
  readonly rules: ReleaseSettings;
  /** The names of users, by their ids. */
  readonly names: ReadonlyMap<number, string>;
  /** In whose place the reader approves here now. */
  readonly standsInFor: readonly { readonly id: number; readonly name: string }[];
  readonly notice?: string;
  /** What was typed into the form of the rules, which was not saved. */
  readonly typed?: ReleaseSettings;
  /** A limit that is no amount. */
  readonly typedLimit?: string | undefined;
}

/** The version of what the form of the rules shows. */
export function rulesVersion({
  payRuns,
  payments,
  filings,
  bankAccounts,
  limitCents,
  holdHours,
}: ReleaseSettings): string {
  return shownVersion({ payRuns, payments, filings, bankAccounts, limitCents, holdHours });
}

const states: Readonly<Record<ReleaseState, string>> = {
  waiting: 'Waits for a second person',
  approved: 'Approved, not used yet',
  refused: 'Refused',
  used: 'Released',
  expired: 'Expired',
};

function stateInWords({ state, isApproved }: ListedRelease): string {
  return state === 'expired' && isApproved === true ? 'Approved, counts no longer' : states[state];
}

/** What waits for a second person, and what a company asks of two. */
export function approvalsPage(facts: ApprovalsFacts): string {
  const { session, company, requests, notice } = facts;
  const mayArrange = roleMay(session.user.role, 'pays.approve') || facts.standsInFor.length > 0;
  return companyPage(facts, {
    title: 'Second person',
    here: 'settings',
    body: html`<h1>Second person</h1>
      <p class="quiet">
        What one person asks for, another approves. Nobody approves what they asked for, and an approval releases once.
        ${facts.standsInFor.length === 0 ? '' : `You stand in for ${facts.standsInFor.map(({ name }) => name).join(', ')}.`}
        ${mayArrange ? html`<a href="/absences">Absence and delegates</a>` : ''}
      </p>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${refusedBox(facts)}
      <section class="card table" aria-label="Requests">
        ${requests.length === 0 ? html`<p>Nothing waits.</p>` : requestTable(facts)}
      </section>
      ${roleMay(session.user.role, 'company.write') ? rulesForm(facts, `/companies/${company.id}/second-person`) : ''}`,
  });
}

function requestTable(facts: ApprovalsFacts): Html {
  const { session, company, csrfToken, requests, names, standsInFor } = facts;
  const nameOf = (id: number | null) => (id === null ? '' : (names.get(id) ?? `user ${id}`));
  const mayDecide = ({ requestedBy }: ListedRelease) =>
    requestedBy !== session.user.id &&
    (roleMay(session.user.role, 'pays.approve') || standsInFor.some(({ id }) => id !== requestedBy));
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">Asked by</th>
        <th scope="col">When</th>
        <th scope="col">State</th>
        <th scope="col">Action</th>
      </tr>
    </thead>
    <tbody>
      ${requests.map((request) => {
        const { state } = request;
        const address = `/companies/${company.id}/approvals/${request.id}`;
        return html`<tr>
          <td data-label="What" class="wrap">${asked(facts, request.summary)}</td>
          <td data-label="Asked by">${nameOf(request.requestedBy)}</td>
          <td data-label="When">${localMoment(request.requestedAt, company.timezone)}</td>
          <td data-label="State" class="wrap">
            ${stateInWords(request)}${request.decidedBy === null ? '' : `, ${nameOf(request.decidedBy)}`}${request.decidedFor === null ? '' : ` for ${nameOf(request.decidedFor)}`}
          </td>
          <td>
            ${
              state === 'waiting' && mayDecide(request)
                ? html`<form class="inline" method="post" action="${address}">
                    ${csrfField(csrfToken)}<button
                      name="decision"
                      value="approve"
                      aria-label="Approve request ${request.id}"
                    >
                      Approve
                    </button>
                    <button class="danger" name="decision" value="refuse" aria-label="Refuse request ${request.id}">
                      Refuse
                    </button>
                  </form>`
                : ''
            }
          </td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** What is asked for as pages write it, with the pay run that is to be looked at before anybody approves. */
function asked({ session, company }: ApprovalsFacts, summary: string): Html {
  const text = inWords(summary).replaceAll(
    /\b(net(?: of the whole run| so far)?) (\d+(?:\.\d+)?)\b/g,
    (_, what: string, net: string) => {
      return `${what} ${dollars(net)}`;
    },
  );
  const [run, payRunId = ''] = /\bpay run (\d+)\b/.exec(text) ?? [];
  if (run === undefined || !roleMay(session.user.role, 'pays.read')) return html`${text}`;
  const at = text.indexOf(run);
  return html`${text.slice(0, at)}<a href="/companies/${company.id}/pays/runs/${payRunId}">${run}</a
    >${text.slice(at + run.length)}`;
}

function rulesForm(facts: ApprovalsFacts, action: string): Html {
  const { csrfToken, rules, typed, typedLimit } = facts;
  const shown = typed ?? rules;
  const stored = facts.problem === nothingSaved ? rules : undefined;
  const check = (name: string, isOn: (one: ReleaseSettings) => boolean, label: string): Html =>
    html`<label class="check"
      ><input
        type="checkbox"
        name="${name}"
        value="on"
        ${isOn(shown) ? html`checked` : ''}
      />${label}${tickedNow(isOn(shown), stored && isOn(stored))}</label
    >`;
  return html`<section class="card" aria-labelledby="rules">
    <h2 id="rules">What needs a second person</h2>
    <form method="post" action="${action}">
      ${csrfField(csrfToken)}${versionField(rulesVersion(rules))}
      ${check('pay_runs', ({ payRuns }) => payRuns, 'Processing pays')}
      ${check('payments', ({ payments }) => payments, 'Files for banks and super funds')}
      ${check('filings', ({ filings }) => filings, 'Reports to tax offices')}
      ${check('bank_accounts', ({ bankAccounts }) => bankAccounts, 'Changes of bank accounts of employees and of the accounts that deductions go to')}
      <label for="limit">Pay runs and payments up to this net amount need nobody else</label>
      <p class="hint" id="limit-hint">Left empty, every one needs a second person.</p>
      ${storedNow(limitOf(shown), stored && limitOf(stored))}${problemAt('limit', facts)}
      <input
        id="limit"
        name="limit"
        inputmode="decimal"
        value="${typedLimit ?? limitOf(shown)}"
        ${describedAt('limit', facts, 'limit-hint')}
      />
      ${check('hold', ({ holdHours }) => holdHours > 0, 'Pay nothing to a bank account within a day of its change')}
      <p class="quiet">Stricter rules hold at once. Asking for less needs a second person itself.</p>
      <button>Save</button>
    </form>
  </section>`;
}

function limitOf({ limitCents }: ReleaseSettings): string {
  return limitCents === null ? '' : (limitCents / 100).toFixed(2);
}
