import type { Country } from '@anz-payroll/companies';
import type { ChangedPay, LeftOutPay, PaymentFile } from '@anz-payroll/filing';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { countryFeatures } from '../country-features';
import { html, type Html } from '../../markup';
import { dollars, inWords } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField } from '../form-fields';
import { localMoment } from '../moment';

export interface PaymentFilesFacts extends CompanyFrame {
  /** Newest first. */
  readonly files: readonly PaymentFile[];
  /** Whose pay it is, by the number of the pay; of one that was taken back nobody's. */
  readonly names: ReadonlyMap<number, string>;
  /** The days of a run, by its number. */
  readonly periods: ReadonlyMap<number, string>;
  /** Pays that the file just made does not hold, and why. */
  readonly leftOut?: readonly LeftOutPay[];
  readonly notice?: string;
  readonly problem?: string;
}

const MOST_NAMED = 30;

const kindNames = { bank: 'Bank file', super: 'Super file' } as const;

/** Money that left: every file with the pays that it covers, the same bytes again, and its cancellation. */
export function paymentFilesPage(facts: PaymentFilesFacts): string {
  const { company, files, leftOut = [], notice, problem } = facts;
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
        files.length === 0
          ? html`<p class="quiet">None yet. A pay run has the form that makes one.</p>`
          : files.map((file) => fileCard(file, `${address}/payment-files/${file.id}`, facts))
      }`,
  });
}

function leftOutList(leftOut: readonly LeftOutPay[], address: string, { names }: PaymentFilesFacts): Html {
  return html`<section class="card" aria-labelledby="left-out">
    <h2 id="left-out">Left out</h2>
    <ul>
      ${leftOut.map(({ payId, reason }) => html`<li><a href="${address}/${payId}">${names.get(payId) ?? 'A pay'}</a>: ${inWords(reason)}</li>`)}
    </ul>
  </section>`;
}

function fileCard(file: PaymentFile, address: string, facts: PaymentFilesFacts): Html {
  const { csrfToken, company, names, periods } = facts;
  const { id, kind, fileName, createdAt, payIds, payRunId, cancellation, changedPays } = file;
  const whose = payIds.map((payId) => names.get(payId) ?? 'a pay that was taken back');
  return html`<section class="card" aria-labelledby="file-${id}">
    <h2 id="file-${id}">
      ${kindNames[kind]} ${id}
      ${cancellation === null ? html`<span class="badge good">Standing</span>` : html`<span class="badge bad">Cancelled</span>`}
    </h2>
    <p>
      <a href="${address}">${fileName}</a>, made ${localMoment(createdAt, company.timezone)} for
      <a href="/companies/${company.id}/pays/runs/${payRunId}">the run ${periods.get(payRunId) ?? ''}</a>:
      ${whose.slice(0, MOST_NAMED).join(', ')}${whose.length > MOST_NAMED ? ` and ${whose.length - MOST_NAMED} more` : ''}.
    </p>
    ${
      changedPays.length === 0
        ? ''
        : html`<ul>
            ${changedPays.map((pay) => html`<li>${changedInWords(pay)}</li>`)}
          </ul>`
    }
    ${cancellation === null ? cancelForm(id, address, csrfToken) : html`<p class="quiet">Cancelled ${localMoment(cancellation.at, company.timezone)}: ${cancellation.reason}</p>`}
  </section>`;
}

function changedInWords({ payId, change, replacedByPayId }: ChangedPay): string {
  const by = replacedByPayId === null ? '' : ` by pay ${replacedByPayId}`;
  return `Pay ${payId} was ${change}${by} since the file was made; the file pays it as it was before.`;
}

function cancelForm(id: number, address: string, csrfToken: string): Html {
  return html`<form class="search" method="post" action="${address}/cancel">
    ${csrfField(csrfToken)}
    <div>
      <label for="reason-${id}">Why it was not used</label>
      <input id="reason-${id}" name="reason" type="text" required />
    </div>
    <button class="plain">Cancel the file</button>
  </form>`;
}

/** So many pays of a run can be ticked one by one. */
export const mostTicked = 200;

export interface PayableRun {
  readonly address: string;
  /** Where the files so far are. */
  readonly home: string;
  readonly country: Country;
  readonly pays: readonly PayRecord[];
}

/** On the page of a run: which pays the next file is to hold. */
export function paymentFileForm({ address, home, country, pays }: PayableRun, csrfToken: string): Html {
  const payable = pays.filter(({ status }) => status === 'processed');
  return html`<section class="card no-print" aria-labelledby="payment-file">
    <h2 id="payment-file">Pay out</h2>
    <p class="quiet">
      Makes a file of the pays that are in none yet, and remembers them as exported. <a href="${home}">Files so far</a>
    </p>
    <form method="post" action="${address}/payment-files">
      ${csrfField(csrfToken)} ${payable.length > mostTicked ? payNumbers() : payTicks(payable)}
      <p class="actions tight">
        <button name="kind" value="bank">Make a bank file</button>
        ${countryFeatures[country].hasSuperFunds ? html`<button class="plain" name="kind" value="super">Make a super file</button>` : ''}
      </p>
    </form>
  </section>`;
}

/** None ticked is all of them. */
function payTicks(pays: readonly PayRecord[]): Html {
  return html`<details>
    <summary>Choose single pays</summary>
    <fieldset>
      <legend>Only these pays; none ticked for all</legend>
      ${pays.map(
        ({ id, employee, net }, index) =>
          html`<label class="check"
            ><input type="checkbox" name="p${index}" value="${id}" />${employee.firstName} ${employee.lastName},
            ${dollars(net)}</label
          >`,
      )}
    </fieldset>
  </details>`;
}

function payNumbers(): Html {
  return html`<label for="pay_ids">Only these pays (numbers with commas; empty for all)</label>
    <input id="pay_ids" name="pay_ids" type="text" autocomplete="off" />`;
}
