import { retirementSavings } from '../retirement-savings';
import { html, type Html } from '../../markup';
import { day, days, dollars, hours, isNothing } from '../../pay-pages';
import type { PayRecord } from '@anz-payroll/pay-runs';

interface Line {
  readonly name: string;
  readonly units?: string;
  readonly rate?: string;
  readonly amount: string;
}

/** What the employee was paid, line by line, as a payslip has it. */
export function payslipView(pay: PayRecord): Html {
  const { result } = pay;
  const earned: readonly Line[] = [
    ...result.hours.map((row) => ({
      name: row.description,
      units: hours(row.value),
      rate: row.rate,
      amount: row.payAmount,
    })),
    ...result.leave.map((row) => ({ name: row.name, units: hours(row.hours), rate: row.rate, amount: row.amount })),
    ...result.leave.flatMap((row) =>
      isNothing(row.leaveLoadingAmount) ? [] : [{ name: 'Leave loading', amount: row.leaveLoadingAmount }],
    ),
    ...result.allowances.map((row) => ({ name: row.description, amount: row.totalAmount })),
    ...result.bonuses.map((row) => ({ name: row.description, amount: row.amount })),
    ...result.backPayments.map((row) => ({ name: row.description, amount: row.amount })),
    ...(pay.termination === null ? [] : [{ name: 'Paid out on termination', amount: pay.termination.totalAmount }]),
  ];
  const given = pay.country === 'AU' ? pay.result.paySacrifices : [];
  return html`<section class="card payslip" aria-labelledby="payslip">
    <h2 id="payslip">Payslip</h2>
    <dl class="facts">
      <dt>Employee</dt>
      <dd>
        ${pay.employee.firstName}
        ${pay.employee.lastName}${pay.employee.number === null ? '' : `, ${pay.employee.number}`}
      </dd>
      <dt>Period</dt>
      <dd>${days(pay.periodStart, pay.periodEnd)}</dd>
      <dt>Pay date</dt>
      <dd>${day(pay.payDate)}</dd>
      ${
        pay.department === null
          ? ''
          : html`<dt>Department</dt>
              <dd>${pay.department}</dd>`
      }
    </dl>
    <div class="table" tabindex="0" role="region" aria-label="Figures of the payslip">
      <table class="small">
        <thead>
          <tr>
            <th scope="col">Earnings</th>
            <th scope="col" class="number">Units</th>
            <th scope="col" class="number">Rate</th>
            <th scope="col" class="number">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${earned.map(
            ({ name, units, rate, amount }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td class="number">${units}</td>
                <td class="number">${rate === undefined ? '' : dollars(rate)}</td>
                <td class="number">${dollars(amount)}</td>
              </tr>`,
          )}
          ${given.map((row) => taken(`${row.description} (sacrificed)`, row.amount))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colspan="3">Gross</th>
            <td class="number">${dollars(pay.gross)}</td>
          </tr>
        </tfoot>
      </table>
      <table class="small">
        <thead>
          <tr>
            <th scope="col" colspan="3">Taken from it</th>
            <th scope="col" class="number">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${taken('Tax', pay.tax)}${pay.country === 'NZ' ? newZealandLines(pay) : ''}
          ${result.deductions.map((row) => taken(row.description, row.amount))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colspan="3">Net</th>
            <td class="number">${dollars(pay.net)}</td>
          </tr>
        </tfoot>
      </table>
      ${contributed(pay)}${balances(pay)}${yearToDate(pay)}
    </div>
  </section>`;
}

function taken(name: string, amount: string): Html {
  return html`<tr>
    <th scope="row" colspan="3">${name}</th>
    <td class="number">
      ${isNothing(amount) ? dollars('0') : dollars(amount.startsWith('-') ? amount.slice(1) : `-${amount}`)}
    </td>
  </tr>`;
}

/** What goes to the fund, as the law has payslips say it: with what the employee gives up or contributes. @law Fair Work Regulations 2009 reg 3.46(5) */
function contributed({ country, super: amount }: PayRecord): Html | '' {
  if (isNothing(amount)) return '';
  return html`<table class="small">
    <thead>
      <tr>
        <th scope="col" colspan="3">Paid to the fund</th>
        <th scope="col" class="number">Amount</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row" colspan="3">${retirementSavings[country]}</th>
        <td class="number">${dollars(amount)}</td>
      </tr>
    </tbody>
  </table>`;
}

function newZealandLines({ result }: Extract<PayRecord, { country: 'NZ' }>): readonly (Html | '')[] {
  const lines: readonly (readonly [string, string])[] = [
    ['Student loan', result.nzStudentLoan],
    ['Student loan, Commissioner', result.periodStudentLoanCir],
    ['Student loan, voluntary', result.periodStudentLoanBor],
    ['KiwiSaver', result.kiwisaverEmployeeAmount],
  ];
  return lines.map(([name, amount]) => (isNothing(amount) ? '' : taken(name, amount)));
}

function balances({ result }: PayRecord): Html | '' {
  const rows = result.leaveBalanceRows.filter((row) => !isNothing(row.hours) || !isNothing(row.accrued));
  return rows.length === 0
    ? ''
    : html`<table class="small">
        <thead>
          <tr>
            <th scope="col">Leave in hours</th>
            <th scope="col" class="number">Accrued</th>
            <th scope="col" class="number">Taken</th>
            <th scope="col" class="number">Balance</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row">${row.name}</th>
                <td class="number">${hours(row.accrued)}</td>
                <td class="number">${hours(row.taken)}</td>
                <td class="number">${hours(row.hours)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;
}

function yearToDate({ yearToDate, country }: PayRecord): Html | '' {
  if (yearToDate === null) return '';
  const names = [
    [yearToDate.gross, 'Gross'],
    [yearToDate.tax, 'Tax'],
    [yearToDate.net, 'Net'],
    [yearToDate.super, retirementSavings[country]],
  ] as const;
  const shown = names.flatMap(([amount, name]) => (amount === undefined ? [] : [{ amount, name }]));
  return html`<h3>Year to date</h3>
    <dl class="facts figures-right">
      ${shown.map(
        ({ amount, name }) =>
          html`<dt>${name}</dt>
            <dd class="number">${dollars(amount)}</dd>`,
      )}
    </dl>`;
}
