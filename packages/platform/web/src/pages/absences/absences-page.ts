import {
  canSignIn,
  isDelegationActive,
  roleMay,
  type CurrentSession,
  type Delegation,
  type User,
} from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import { bar } from '../bar';
import { csrfField, describedAt, problemAt, refusedBox, requestKeyField, type FormProblem } from '../form-fields';
import { localMoment } from '../moment';
import { page } from '../page';

export interface AbsencesFacts extends FormProblem {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly delegations: readonly Delegation[];
  readonly users: readonly User[];
  readonly timeZone: string;
  readonly now: number;
  readonly typed?: {
    readonly userId: number;
    readonly delegateId: number;
    readonly from: string;
    readonly to: string;
  };
  readonly notice?: string;
}

/** Who approves in whose place, and when. */
export function absencesPage(facts: AbsencesFacts): string {
  const { session, csrfToken, delegations, notice } = facts;
  return page({
    title: 'Absence and delegates',
    script: 'page',
    bar: bar(session, csrfToken),
    body: html`<h1>Absence and delegates</h1>
      <p class="quiet">
        While somebody who approves is absent, a delegate approves in their place, in the companies that both see.
        Nobody approves what they asked for, and a delegate does not approve what the absent person asked for. Every
        decision names both. Days are of ${facts.timeZone}.
      </p>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${refusedBox(facts)}
      <section class="card table" aria-label="Delegates">
        ${delegations.length === 0 ? html`<p>Nobody stands in for anybody.</p>` : table(facts)}
      </section>
      ${roleMay(session.user.role, 'pays.approve') ? nameForm(facts) : ''}`,
  });
}

/** An absence counts while the one may approve and the other signs in and sees pays. */
function stateOf(one: Delegation, { users, now }: AbsencesFacts): Html {
  if (!isDelegationActive(one, now)) return html`Later`;
  const [absent, delegate] = [one.userId, one.delegateId].map((id) => users.find((user) => user.id === id));
  const lends = absent?.isActive === true && roleMay(absent.role, 'pays.approve');
  const takes = delegate?.isActive === true && roleMay(delegate.role, 'pays.read');
  if (lends && takes) return html`Now`;
  return html`<span class="badge bad">Nobody stands in</span>
    ${takes ? `${absent?.name ?? 'Whoever is absent'} may not approve any more.` : `${delegate?.name ?? 'The delegate'} does not sign in or see pays any more. Name somebody else.`}`;
}

function table(facts: AbsencesFacts): Html {
  const { session, csrfToken, delegations, users, timeZone } = facts;
  const nameOf = (id: number) => users.find((user) => user.id === id)?.name ?? `user ${id}`;
  const mayEndAll = roleMay(session.user.role, 'users.manage');
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">Absent</th>
        <th scope="col">Delegate</th>
        <th scope="col">From</th>
        <th scope="col">Until</th>
        <th scope="col">State</th>
        <th scope="col">Action</th>
      </tr>
    </thead>
    <tbody>
      ${delegations.map((one) => {
        const isMine = [one.userId, one.delegateId].includes(session.user.id);
        const both = `${nameOf(one.delegateId)} for ${nameOf(one.userId)}`;
        return html`<tr>
          <td data-label="Absent">${nameOf(one.userId)}</td>
          <td data-label="Delegate">${nameOf(one.delegateId)}</td>
          <td data-label="From">${localMoment(one.startsAt, timeZone)}</td>
          <td data-label="Until">${localMoment(one.endsAt, timeZone)}</td>
          <td data-label="State">${stateOf(one, facts)}</td>
          <td>
            ${
              isMine || mayEndAll
                ? html`<form class="inline" method="post" action="/absences/${one.id}/end">
                    ${csrfField(csrfToken)}<button class="danger" aria-label="End now: ${both}">End now</button>
                  </form>`
                : ''
            }
          </td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

function nameForm(facts: AbsencesFacts): Html {
  const { session, csrfToken, users, typed } = facts;
  const { user } = session;
  const absent = roleMay(user.role, 'users.manage')
    ? users.filter((one) => canSignIn(one) && roleMay(one.role, 'pays.approve'))
    : [user];
  const delegates = users.filter(
    (one) => canSignIn(one) && roleMay(one.role, 'pays.read') && (absent.length > 1 || one.id !== user.id),
  );
  const option = (one: Pick<User, 'id' | 'name'>, chosen: number | undefined) =>
    html`<option value="${one.id}" ${one.id === chosen ? html`selected` : ''}>${one.name}</option>`;
  const dayField = (id: 'from' | 'to') =>
    html`${problemAt(id, facts)}<input
        id="${id}"
        name="${id}"
        required
        value="${typed?.[id]}"
        placeholder="31/12/2026"
        autocomplete="off"
        ${describedAt(id, facts)}
      />`;
  const mine = absent.filter(({ id }) => id === user.id);
  if (delegates.every(({ id }) => absent.length === 1 && id === absent[0]?.id)) {
    return html`<section class="card" aria-labelledby="name-delegate">
      <h2 id="name-delegate">Name a delegate</h2>
      <p>Nobody else who sees pays can sign in yet, so there is nobody to name.</p>
    </section>`;
  }
  return html`<section class="card" aria-labelledby="name-delegate">
    <h2 id="name-delegate">Name a delegate</h2>
    <form method="post" action="/absences">
      ${csrfField(csrfToken)}${requestKeyField()}
      <label for="user_id">Who is absent</label>
      ${problemAt('user_id', facts)}
      <select id="user_id" name="user_id" ${describedAt('user_id', facts)}>
        ${[...mine, ...absent.filter(({ id }) => id !== user.id)].map((one) => option(one, typed?.userId))}
      </select>
      <label for="delegate_id">Who approves in their place</label>
      ${problemAt('delegate_id', facts)}
      <select id="delegate_id" name="delegate_id" ${describedAt('delegate_id', facts)}>
        ${delegates.map((one) => option(one, typed?.delegateId))}
      </select>
      <label for="from">First day</label>
      ${dayField('from')}
      <label for="to">Last day</label>
      ${dayField('to')}
      <button>Name the delegate</button>
    </form>
  </section>`;
}
