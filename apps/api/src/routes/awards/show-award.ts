import { toAmount } from '@anz-payroll/http-kit/contract';
import {
  rateTypes,
  type AwardEntry,
  type AwardInterpretation,
  type AwardPayLine,
  type AwardRate,
  type AwardRates,
  type AwardRules,
  type RequiredLine,
  type UnderpaymentCheck,
} from 'payroll-core/au/awards';
import { decimal, multiply, type Decimal } from 'payroll-core/money';
import type { Dated } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import type {
  AwardClassification,
  AwardOnDay,
  AwardSummary,
  CheckedPay,
  InterpretedLine,
  InterpretedShifts,
} from './award-contracts';

const hundredth = decimal('0.01');

export function showAwardSummary({ code, name, coverage }: AwardEntry): AwardSummary {
  return { award_code: code, name, coverage };
}

export function showAward(
  entry: AwardEntry,
  on: string,
  rates: Dated<AwardRates>,
  rules: AwardRules | undefined,
): AwardOnDay {
  const { casual } = rates.values;
  const leaveLoading = rules?.leaveLoading;
  return {
    ...showAwardSummary(entry),
    on,
    effective_from: rates.effectiveFrom,
    confirmed_until: rates.confirmedUntil,
    source: `${rates.law.title} (${rates.law.href})`,
    casual_loading: casual.confidence === 'confirmed' ? orNull(casual.loading) : null,
    leave_loading: leaveLoading === undefined ? null : toAmount(multiply(decimal(leaveLoading.percent), hundredth)),
    leave_loading_clause: leaveLoading?.clause ?? null,
    classifications: rates.values.rates.map(showClassification),
    workers: rules?.workers ?? [],
    allowances: rules?.allowances.map(({ id }) => id) ?? [],
    not_covered: rules?.notCovered ?? ['The conditions of the award: only its minimum rates are known.'],
  };
}

function showClassification(rate: AwardRate): AwardClassification {
  return {
    classification: rate.id,
    name: rate.name,
    group: rate.parent ?? null,
    kind: rateTypes[rate.type],
    hourly: orNull(rate.hourly),
    weekly: orNull(rate.weekly),
    clause: rate.clause ?? null,
  };
}

export function showInterpretation(result: AwardInterpretation): InterpretedShifts {
  return {
    award_code: result.award,
    lines: result.lines.map(showLine),
    total: toAmount(result.total),
    classification: result.rate.classification,
    hourly: toAmount(result.rate.hourly),
    certainty: result.certainty,
    not_covered: result.notCovered,
    text_read: result.textRead,
    editions: result.editions,
  };
}

function showLine(line: AwardPayLine): InterpretedLine {
  return {
    ...showRequired(line),
    shift_date: line.shiftDate,
    worked_on: line.workedOn ?? line.shiftDate,
    rule: line.rule,
    percent: line.percent ?? null,
    column: line.column,
    expense: line.expense === true,
    explanation: explainAsText(line.because),
  };
}

function showRequired(line: Omit<RequiredLine, 'category'>) {
  return {
    kind: line.kind,
    says: line.says,
    hours: toAmount(line.hours),
    rate: orNull(line.rate),
    amount: toAmount(line.amount),
    clause: line.clause,
    certainty: line.certainty,
  };
}

export function showCheck(check: UnderpaymentCheck): CheckedPay {
  return {
    verdict: check.verdict,
    tested_at: check.testedAt,
    short_by: toAmount(check.shortBy),
    possibly_short_by: toAmount(check.possiblyShortBy),
    required: toAmount(check.required),
    paid: toAmount(check.paid),
    lines: check.lines.map((line) => ({ ...showRequired(line), category: line.category })),
    comparison: check.comparison.map(({ category, required, paid, shortBy }) => ({
      category,
      required: toAmount(required),
      paid: toAmount(paid),
      short_by: toAmount(shortBy),
    })),
    reasons: check.reasons,
    not_covered: check.notCovered,
    limits: check.limits,
    editions: check.evidence.editions,
  };
}

function orNull(amount: Decimal | undefined): number | null {
  return amount === undefined ? null : toAmount(amount);
}
