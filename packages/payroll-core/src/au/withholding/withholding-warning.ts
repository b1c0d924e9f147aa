import { isMore } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import { pickScale } from './pick-scale';
import { hasRateForEveryPayment } from './withhold-from-every-payment';
import type { AuWithholdingRules } from './rules-in-force';
import type { AuTaxDeclaration } from './tax-declaration';

/** Something in a declaration that could not be followed as asked. The amount stands; somebody should look. */
export interface AuWithholdingWarning {
  readonly code: AuWithholdingWarningCode;
  readonly message: string;
  /** The member of the API that the warning is about. */
  readonly field?: string;
}

/** Every warning about a declaration. */
export const auWithholdingWarningCodes = [
  'au.withholding/application-lapsed',
  'au.withholding/declaration-date-unknown',
  'au.withholding/downward-variation-used',
  'au.withholding/downward-variation-not-in-force',
  'au.withholding/medicare-exemption-without-threshold',
  'au.withholding/medicare-reduction-not-used',
  'au.withholding/extra-pay-bands-not-known',
  'au.withholding/seniors-age',
  'au.withholding/seniors-without-threshold',
  'au.withholding/special-schedule-not-used',
  'au.withholding/under-18-above-exemption',
  'au.withholding/under-18-code-of-adult',
  'au.withholding/under-18-age-unknown',
] as const;

/** The codes of warnings that come from withholding alone. */
export type AuWithholdingWarningCode = (typeof auWithholdingWarningCodes)[number];

const NONE: readonly AuWithholdingWarning[] = Object.freeze([]);

export function withholdingWarnings(
  earnings: Aud,
  frequency: WithholdingFrequency,
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): readonly AuWithholdingWarning[] {
  // Nearly every declaration is plain, and a pay run asks for every pay.
  const plain =
    declaration.medicareLevyExemption === 'none' &&
    declaration.medicareLevyReduction === undefined &&
    declaration.hasExtraPayInYear !== true &&
    declaration.taxFileNumber !== 'under-18';
  if (plain) return NONE;
  const warnings: AuWithholdingWarning[] = [];
  if (declaration.medicareLevyExemption !== 'none' && pickScale(declaration) === 1) {
    warnings.push({
      code: 'au.withholding/medicare-exemption-without-threshold',
      message:
        'The schedule has no scale for a Medicare levy exemption without the tax-free threshold; scale 1 was used. ' +
        'Ask the payee to claim the exemption where the threshold is claimed.',
    });
  }
  const reduction = reductionNotUsed(declaration);
  if (reduction !== undefined) warnings.push(reduction);
  if (
    declaration.hasExtraPayInYear === true &&
    (frequency === 'weekly' || frequency === 'fortnightly') &&
    rules.extraPayBands === undefined
  ) {
    warnings.push({
      code: 'au.withholding/extra-pay-bands-not-known',
      message:
        `The amounts for a year with 53 or 27 pays are not known for pay date ${rules.payDate}, so none was added. ` +
        'Agree an extra amount with the payee instead.',
    });
  }
  if (declaration.taxFileNumber === 'under-18' && frequency !== 'quarterly') {
    const limit = rules.taxFileNumber.values.under18ExemptUpTo[frequency];
    if (isMore(earnings, limit)) {
      warnings.push({
        code: 'au.withholding/under-18-above-exemption',
        message:
          `A payee under 18 needs no tax file number only up to ${asDollars(limit)} in a ${frequency} pay; ` +
          'this pay is more. Ask the payee for a number.',
        field: 'tax_file_number',
      });
    }
  }
  return warnings;
}

/**
 * The family reduction is worked out on scales 2 and 6. Whoever owes no levy, or is withheld from by one rate or a notice, has nothing to
 * reduce.
 * @law ATO Schedule 1, "Medicare levy adjustment"
 */
function reductionNotUsed(declaration: AuTaxDeclaration): AuWithholdingWarning | undefined {
  const { medicareLevyReduction: family, medicareLevyExemption, schedule } = declaration;
  if (family === undefined || (!family.spouse && family.dependants === 0)) return undefined;
  if (medicareLevyExemption === 'full' || declaration.downwardVariation !== undefined) return undefined;
  if (hasRateForEveryPayment(declaration)) return undefined;
  const scale = pickScale(declaration);
  const isSenior = schedule?.kind === 'seniors-and-pensioners';
  if (scale === 3 || scale === 4 || (scale !== 1 && !isSenior)) return undefined;
  return {
    code: 'au.withholding/medicare-reduction-not-used',
    message: isSenior
      ? 'The family reduction of the Medicare levy is not worked out for seniors and pensioners (Schedule 9), so nothing was taken ' +
        'off for it. The payee gets what is too much with the tax assessment.'
      : 'The family reduction of the Medicare levy is for payees who claim the tax-free threshold, so nothing was taken off for it. Ask ' +
        'the payee to claim it where the threshold is claimed.',
    field: 'is_medicare_levy_reduction_claimed',
  };
}
