import { add, isMore, isNegative, lesser, multiply, subtract } from '../../money/arithmetic';
import { dropCents, truncateToCents } from '../../money/rounding';
import { nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Reason, type Step } from '../../trace/step';
import type { AccEarnersLevy } from '../acc-earners-levy/acc-earners-levy';
import { bandOf } from '../bands/band-of';
import type { FlatRateCode, Paye } from '../paye/paye';
import type { TaxCode } from '../tax-codes/tax-code';
import type { ExtraPay, ExtraPayKind } from './extra-pay';
import type { ExtraPays } from './extra-pays';
import { incomeUnderneath, otherIncome } from './income-underneath';
import { levyExtraPays } from './levy-extra-pays';

/** The editions that taxing an extra pay stands on. */
export interface ExtraPayRules {
  readonly paye: Dated<Paye>;
  readonly levy: Dated<AccEarnersLevy>;
  readonly extraPays: Dated<ExtraPays>;
}

/** From what an extra pay's rate is found: tax code, certificate, the year's income before it. */
export interface ExtraPayBasis {
  readonly taxCode: TaxCode;
  /** The rate on a tailored tax code certificate (code STC); the levy is inside it. */
  readonly certificateRate?: Decimal | undefined;
  /** The year's income before the extra pays: `annualiseFourWeeks`, or `annualiseLastTwoPays` in a final pay. */
  readonly annualised: Step<Nzd>;
  /** `combined` (the specification): several extra pays of one pay choose their rate together. `alone`: each by itself. */
  readonly method?: 'combined' | 'alone';
  /** Earnings of the year so far, where known: the levy stops where they and the extra pays reach the year's maximum. */
  readonly yearToDateTaxable?: Nzd | undefined;
}

/** The tax of one extra pay among those of a pay. */
export interface TaxedExtraPay {
  readonly name: string;
  readonly kind: ExtraPayKind;
  readonly amount: Nzd;
  /** Tax and levy together; the parts add up to the total to the cent. */
  readonly tax: Nzd;
  /** The part of it that is levy, truncated for print. */
  readonly levy: Nzd;
  /** The rate applied: without the levy, except at a certificate's rate, which has it inside. */
  readonly rate: Decimal;
  /** A higher rate the employee chose, where it was the one applied. */
  readonly electedRate?: Decimal;
}

/** What is withheld from extra pays together. */
export interface TaxOnExtraPays {
  readonly tax: Step<Nzd>;
  readonly levy: Step<Nzd>;
  readonly parts: readonly TaxedExtraPay[];
  /** Income, threshold and extra pays in whole dollars: what chose the rate. Absent at flat and certificate rates. */
  readonly grossedUp?: Nzd;
  /** Sets the lump sum indicator of the employment information: something was taxed at the lowest rate. */
  readonly taxedAtLowRate: boolean;
}

const NIL = nzd('0');

/**
 * Tax on the extra pays of one pay: each amount with its cents times its rate, plus levy, added up unrounded and
 * truncated once. Inland Revenue prints an example that truncates tax and levy apart, a cent below its own steps 5.1
 * and 5.2; the steps are followed.
 * @law Income Tax Act 2007 ss RD 10, RD 17; Inland Revenue payroll specification 5.11, 5.12, and 5.5, 5.8 and
 *   5.9 for the codes that keep their rate
 */
export function taxExtraPays(pays: readonly ExtraPay[], basis: ExtraPayBasis, rules: ExtraPayRules): TaxOnExtraPays {
  const rates = chooseRates(pays, basis, rules);
  const levies = levyExtraPays(pays, basis, rules);
  const parts: TaxedExtraPay[] = [];
  const isTakenBack = pays.some(({ amount }) => isNegative(amount));
  let exact = NIL;
  let taken = NIL;
  let exactLevy = NIL;
  let levyTaken = NIL;
  for (const [index, pay] of pays.entries()) {
    const { rate, elected } = rates.chosen[index]!;
    const levy = levies.parts[index]!;
    exact = add(exact, multiply(pay.amount, rate));
    if (!rates.levyInside) exact = add(exact, levy);
    // Truncating the running total instead of each part keeps the parts equal to the whole.
    const upToHere = notBelowNil(exact);
    exactLevy = add(exactLevy, levy);
    const taxed = subtract(upToHere, taken);
    // What is taken back bears no levy below nil, as it bears no tax below nil; the other payments bear the less.
    const levied = isTakenBack ? lesser(subtract(notBelowNil(exactLevy), levyTaken), taxed) : truncateToCents(levy);
    parts.push({
      name: pay.name,
      kind: pay.kind,
      amount: pay.amount,
      tax: taxed,
      levy: levied,
      rate,
      ...(elected ? { electedRate: rate } : {}),
    });
    taken = upToHere;
    levyTaken = add(levyTaken, levied);
  }
  const tax = step(
    'nz.extra-pays.tax-extra-pays',
    taken,
    () => {
      if (pays.length === 0) return 'no extra pay';
      const taxes = pays.map((pay, i) => `${pay.amount.toString()} × ${parts[i]!.rate.toString()}`).join(' + ');
      const levy = rates.levyInside ? ', the levy inside,' : ` + levy ${levies.exact.toString()}`;
      const rounding = isNegative(exact) ? 'not below nil' : 'truncated to cents';
      return `${taxes}${levy} = ${exact.toString()}, ${rounding} ${taken.toString()}`;
    },
    rates.levyInside ? [rates.because] : [rates.because, levies.total],
  );
  return {
    tax,
    levy: levies.total,
    parts,
    ...(rates.grossedUp === undefined ? {} : { grossedUp: rates.grossedUp }),
    taxedAtLowRate: rates.chosen.some(({ rate }) => rate === rates.lowest),
  };
}

function notBelowNil(exact: Nzd): Nzd {
  return isNegative(exact) ? NIL : truncateToCents(exact);
}

interface ChosenRates {
  readonly chosen: readonly { readonly rate: Decimal; readonly elected: boolean }[];
  readonly grossedUp?: Nzd;
  readonly lowest?: Decimal;
  readonly levyInside: boolean;
  readonly because: Step<unknown>;
}

function chooseRates(pays: readonly ExtraPay[], basis: ExtraPayBasis, rules: ExtraPayRules): ChosenRates {
  const { taxCode, certificateRate } = basis;
  if (taxCode.kind === 'certificate') {
    if (certificateRate === undefined) throw new TypeError('Code STC needs the rate of its certificate');
    return {
      chosen: pays.map((pay) => ({ rate: certificateRateFor(pay, certificateRate, rules), elected: false })),
      levyInside: true,
      because: step(
        'nz.extra-pays.certificate-rate',
        certificateRate,
        () => `${certificateRate.toString()} by certificate`,
        [given('certificate rate', certificateRate)],
      ),
    };
  }
  if (taxCode.kind === 'flat') {
    const rate = rules.paye.values.flatRates[taxCode.base as FlatRateCode];
    return {
      chosen: pays.map(() => ({ rate, elected: false })),
      levyInside: false,
      because: step('nz.extra-pays.flat-rate', rate, () => `code ${taxCode.base} keeps its rate ${rate.toString()}`, [
        parameter(rules.paye, `flatRates/${taxCode.base}`, () => `${rate.toString()}`),
      ]),
    };
  }
  const base = incomeUnderneath(basis, rules);
  const together = pays.reduce((total, pay) => add(total, pay.amount), NIL);
  const grossedUp = dropCents(add(base, together));
  const chosen = pays.map((pay) => {
    const amount = basis.method === 'alone' ? dropCents(add(base, pay.amount)) : grossedUp;
    const { rate } = bandOf(rules.extraPays.values.bands, amount);
    return pay.electedRate !== undefined && isMore(pay.electedRate, rate)
      ? { rate: pay.electedRate, elected: true }
      : { rate, elected: false };
  });
  return {
    chosen,
    grossedUp,
    lowest: rules.extraPays.values.bands[0]!.rate,
    levyInside: false,
    because: chosenByIncome(
      basis.method === 'alone' ? pays.map(({ amount }) => amount) : [together],
      chosen.flatMap(({ rate, elected }) => (elected ? [given('higher rate that the employee chose', rate)] : [])),
      basis,
      rules,
    ),
  };
}

/** The band of the income with the extra pays on top of it: of all together, or of each of `amounts` alone. */
function chosenByIncome(
  amounts: readonly Nzd[],
  elected: readonly Reason[],
  basis: ExtraPayBasis,
  rules: ExtraPayRules,
): Step<unknown> {
  const other = otherIncome(basis, rules);
  const base = `${basis.annualised.value.toString()}${other === undefined ? '' : ` + ${other.toString()}`}`;
  const found = amounts.map((amount) => {
    const grossedUp = dropCents(add(incomeUnderneath(basis, rules), amount));
    return { amount, grossedUp, band: bandOf(rules.extraPays.values.bands, grossedUp) };
  });
  return step(
    'nz.extra-pays.choose-rate',
    found[0]!.band.rate,
    () =>
      found
        .map(
          ({ amount, grossedUp, band }) =>
            `${base} + ${amount.toString()}, cents dropped ${grossedUp.toString()}: rate ${band.rate.toString()}`,
        )
        .join('; '),
    [
      basis.annualised,
      ...(other === undefined
        ? []
        : [
            parameter(
              rules.extraPays,
              `lowThresholds/${basis.taxCode.base}`,
              () => `${other.toString()} of other income for code ${basis.taxCode.base}`,
            ),
          ]),
      ...elected,
      ...found.map(({ band }) =>
        parameter(rules.extraPays, `bands/${band.from.toString()}`, () => `${band.rate.toString()}`),
      ),
    ],
  );
}

/**
 * A certificate's rate has the levy inside; a payment that bears none is taxed at the rate without it.
 * @law Inland Revenue payroll specification 5.11 step 2.3.1
 */
function certificateRateFor(pay: ExtraPay, rate: Decimal, { levy, extraPays }: ExtraPayRules): Decimal {
  if (!extraPays.values.notLiableForLevy.includes(pay.kind)) return rate;
  return isMore(rate, levy.values.rate) ? subtract(rate, levy.values.rate) : NIL;
}
