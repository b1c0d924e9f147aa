import { etp, withholdFromEtps, type EtpCode, type EtpPayee, type EtpRules, type EtpWithheld } from 'payroll-core/au';
import { add, aud, decimal, subtract, type Aud, type Decimal } from 'payroll-core/money';
import type { Dated } from 'payroll-core/statutory';
import { explainAsText, given, step } from 'payroll-core/trace';
import { audIn, countIn, flagIn, has, objectIn, onlyKnows, textIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Computed, Json, JsonObject, Kind, Vector } from '../vector';
import { editionOf } from './year-of-vector';

const zero = aud('0');

/**
 * Employment termination payments: one payment, several at a time (`components`), or instalments over years
 * (`payments`). Vectors of older years bring their caps with them.
 */
export const schedule11Kind: Kind = (vector) => {
  const { inputs } = vector;
  if (has(inputs, 'payments')) return instalments(vector);
  if (has(inputs, 'components')) return components(vector);
  return onePayment(vector);
};

const common = [
  ...['age', 'ageAt30June', 'reachedPreservationAge', 'tfn', 'resident', 'etpCap', 'wholeOfIncomeCap'],
  ...['otherTaxableIncome', 'otherTaxablePayments', 'otherTaxablePayments_derived', 'earlierEtps', 'etpCapUsed'],
];

function onePayment(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, [...common, 'etpType', 'taxableComponent', 'taxFreeComponent']);
  const code = codeIn(inputs, 'etpType');
  const taxFree = has(inputs, 'taxFreeComponent') ? audIn(inputs, 'taxFreeComponent') : zero;
  const rules = rulesOf(vector);
  const row = withholdFromEtps(
    [{ code, taxable: audIn(inputs, 'taxableComponent'), taxFree }],
    payeeOf(inputs),
    rules,
  )[0]!;
  return {
    actual: {
      ...describe(row),
      code,
      taxFreeComponent: taxFree,
      taxableComponent: row.taxable,
      rateAboveCap: rules.values.aboveCap,
    },
    trace: () => explainAsText(row.withheld),
  };
}

function components(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, [...common, 'components']);
  const parts = listIn(inputs, 'components').map((part) => ({
    code: codeIn(part, 'code'),
    taxable: audIn(part, 'taxable'),
    taxFree: has(part, 'taxFree') ? audIn(part, 'taxFree') : zero,
  }));
  const rows = withholdFromEtps(parts, payeeOf(inputs), rulesOf(vector));
  const last = rows.at(-1)!;
  const byCode = rows.flatMap((row) => [
    [`rate${row.code}`, row.rate],
    [`withheld${row.code}`, row.withheld.value],
    [`capUsedFor${row.code}`, capName(row)],
    [`aboveCap${row.code}`, row.aboveCap],
  ]);
  return {
    actual: {
      ...describe(last),
      ...(Object.fromEntries(byCode) as Record<string, unknown>),
      totalWithheld: totalOf(rows),
    },
    trace: () => rows.map(({ withheld }) => explainAsText(withheld)).join('\n'),
  };
}

/** Instalments of one termination: each lowers the cap of the next. The example's own cap is an input. */
function instalments(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, [...common, 'payments', 'sameTermination', 'etpCapUsedByExample']);
  const rules = rulesOf(vector);
  const cap = has(inputs, 'etpCapUsedByExample') ? audIn(inputs, 'etpCapUsedByExample') : rules.values.etpCap;
  const isOne = flagIn(inputs, 'sameTermination', true);
  const payments = listIn(inputs, 'payments');
  const last = payments.at(-1)!;
  const countsAgainstCap = payments.slice(0, -1).filter((each) => isOne || each['year'] === last['year']);
  const used = countsAgainstCap.reduce<Aud>((sum, each) => add(sum, audIn(each, 'amount')), zero);
  const row = withholdFromEtps(
    [{ code: codeIn(last, 'type'), taxable: audIn(last, 'amount'), taxFree: zero }],
    { ...payeeOf({ ...inputs, reachedPreservationAge: inputs['reachedPreservationAge'] ?? false }), etpCapUsed: used },
    { ...rules, values: { ...rules.values, etpCap: cap } },
  )[0]!;
  return {
    actual: {
      ...describe(row),
      remainingCapSecondPayment: row.etpCapRemaining,
      amountAboveCap: row.aboveCap,
      topRateThatYear: topRateOf(vector, rules),
    },
    trace: () => explainAsText(row.withheld),
  };
}

function describe(row: EtpWithheld): Readonly<Record<string, unknown>> {
  return {
    wholeOfIncomeCapRemaining: row.wholeOfIncomeCapRemaining,
    etpCapRemaining: row.etpCapRemaining,
    capUsed: capName(row),
    rate: row.rate,
    amountAboveCap: row.aboveCap,
    amountWithinCap: subtract(row.taxable, row.aboveCap),
    withheld: row.withheld.value,
  };
}

function capName({ cap }: EtpWithheld): string {
  return cap === 'whole-of-income' ? 'wholeOfIncome' : cap;
}

function totalOf(rows: readonly EtpWithheld[]): Aud {
  return rows.reduce<Aud>((sum, { withheld }) => add(sum, withheld.value), zero);
}

function rulesOf(vector: Vector): Dated<EtpRules> {
  const edition = editionOf(etp, vector);
  const { inputs } = vector;
  return {
    ...edition,
    values: {
      ...edition.values,
      ...(has(inputs, 'etpCap') ? { etpCap: audIn(inputs, 'etpCap') } : {}),
      ...(has(inputs, 'wholeOfIncomeCap') ? { wholeOfIncomeCap: audIn(inputs, 'wholeOfIncomeCap') } : {}),
    },
  };
}

function payeeOf(inputs: JsonObject): EtpPayee {
  const other = ['otherTaxableIncome', 'otherTaxablePayments', 'otherTaxablePayments_derived'].find((name) =>
    has(inputs, name),
  );
  return {
    reachedPreservationAge: step('vector.reached-preservation-age', hasReached(inputs), () => 'as the vector says', [
      given('inputs', JSON.stringify(inputs)),
    ]),
    hasTaxFileNumber: flagIn(inputs, 'tfn', true),
    residency: flagIn(inputs, 'resident', true) ? 'resident' : 'foreign',
    etpCapUsed: ['etpCapUsed', 'earlierEtps'].reduce<Aud>(
      (sum, name) => (has(inputs, name) ? add(sum, audIn(inputs, name)) : sum),
      zero,
    ),
    otherTaxableIncome: other === undefined ? zero : audIn(inputs, other),
  };
}

/** An age in a vector is the one at the end of the income year. From 2024-25 everybody's preservation age is 60 or passed. */
function hasReached(inputs: JsonObject): boolean {
  if (has(inputs, 'reachedPreservationAge')) return flagIn(inputs, 'reachedPreservationAge', false);
  const age = ['ageAt30June', 'age'].find((name) => has(inputs, name));
  if (age === undefined) return false;
  return countIn(inputs, age) >= etp.editions.at(-1)!.values.preservationAges.at(-1)!.years;
}

function codeIn(inputs: JsonObject, name: string): EtpCode {
  const text = textIn(inputs, name);
  if (text === 'excluded') return 'R';
  if (text === 'non-excluded') return 'O';
  const code = (['R', 'O', 'S', 'P', 'D', 'N', 'B', 'T'] as const).find((known) => known === text);
  if (code === undefined) throw new UnreadableVector(`${text} in ${name} is no kind of ETP.`);
  return code;
}

function listIn(inputs: JsonObject, name: string): readonly JsonObject[] {
  const value = inputs[name];
  if (!Array.isArray(value) || value.length === 0) throw new UnreadableVector(`Expected a list in ${name}.`);
  return value.map((row: Json, index) => objectIn(row, `${name}[${index}]`));
}

/** Top rates with the Medicare levy of the years before our first edition. @law Income Tax Rates Act 1986 (Cth) Sch 7 */
const olderTopRates: readonly { readonly from: string; readonly rate: Decimal }[] = [
  { from: '2012-13', rate: decimal('0.465') },
  { from: '2014-15', rate: decimal('0.49') },
  { from: '2017-18', rate: decimal('0.47') },
];

function topRateOf(vector: Vector, rules: Dated<EtpRules>): Decimal {
  const older = olderTopRates.findLast(({ from }) => from <= (vector.year ?? ''));
  return older?.rate ?? rules.values.aboveCap;
}
