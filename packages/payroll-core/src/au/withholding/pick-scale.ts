import type { Scale } from '../payg-schedule-1/schedule-1';
import type { AuTaxDeclaration } from './tax-declaration';

/**
 * The scale a declaration leads to. A Medicare levy exemption without the tax-free threshold has no scale of its own;
 * scale 1 stands, which withholds the levy, and the pay carries a warning.
 * @law ATO Schedule 1, "Using this schedule" and "Withholding declarations"
 */
export function pickScale(declaration: AuTaxDeclaration): Scale {
  if (declaration.taxFileNumber === 'not-quoted') return 4;
  if (declaration.residency === 'foreign') return 3;
  if (!declaration.claimsTaxFreeThreshold) return 1;
  switch (declaration.medicareLevyExemption) {
    case 'none':
      return 2;
    case 'full':
      return 5;
    case 'half':
      return 6;
  }
}
