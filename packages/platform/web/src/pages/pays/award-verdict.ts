import { minimumInWords, type AwardCheck, type PayRecord } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { day, days, dollars, isNothing } from '../../pay-pages';

/** The check that a pay carries; pays of New Zealand carry none. */
export function awardCheckOf(pay: PayRecord): AwardCheck | undefined {
  return pay.country === 'AU' ? pay.result.awardCheck : undefined;
}

/** The verdict in a few words. */
export function verdictInWords({ verdict, shortBy, possiblyShortBy }: AwardCheck): string {
  if (verdict === 'short') return `Short by ${dollars(shortBy)}`;
  if (verdict === 'met') return 'Met';
  return isNothing(possiblyShortBy) ? 'Cannot tell' : `Cannot tell: possibly short by ${dollars(possiblyShortBy)}`;
}

/** What the award asks for in the period, line by line, beside what was paid. */
export function awardCheckCard(pay: PayRecord): Html | '' {
  const check = awardCheckOf(pay);
  if (check === undefined) return '';
  const { evidence } = check;
  return html`<section class="card" aria-labelledby="award-check">
    <h2 id="award-check">Held against ${minimumInWords(check)}</h2>
    <p>
      <strong>${verdictInWords(check)}</strong> for ${days(check.periodStart, check.periodEnd)}:
      ${dollars(check.required)} required, ${dollars(check.paid)} paid.
    </p>
    ${check.reasons.map(({ says }) => html`<p class="hint">${says}</p>`)}
    ${check.lines.length === 0 ? '' : linesTable(check)}
    <details>
      <summary>Evidence</summary>
      <ul>
        ${evidence.hourly === undefined ? '' : html`<li>Minimum rate ${dollars(evidence.hourly)} an hour</li>`}
        ${evidence.classificationReason === undefined ? '' : html`<li>Classification: ${evidence.classificationReason}</li>`}
        ${evidence.source === undefined ? '' : html`<li>${evidence.source}</li>`}
        ${evidence.confirmedUntil === undefined ? '' : html`<li>Confirmed until ${day(evidence.confirmedUntil)}</li>`}
        ${evidence.editions.map((edition) => html`<li><code>${edition}</code></li>`)}
        ${check.notCovered.map((says) => html`<li>Not covered: ${says}</li>`)}
        <li>
          The check compares what it is told: hours that were not recorded, a wrong classification and a wrong award
          stay invisible. It is not the Fair Work Ombudsman’s Pay and Conditions Tool.
        </li>
      </ul>
    </details>
  </section>`;
}

function linesTable({ lines }: AwardCheck): Html {
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">What the award asks for</th>
        <th scope="col">Clause</th>
        <th scope="col" class="number">Hours</th>
        <th scope="col" class="number">Rate</th>
        <th scope="col" class="number">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <td data-label="What" class="wrap">${line.says}</td>
            <td data-label="Clause">${line.clause}</td>
            <td data-label="Hours" class="number">${line.hours}</td>
            <td data-label="Rate" class="number">${line.rate === undefined ? '' : dollars(line.rate)}</td>
            <td data-label="Amount" class="number">${dollars(line.amount)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The verdicts of a run before somebody approves it. */
export function verdictsOfRun(companyId: number, pays: readonly PayRecord[]): Html | '' {
  const checked = pays.flatMap((pay) => {
    const check = awardCheckOf(pay);
    return check === undefined ? [] : [{ pay, check }];
  });
  if (checked.length === 0) return '';
  const open = checked.filter(({ check }) => check.verdict !== 'met');
  const met = checked.length - open.length;
  return html`<section class="card" aria-labelledby="minimum-pay">
    <h2 id="minimum-pay">Awards and minimum wage</h2>
    <p>
      ${met} of ${checked.length}
      met${pays.length === checked.length ? '' : `; ${pays.length - checked.length} without an award in their record`}.
    </p>
    <ul class="plain-list">
      ${open.map(
        ({ pay, check }) =>
          html`<li>
            <a href="/companies/${companyId}/pays/${pay.id}">${pay.employee.firstName} ${pay.employee.lastName}</a>:
            <strong>${verdictInWords(check)}</strong> against ${minimumInWords(check)}.
            ${check.reasons.map(({ says }) => says).join(' ')}
          </li>`,
      )}
    </ul>
  </section>`;
}
