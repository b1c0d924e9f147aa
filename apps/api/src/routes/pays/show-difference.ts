import type { ComparedPay, DifferencesOfRun } from '@anz-payroll/pay-runs';
import { toAmount } from '@anz-payroll/http-kit/contract';
import { causeTitles, type Cause, type PayTotals, type RuleMovement } from 'payroll-core/changes';
import type {
  CauseOfDifference,
  ComparedFigures,
  PayDifference,
  PreviewedDifference,
  RuleThatMoved,
  RunDifferences,
} from './difference-contracts';

export function showDifference({ pay, other, difference }: ComparedPay): PayDifference {
  return {
    pay_id: pay.id,
    with_pay_id: other?.id ?? null,
    with_pay_date: other?.payDate ?? null,
    before: difference === undefined ? null : showTotals(difference.before),
    after: difference === undefined ? null : showTotals(difference.after),
    change: difference === undefined ? null : showTotals(difference.movement),
    causes: difference === undefined ? [] : difference.causes.map(showCause),
  };
}

export function showPreviewedDifference(compared: ComparedPay): PreviewedDifference {
  const { pay_id: _none, ...shown } = showDifference(compared);
  return { employee_id: compared.pay.employeeId, ...shown };
}

export function showDifferencesOfRun({ run, moved, first, notCompared, unchanged }: DifferencesOfRun): RunDifferences {
  return {
    pay_run_id: run.id,
    moved: moved.map(({ pay, last, difference }) => ({
      pay_id: pay.id,
      employee_id: pay.employeeId,
      employee_number: pay.employee.number,
      with_pay_id: last.payId,
      with_pay_date: last.payDate,
      change: showTotals(difference.movement),
      causes: difference.causes.map(showCause),
    })),
    not_compared: [...first.map((pay) => ({ pay, reason: 'The first pay of this employee.' })), ...notCompared].map(
      ({ pay, reason }) => ({
        pay_id: pay.id,
        employee_id: pay.employeeId,
        employee_number: pay.employee.number,
        reason,
      }),
    ),
    unchanged,
  };
}

export function showTotals({ gross, tax, studyLoan, net, super: contributed, cost }: PayTotals): ComparedFigures {
  return {
    gross: toAmount(gross),
    tax: toAmount(tax),
    study_loan: toAmount(studyLoan),
    net: toAmount(net),
    super: toAmount(contributed),
    cost: toAmount(cost),
  };
}

function showCause({ cause, with: along, says, movement, rules }: Cause): CauseOfDifference {
  return {
    cause,
    title: causeTitles[cause],
    along_with: along,
    says,
    change: showTotals(movement),
    rules: rules.map(showRule),
  };
}

export function showRule({ instrument, name, from, to, law, movement }: RuleMovement): RuleThatMoved {
  return { instrument, name, from, to, title: law.title, href: law.href, change: showTotals(movement) };
}
