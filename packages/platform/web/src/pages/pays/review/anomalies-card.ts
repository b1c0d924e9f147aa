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
  readonly anomalies: readonly ReviewedAnomaly[];
}

/** What to look at before a run is approved; each can be acknowledged with a note. */
export function anomaliesCard(facts: AnomaliesFacts): Html | '' {
  const { anomalies, address } = facts;
  if (anomalies.length === 0) return '';
  const open = anomalies.filter(({ acknowledged }) => acknowledged === undefined).length;
  return html`<section class="card table" aria-labelledby="anomalies">
    <div class="heading">
      <h2 id="anomalies">Look at these first</h2>
      <p class="quiet">${open === 0 ? 'All are acknowledged.' : `${open} of ${anomalies.length} not acknowledged`}</p>
    </div>
    <table class="stack">
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
    </table>
    <p class="no-print"><a href="${address}/anomalies.csv">CSV</a></p>
  </section>`;
}

function anomalyRow(anomaly: ReviewedAnomaly, facts: AnomaliesFacts): Html {
  const { code, employeeId, payId, name, says, acknowledged } = anomaly;
  const { companyId, timezone, address, csrfToken } = facts;
  const record = payId === null ? `people/${employeeId}` : `pays/${payId}`;
  return html`<tr data-anomaly="${code}">
    <th scope="row"><a href="/companies/${companyId}/${record}">${name}</a></th>
    <td data-label="What">${anomalyTitles[code]}</td>
    <td data-label="Why" class="wrap">${inWords(says)}</td>
    <td data-label="Note" class="wrap">
      ${
        acknowledged === undefined
          ? html`<form class="no-print" method="post" action="${address}/anomalies/acknowledge">
              ${csrfField(csrfToken)}<input type="hidden" name="employee_id" value="${employeeId}" /><input
                type="hidden"
                name="code"
                value="${code}"
              /><input name="note" required aria-label="Note on ${name}: ${anomalyTitles[code]}" /><button
                class="plain slim"
              >
                Acknowledge
              </button>
            </form>`
          : html`${acknowledged.note}
              <span class="quiet"
                >${acknowledged.userName}, ${localMoment(acknowledged.acknowledgedAt, timezone)}</span
              >`
      }
    </td>
  </tr>`;
}
