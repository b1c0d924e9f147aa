import { entryOf } from '../../refusal/entry-of';
import type { Scale } from '../payg-schedule-1/schedule-1';
import type { AuTaxDeclaration } from './tax-declaration';

const quotesNumber: Readonly<Record<AuTaxDeclaration['taxFileNumber'], boolean>> = {
  quoted: true,
  'applied-for': true,
  'under-18': true,
  pensioner: true,
  'not-quoted': false,
};
const isForeignResident: Readonly<Record<AuTaxDeclaration['residency'], boolean>> = { resident: false, foreign: true };
const scalesOfThreshold: Readonly<Record<AuTaxDeclaration['medicareLevyExemption'], Scale>> = {
  none: 2,
  full: 5,
  half: 6,
};

/**
 * The scale a declaration leads to. A Medicare levy exemption without the tax-free threshold has no scale of its own;
 * scale 1 stands, which withholds the levy, and the pay carries a warning.
 * @law ATO Schedule 1, "Using this schedule" and "Withholding declarations"
 */
export function pickScale(declaration: AuTaxDeclaration): Scale {
  const hasNumber = entryOf(quotesNumber, declaration.taxFileNumber, 'a meaning of the tax file number');
  const isForeign = entryOf(isForeignResident, declaration.residency, 'a residency');
  const ofThreshold = entryOf(scalesOfThreshold, declaration.medicareLevyExemption, 'a Medicare levy exemption');
  if (!hasNumber) return 4;
  if (isForeign) return 3;
  return declaration.claimsTaxFreeThreshold ? ofThreshold : 1;
}
