import { add, isLess, multiply, subtract } from '../../money/arithmetic';
import { aud, whole } from '../../money/parse';
import { divide, toNearestDollar } from '../../money/rounding';
import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import { forPayPeriod } from '../payg-schedule-1/for-pay-period';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import type { AdjustedScale, MedicareLevyFigures } from './medicare-levy-figures';

const NOTHING = aud('0');
const WEEKS = whole(52);

/** What the Medicare levy variation declaration says about the family. */
export interface Family {
  readonly spouse: boolean;
  readonly dependants: number;
}

/**
 * What comes off the period's withholding because the family reduction lowers the Medicare levy.
 * @law ATO Schedule 1, "Medicare levy adjustment"
 */
export function adjustMedicareLevy(
  x: Step<Aud>,
  frequency: WithholdingFrequency,
  scale: AdjustedScale,
  family: Family,
  edition: Dated<MedicareLevyFigures>,
): Step<Aud> {
  const figures = entryOf(edition.values.scales, scale, 'a scale that the levy is adjusted on');
  const threshold = weeklyFamilyThreshold(family, edition);
  const exact = weeklyAdjustment(x.value, threshold.value, figures);
  const value = toNearestDollar(exact.amount);
  const weekly = step(
    'au.medicare-levy-adjustment.weekly',
    value,
    () => `${exact.says()}, to the nearest dollar ${value.toString()}`,
    [
      x,
      threshold,
      parameter(
        edition,
        `scale${scale}`,
        () =>
          `from ${figures.from.toString()}, shade-in limit ${figures.shadeInLimit.toString()}, ` +
          `factor ${figures.factor.toString()}, rates ${figures.shadeInRate.toString()}, ` +
          `${figures.levyRate.toString()}, ${figures.shadeOutRate.toString()}`,
      ),
    ],
  );
  return forPayPeriod(weekly, frequency);
}

/** The family income below which no levy is due, for a week, to the nearest cent. */
function weeklyFamilyThreshold(family: Family, edition: Dated<MedicareLevyFigures>): Step<Aud> {
  const { familyThreshold, perChild } = edition.values;
  const annual = add(familyThreshold, multiply(perChild, whole(family.dependants)));
  const value = divide(annual, WEEKS, 2, 'half-up');
  return step(
    'au.medicare-levy-adjustment.weekly-family-threshold',
    value,
    () => `(${familyThreshold.toString()} + ${family.dependants} × ${perChild.toString()}) ÷ 52 = ${value.toString()}`,
    [
      given('spouse', family.spouse),
      given('dependants', family.dependants),
      parameter(edition, 'familyThreshold', () => `${familyThreshold.toString()} and ${perChild.toString()} a child`),
    ],
  );
}

interface Exact {
  readonly amount: Aud;
  readonly says: () => string;
}

/**
 * The schedule tests its formulas in this order, and the first stands even where earnings have passed the family
 * threshold: on scale 6 with one child in 2026-27, 1,134 a week gives 11 and 1,135 gives 4.
 */
function weeklyAdjustment(x: Aud, threshold: Aud, figures: MedicareLevyFigures['scales'][AdjustedScale]): Exact {
  const { from, shadeInLimit, factor, shadeInRate, levyRate, shadeOutRate } = figures;
  const shadeOutPoint = divide(multiply(threshold, shadeInRate), shadeOutRate, 0, 'truncate');
  if (isLess(x, from)) return { amount: NOTHING, says: () => `${x.toString()} is below ${from.toString()}: nil` };
  if (!isLess(x, shadeOutPoint)) {
    return {
      amount: NOTHING,
      says: () => `${x.toString()} has reached the shade-out point ${shadeOutPoint.toString()}: nil`,
    };
  }
  if (isLess(x, shadeInLimit)) {
    return exactly(
      multiply(subtract(x, factor), shadeInRate),
      () => `(${x.toString()} − ${factor.toString()}) × ${shadeInRate.toString()}`,
    );
  }
  if (isLess(x, threshold)) {
    return exactly(multiply(x, levyRate), () => `${x.toString()} × ${levyRate.toString()}`);
  }
  return exactly(shadedOut(x, threshold, levyRate, shadeOutRate), () => {
    const over = subtract(x, threshold).toString();
    return `${threshold.toString()} × ${levyRate.toString()} − ${over} × ${shadeOutRate.toString()}`;
  });
}

function shadedOut(x: Aud, threshold: Aud, levyRate: Decimal, shadeOutRate: Decimal): Aud {
  return subtract(multiply(threshold, levyRate), multiply(subtract(x, threshold), shadeOutRate));
}

function exactly(amount: Aud, formula: () => string): Exact {
  return { amount, says: () => `${formula()} = ${amount.toString()}` };
}
