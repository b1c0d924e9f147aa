import { groupBy } from '@anz-payroll/kernel';
import { anomalyTitles, type ReviewedAnomaly } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../../markup';
import { inWords } from '../../../pay-pages';
import { csrfField } from '../../form-fields';
import { localMoment } from '../../moment';

export interface AnomaliesFacts {
  readonly companyId: number;
  readonly timezone: string;
  readonly address: string;
  readonly csrfToken: string;
  /** Whether the reader may acknowledge them. */
  readonly mayAcknowledge: boolean;
  readonly anomalies: readonly ReviewedAnomaly[];
}

/** What to look at before a run is approved; each can be acknowledged with a note. */
export function anomaliesCard(facts: AnomaliesFacts): Html | '' {
  const { anomalies, address } = facts;
  if (anomalies.length === 0) return '';
  const kinds = groupBy(anomalies, ({ code }) => code);
  const many = [...kinds].filter(([, ofKind]) => ofKind.length > MANY);
  const folded = new Set(many.map(([code]) => code));
  const few = anomalies.filter(({ code }) => !folded.has(code));
  const open = anomalies.filter(({ acknowledged }) => acknowledged === undefined).length;
  return html`<section class="card table" aria-labelledby="anomalies">
    <div class="heading">
      <h2 id="anomalies">Look at these first</h2>
      <p class="quiet">${open === 0 ? 'All are acknowledged.' : `${open} of ${anomalies.length} not acknowledged`}</p>
    </div>
    ${few.length === 0 ? '' : anomalyTable(few, facts)}
    ${many.map(
      ([code, ofKind]) =>
        html`<details>
          <summary>${anomalyTitles[code]}: ${ofKind.length} people</summary>
          ${someOf(ofKind, facts)}
        </details>`,
    )}
    <p class="no-print"><a href="${address}/anomalies.csv">CSV</a></p>
  </section>`;
}

/** What is told of more people than this, such as the first pay of everybody, is folded below what is told of few. */
const MANY = 20;

/** So many of one kind are looked through without waiting for those of everybody. */
const SHOWN = 200;

/** Those that nobody has acknowledged come first, so that each is reached by and by. */
function someOf(ofKind: readonly ReviewedAnomaly[], facts: AnomaliesFacts): Html {
  const open = ofKind.filter(({ acknowledged }) => acknowledged === undefined);
  const done = ofKind.filter(({ acknowledged }) => acknowledged !== undefined);
  const beyond = ofKind.length - SHOWN;
  return html`${anomalyTable([...open, ...done].slice(0, SHOWN), facts)}
  ${beyond > 0 ? html`<p class="quiet">${beyond} more are in the CSV; they come up here as these are acknowledged.</p>` : ''}`;
}

function anomalyTable(anomalies: readonly ReviewedAnomaly[], facts: AnomaliesFacts): Html {
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">Employee</th>
        <th scope="col">What</th>
        <th scope="col">Why</th>
        <th scope="col">Note</th>
      </tr>
    </thead>
    <tbody>
      ${anomalies.map((anomaly) => anomalyRow(anomaly, facts))}
    </tbody>
  </table>`;
}

function anomalyRow(anomaly: ReviewedAnomaly, facts: AnomaliesFacts): Html {
  const { code, employeeId, payId, name, says, acknowledged } = anomaly;
  const { companyId, timezone, mayAcknowledge } = facts;
  const record = payId === null ? `people/${employeeId}` : `pays/${payId}`;
  return html`<tr data-anomaly="${code}">
    <th scope="row"><a href="/companies/${companyId}/${record}">${name}</a></th>
    <td data-label="What">${anomalyTitles[code]}</td>
    <td data-label="Why" class="wrap">${inWords(says)}</td>
    <td data-label="Note" class="wrap">
      ${
        acknowledged === undefined
          ? mayAcknowledge
            ? noteForm(anomaly, facts)
            : html`<span class="quiet">Not acknowledged</span>`
          : html`${acknowledged.note}
              <span class="quiet"
                >${acknowledged.userName}, ${localMoment(acknowledged.acknowledgedAt, timezone)}</span
              >`
      }
    </td>
  </tr>`;
}

function noteForm({ code, employeeId, name }: ReviewedAnomaly, { address, csrfToken }: AnomaliesFacts): Html {
  return html`<form class="no-print" method="post" action="${address}/anomalies/acknowledge">
    ${csrfField(csrfToken)}<input type="hidden" name="employee_id" value="${employeeId}" /><input
      type="hidden"
      name="code"
      value="${code}"
    /><input name="note" required aria-label="Note on ${name}: ${anomalyTitles[code]}" /><button class="plain slim">
      Acknowledge
    </button>
  </form>`;
}
