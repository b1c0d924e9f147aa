import {
  auWithholdingRules,
  studyLoanComponent,
  weeklyEarnings,
  withholdByMethodA,
  withholdUnderScale,
  type AuWithholdingRules,
  type FormulaScale,
  type TableColumn,
  type WithheldOnAdditional,
} from 'payroll-core/au';
import { parseCivilDate, paysPerYear, type CivilDate } from 'payroll-core/calendar';
import { add, aud, divide, dropCents, multiply, subtract, whole, type Aud } from 'payroll-core/money';
import { explainAsText } from 'payroll-core/trace';
import { differences } from '../differences';
import { audIn, countIn, flagIn, has, objectIn, onlyKnows, orUnreadable, wordIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { JsonObject, Kind, Vector } from '../vector';

/**
 * Method A of Schedule 5 with its intermediate steps. A publication prints the tax, the study loan and the two together
 * side by side, and a vector holds one of these columns. Its step 2 says which; all the other figures must then be
 * those of the same column.
 */
export const schedule5Kind: Kind = (vector) => {
  const { inputs } = vector;
  onlyKnows(inputs, [
    ...['method', 'payCycle', 'scale', 'taxFreeThreshold', 'stsl', 'grossEarnings', 'additionalPayment', 'payPeriods'],
    'payDate',
  ]);
  wordIn(inputs, 'method', ['A']);
  const rules = orUnreadable(auWithholdingRules(payDateOf(vector)));
  const payment = audIn(inputs, 'additionalPayment');
  const earnings = dropCents(audIn(inputs, 'grossEarnings'));
  const frequency = wordIn(inputs, 'payCycle', ['weekly', 'fortnightly', 'monthly', 'quarterly']);
  const pays = has(inputs, 'payPeriods') ? countIn(inputs, 'payPeriods') : paysPerYear[frequency];
  const column: TableColumn = { scale: scaleOf(inputs), frequency, repaysStudyLoan: flagIn(inputs, 'stsl', false) };
  const withheld = withholdByMethodA(payment, pays, earnings, column, rules);
  const share = divide(payment, whole(pays), 0, 'truncate');
  const columns = columnsOf(lookUp(earnings, column, rules), lookUp(add(earnings, share), column, rules), withheld);
  const actual = columns.map(({ step2, step5, additional }) => ({
    step1: earnings,
    step2,
    step3: share,
    step4: add(earnings, share),
    step5,
    step6: subtract(step5, step2),
    step7: multiply(subtract(step5, step2), whole(pays)),
    step8: multiply(payment, rules.additionalPayments.values.limit),
    step9: additional,
    withholdingOnAdditional: additional,
    step10: add(additional, step2),
    totalWithholding: add(additional, step2),
  }));
  return { actual: printedColumn(vector, actual), trace: () => explainAsText(withheld.total) };
};

/** Examples of a financial year such as 2024-25 are printed for its first day, unless the vector names another. */
function payDateOf({ inputs, year }: Vector): CivilDate {
  if (has(inputs, 'payDate')) return orUnreadable(parseCivilDate(inputs['payDate'], 'payDate'));
  return orUnreadable(parseCivilDate(`${(year ?? '').slice(0, 4)}-07-01`, 'year'));
}

function scaleOf(inputs: JsonObject): FormulaScale {
  const scale = has(inputs, 'scale') ? countIn(inputs, 'scale') : flagIn(inputs, 'taxFreeThreshold', true) ? 2 : 1;
  if (scale !== 1 && scale !== 2 && scale !== 3 && scale !== 5 && scale !== 6) {
    throw new UnreadableVector(`Method A is not worked out on scale ${scale}.`);
  }
  return scale;
}

interface LookedUp {
  readonly tax: Aud;
  readonly studyLoan: Aud;
}

function lookUp(
  earnings: Aud,
  { scale, frequency, repaysStudyLoan }: TableColumn,
  rules: AuWithholdingRules,
): LookedUp {
  const x = weeklyEarnings(earnings, frequency);
  return {
    tax: withholdUnderScale(x, frequency, scale, rules.schedule1).value,
    studyLoan: repaysStudyLoan ? studyLoanComponent(x, frequency, scale, rules.studyLoans).value : aud('0'),
  };
}

interface Column {
  readonly step2: Aud;
  readonly step5: Aud;
  readonly additional: Aud;
}

function columnsOf(base: LookedUp, onTop: LookedUp, { total, studyLoan }: WithheldOnAdditional): readonly Column[] {
  return [
    { step2: add(base.tax, base.studyLoan), step5: add(onTop.tax, onTop.studyLoan), additional: total.value },
    { step2: base.tax, step5: onTop.tax, additional: subtract(total.value, studyLoan.value) },
    { step2: base.studyLoan, step5: onTop.studyLoan, additional: studyLoan.value },
  ];
}

function printedColumn(vector: Vector, columns: readonly Readonly<Record<string, Aud>>[]): unknown {
  const printed = objectIn(vector.expected, 'expected')['step2'];
  if (printed === undefined) return columns[0];
  return columns.find(({ step2 }) => differences(printed, step2).length === 0) ?? columns[0];
}
