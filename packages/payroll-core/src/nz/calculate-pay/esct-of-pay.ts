import type { CivilDate } from '../../calendar/civil-date';
import { nzTaxYear } from '../../calendar/financial-year';
import { deepFreeze } from '../../immutable/deep-freeze';
import { equal, isPositive, subtract } from '../../money/arithmetic';
import type { Nzd } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { nzd } from '../../money/parse';
import { asPercent } from '../../money/shown';
import { accepted, refused, type Result } from '../../refusal/result';
import { parameter, step, type Step } from '../../trace/step';
import { taxContribution } from '../esct/tax-contribution';
import { isEmployedAllOfLastYear } from '../esct/threshold-amount';
import { workOutEsctRate } from '../esct/work-out-esct-rate';
import type { NzRules } from '../rules/rules-in-force';
import type { NzPayWarning } from './nz-pay-warning';
import type { ParsedNzPay } from './parsed-nz-pay';
import type { TaxOfPay } from './tax-of-pay';

const NO_ESCT: Step<Nzd> = deepFreeze(step('nz.esct.none', nzd('0'), () => 'no contribution bears ESCT', []));

/** ESCT on the part of the contribution that is not treated as pay. */
export function esctOfPay(
  pay: ParsedNzPay,
  contribution: Nzd,
  { uplift }: TaxOfPay,
  rules: NzRules,
  warnings: NzPayWarning[],
): Result<Step<Nzd>> {
  const { bands } = rules.esct.values;
  const { esctRate } = pay.employee;
  if (esctRate !== undefined && !bands.some((band) => equal(band.rate, esctRate))) {
    return refused({
      code: 'code/unknown',
      message: `Expected one of the ESCT rates ${bands.map((band) => band.rate).join(', ')}; it is ${esctRate.toString()}.`,
      path: 'employee.esctRate',
    });
  }
  const taxed = subtract(contribution, uplift);
  if (!isPositive(taxed)) return accepted(NO_ESCT);
  const rate = esctRateOf(pay, rules, warnings);
  const tax = taxContribution(taxed, rate.value);
  return accepted({ ...tax, because: [rate, ...tax.because] });
}

/**
 * The rate that the employee's record has; without one, or with a default one, the rate that follows from the earnings
 * given; and a default rate only with a warning.
 */
function esctRateOf({ employee, payDate }: ParsedNzPay, rules: NzRules, warnings: NzPayWarning[]): Step<Decimal> {
  const { esctRate, esctRateIsDefault, esctEarnings } = employee;
  const earnings = esctEarnings?.kind === 'expected' ? { ...esctEarnings, payDate } : esctEarnings;
  const worked = earnings === undefined ? undefined : workOutEsctRate(earnings, rules.esct);
  const outdated = earningsThatDoNotCount(employee, payDate);
  if (esctRate !== undefined && !esctRateIsDefault) {
    if (worked !== undefined && outdated === undefined && !equal(worked.value, esctRate)) {
      warnings.push({
        code: 'nz.esct/rate-differs',
        message: `The ESCT rate (esct_rate) ${asPercent(esctRate)} was used; by the earnings given it is ${asPercent(worked.value)}.`,
      });
    }
    return givenEsctRate(esctRate, 'as given', rules);
  }
  if (worked !== undefined) {
    if (outdated !== undefined) {
      warnings.push({
        ...outdated,
        message: `The ESCT rate ${asPercent(worked.value)} follows from ${outdated.message}`,
      });
    }
    return worked;
  }
  const assumed = esctRate ?? rules.esct.values.bands[0]!.rate;
  warnings.push(
    esctRate === undefined
      ? {
          code: 'nz.esct/rate-assumed',
          message: `No ESCT rate was given, so the lowest, ${asPercent(assumed)}, was used. It follows from last year's pay and contributions.`,
        }
      : {
          code: 'nz.esct/default-rate',
          message: `The default ESCT rate (esct_rate) ${asPercent(assumed)} was used. It follows from last year's pay and contributions, or from those expected this year.`,
        },
  );
  return givenEsctRate(assumed, 'assumed', rules);
}

/** Why earnings are not those that the rate of this tax year follows from. */
function earningsThatDoNotCount(
  { esctEarnings }: ParsedNzPay['employee'],
  payDate: CivilDate,
): NzPayWarning | undefined {
  if (esctEarnings?.kind === 'expected' && isEmployedAllOfLastYear(esctEarnings.startDate, payDate)) {
    return {
      code: 'nz.esct/estimate-outdated',
      message:
        'what a starter was expected to earn (esct_expected_pay). The employee was employed for all of the last tax year, so its pay and contributions count (esct_last_year_earnings).',
    };
  }
  const last = Number(nzTaxYear(payDate).name) - 1;
  if (esctEarnings?.kind !== 'last-year' || esctEarnings.year === undefined || esctEarnings.year === last) {
    return undefined;
  }
  return {
    code: 'nz.esct/earnings-of-other-year',
    message: `earnings of the tax year that ended on 31 March ${esctEarnings.year} (esct_last_year_earnings, esct_last_year). For this pay those of the year that ended on 31 March ${last} count.`,
  };
}

function givenEsctRate(rate: Decimal, how: 'as given' | 'assumed', { esct }: NzRules): Step<Decimal> {
  const band = esct.values.bands.find((each) => equal(each.rate, rate))!;
  return step('nz.esct.given-rate', rate, () => `${rate.toString()}, ${how}`, [
    parameter(esct, `bands/${band.from.toString()}`, () => `${rate.toString()} from ${band.from.toString()}`),
  ]);
}
