import type { Country } from '@anz-payroll/companies';
import type { ChangedPay, LeftOutPay, PaymentFile } from '@anz-payroll/filing';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { countryFeatures } from '../country-features';
import { html, type Html } from '../../markup';
import { day, dollars, inWords } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField, dateInput } from '../form-fields';
import { partLinks, type ListPart } from '../list-part';
import { linesToCheck } from '../to-check';
import { localMoment } from '../moment';

export interface PaymentFilesFacts extends CompanyFrame {
  /** Newest first. */
  readonly part: ListPart<PaymentFile>;
  /** Whose pay it is, by the number of the pay; of one that was taken back nobody's. */
  readonly names: ReadonlyMap<number, string>;
  /** The days of a run, by its number. */
  readonly periods: ReadonlyMap<number, string>;
  /** Pays that the file just made does not hold, and why. */
  readonly leftOut?: readonly LeftOutPay[];
  readonly notice?: string;
  readonly problem?: string;
  readonly refused?: RefusedReturn;
}

/** What was typed for a payment that came back, where it named nobody. */
export interface RefusedReturn {
  readonly fileId: number;
  readonly person: string;
  readonly reason: string;
  readonly problem: string;
}

/** So many people of a file are named. */
export const mostNamed = 30;

const kindNames = { bank: 'Bank file', super: 'Super file' } as const;

/** Money that left: every file with the pays that it covers, the same bytes again, and its cancellation. */
export function paymentFilesPage(facts: PaymentFilesFacts): string {
  const { company, part, leftOut = [], notice, problem } = facts;
  const address = `/companies/${company.id}/pays`;
  return companyPage(facts, {
    title: 'Payment files',
    here: 'pays',
    crumbs: [{ address, name: 'Pays' }],
    body: html`<h1>Payment files</h1>
      <p class="quiet">
        A pay is in at most one file to banks and one to super funds that stands. Cancel a file that was not used, and
        its pays can be exported again; the file itself is kept.
      </p>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      ${leftOut.length === 0 ? '' : leftOutList(leftOut, address, facts)}
      ${
        part.found === 0
          ? html`<p class="quiet">None yet. A pay run has the form that makes one.</p>`
          : part.rows.map((file) => fileCard(file, `${address}/payment-files/${file.id}`, facts))
      }
      ${partLinks(part, 'files, the newest first', `${address}/payment-files#main`)}`,
  });
}

function leftOutList(leftOut: readonly LeftOutPay[], address: string, { names }: PaymentFilesFacts): Html {
  return html`<section class="card" aria-labelledby="left-out">
    <h2 id="left-out">Left out</h2>
    <ul>
      ${linesToCheck(
        leftOut.map(({ payId, reason }) => ({
          address: `${address}/${payId}`,
          name: names.get(payId) ?? 'A pay',
          what: inWords(reason),
        })),
      )}
    </ul>
  </section>`;
}

function fileCard(file: PaymentFile, address: string, facts: PaymentFilesFacts): Html {
  const { company, names, periods } = facts;
  const { id, kind, fileName, createdAt, payIds, payRunId, cancellation, returnedPayIds } = file;
  const changedPays = file.changedPays.filter(({ payId }) => !returnedPayIds.includes(payId));
  const whose = payIds.map((payId) => names.get(payId) ?? 'a pay that was taken back');
  return html`<section class="card" aria-labelledby="file-${id}">
    <h2 id="file-${id}">
      ${kindNames[kind]} ${id}
      ${cancellation === null ? html`<span class="badge good">Standing</span>` : html`<span class="badge bad">Cancelled</span>`}
    </h2>
    <p>
      <a href="${address}">${fileName}</a>, made ${localMoment(createdAt, company.timezone)} for
      <a href="/companies/${company.id}/pays/runs/${payRunId}">the run ${periods.get(payRunId) ?? ''}</a>:
      ${whose.slice(0, mostNamed).join(', ')}${whose.length > mostNamed ? ` and ${whose.length - mostNamed} more` : ''}.
    </p>
    ${
      changedPays.length === 0
        ? ''
        : html`<ul>
            ${changedPays.map((pay) => html`<li>${changedInWords(pay, names)}</li>`)}
          </ul>`
    }
    ${returnedPayIds.length === 0 ? '' : html`<p>Came back: ${returnedPayIds.map((payId) => names.get(payId) ?? `pay ${payId}`).join(', ')}.</p>`}
    ${cancellation === null ? cancelForm(file, address, facts) : html`<p class="quiet">Cancelled ${localMoment(cancellation.at, company.timezone)}: ${cancellation.reason}</p>`}
  </section>`;
}

/** Of a pay that was taken back nobody knows here whose it was; what replaced it is of the same person. */
function changedInWords({ payId, change, replacedByPayId }: ChangedPay, names: PaymentFilesFacts['names']): string {
  const name = names.get(payId) ?? (replacedByPayId === null ? undefined : names.get(replacedByPayId));
  const whose = name === undefined ? `Pay ${payId}` : `The pay of ${name}`;
  return `${whose} was ${change} since the file was made; the file pays it as it was before.`;
}

/** A bank returns single payments, to an account that was closed for instance; the others have arrived. */
function cancelForm(file: PaymentFile, address: string, facts: PaymentFilesFacts): Html {
  const { id, payIds } = file;
  const refused = facts.refused?.fileId === id ? facts.refused : undefined;
  return html`<form class="search" method="post" action="${address}/cancel">
    ${csrfField(facts.csrfToken)}
    <div>${payIds.length > mostTicked ? personField(id, refused) : personChoice(file, facts)}</div>
    <div>
      <label for="reason-${id}">Why it was not used</label>
      <input id="reason-${id}" name="reason" type="text" value="${refused?.reason ?? ''}" required />
    </div>
    <button class="plain">Cancel</button>
  </form>`;
}

function personChoice({ id, payIds, returnedPayIds }: PaymentFile, { names }: PaymentFilesFacts): Html {
  const paid = payIds.filter((payId) => names.has(payId) && !returnedPayIds.includes(payId));
  return html`<label for="pay-${id}">What did not arrive</label>
    <select id="pay-${id}" name="pay_id">
      <option value="">The whole file</option>
      ${paid.map((payId) => html`<option value="${payId}">Only the payment of ${names.get(payId) ?? ''}</option>`)}
    </select>`;
}

/** Where there are too many people to choose from. */
function personField(id: number, refused: RefusedReturn | undefined): Html {
  const problem = refused?.problem;
  return html`<label for="person-${id}">Only the payment of</label>
    <p class="hint" id="person-${id}-hint">A name or an employee number. Empty: the whole file.</p>
    ${problem === undefined ? '' : html`<p class="problem" id="person-${id}-problem">${problem}</p>`}
    <input
      id="person-${id}"
      name="person"
      type="text"
      maxlength="200"
      autocomplete="off"
      value="${refused?.person ?? ''}"
      aria-describedby="person-${id}-hint${problem === undefined ? '' : ` person-${id}-problem`}"
      ${problem === undefined ? '' : html`aria-invalid="true"`}
    />`;
}

/** So many pays of a run can be ticked one by one. */
export const mostTicked = 200;

/** What stood in the form when it was refused. */
export interface TypedPaymentFile {
  readonly ticked: ReadonlySet<string>;
  readonly people: string;
  readonly paymentDate: string;
  readonly isBalanced: boolean;
  readonly dateProblem?: string;
  readonly peopleProblem?: string;
}

export interface PayableRun {
  readonly address: string;
  /** Where the files so far are. */
  readonly home: string;
  readonly country: Country;
  /** Of the run. */
  readonly payDate: string;
  readonly pays: readonly PayRecord[];
  readonly typed?: TypedPaymentFile | undefined;
}

/** On the page of a run: which pays the next file is to hold, and when the bank pays. */
export function paymentFileForm(run: PayableRun, csrfToken: string): Html {
  const { address, home, country, pays, typed } = run;
  const payable = pays.filter(({ status }) => status === 'processed');
  return html`<section class="card no-print" aria-labelledby="payment-file">
    <h2 id="payment-file">Pay out</h2>
    <p class="quiet">
      Makes a file of the pays that are in none yet, and remembers them as exported. <a href="${home}">Files so far</a>
    </p>
    <form method="post" action="${address}/payment-files">
      ${csrfField(csrfToken)} ${payable.length > mostTicked ? peopleField(typed) : payTicks(payable, typed)}
      ${bankFields(run)}
      <p class="actions tight">
        <button name="kind" value="bank">Make a bank file</button>
        ${countryFeatures[country].hasSuperFunds ? html`<button class="plain" name="kind" value="super">Make a super file</button>` : ''}
      </p>
    </form>
  </section>`;
}

/** Left empty, a bank file pays on the pay date; once that has passed, or is no day of the bank, somebody names another. */
function bankFields({ country, payDate, typed }: PayableRun): Html {
  return html`<label for="payment_date">Day on which the bank pays (empty: the pay date, ${day(payDate)})</label>
    <p class="hint">Empty, pays of later pay dates go into the next file. A day that is entered pays all of them.</p>
    ${dateInput('payment_date', typed?.paymentDate ?? '', typed?.dateProblem, false)}
    ${
      countryFeatures[country].hasBalancedBankFiles
        ? html`<label class="check"
            ><input
              type="checkbox"
              name="balanced"
              value="true"
              ${typed?.isBalanced === true ? html`checked` : ''}
            />With one debit of the company’s own account, where your bank asks for a balanced file</label
          >`
        : ''
    }`;
}

/** None ticked is all of them. */
function payTicks(pays: readonly PayRecord[], typed: TypedPaymentFile | undefined): Html {
  return html`<details ${(typed?.ticked.size ?? 0) > 0 ? html`open` : ''}>
    <summary>Choose single pays</summary>
    <fieldset>
      <legend>Only these pays; none ticked for all</legend>
      ${pays.map(({ id, employee, net }, index) => {
        const isTicked = typed?.ticked.has(String(id)) === true ? html`checked` : '';
        return html`<label class="check"
          ><input type="checkbox" name="p${index}" value="${id}" ${isTicked} />${employee.firstName}
          ${employee.lastName}, ${dollars(net)}</label
        >`;
      })}
    </fieldset>
  </details>`;
}

/** Where there are too many people to tick. */
function peopleField(typed: TypedPaymentFile | undefined): Html {
  const problem = typed?.peopleProblem;
  return html`<label for="people">Only these people</label>
    <p class="hint" id="people-hint">One name or employee number a line. Empty: everybody who is in no file yet.</p>
    ${problem === undefined ? '' : html`<p class="problem" id="people-problem">${problem}</p>`}
    <textarea
      id="people"
      name="people"
      rows="3"
      aria-describedby="people-hint${problem === undefined ? '' : ' people-problem'}"
      ${problem === undefined ? '' : html`aria-invalid="true"`}
    >
${typed?.people ?? ''}</textarea>`;
}
