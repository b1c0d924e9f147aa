import type { AuTaxDeclaration, AuWithholdingRules, Scale, WithholdingFrequency } from 'payroll-core/au';
import { auWithholdingRules } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import type { Aud } from 'payroll-core/money';
import { audIn, countIn, dateIn, flagIn, has, orUnreadable, textIn, wordIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { JsonObject } from '../vector';

const FREQUENCIES = ['weekly', 'fortnightly', 'monthly', 'quarterly'] as const;

export function rulesFor(inputs: JsonObject): AuWithholdingRules {
  return rulesOn(dateIn(inputs, 'payDate'));
}

export function rulesOn(payDate: string): AuWithholdingRules {
  return orUnreadable(auWithholdingRules(civilDate(payDate)));
}

/** Shared vectors call it `period`. */
export function frequencyIn(inputs: JsonObject): WithholdingFrequency {
  return wordIn(inputs, 'period', FREQUENCIES);
}

/** Our own vectors call it `frequency`. */
export function frequencyOf(row: JsonObject): WithholdingFrequency {
  return wordIn(row, 'frequency', FREQUENCIES);
}

export function earningsIn(inputs: JsonObject): Aud {
  return audIn(inputs, 'earnings');
}

export function scaleIn(inputs: JsonObject): Scale {
  const scale = countIn(inputs, 'scale');
  if (scale < 1 || scale > 6) throw new UnreadableVector(`There is no scale ${scale}.`);
  return scale as Scale;
}

/** A declaration that leads to the vector's scale. */
export function declarationIn(inputs: JsonObject): AuTaxDeclaration {
  const scale = scaleIn(inputs);
  const spouse = flagIn(inputs, 'spouse', false);
  const dependants = has(inputs, 'children') ? countIn(inputs, 'children') : 0;
  return {
    taxFileNumber: scale === 4 ? 'not-quoted' : 'quoted',
    residency: scale === 3 || (has(inputs, 'residency') && isForeign(inputs)) ? 'foreign' : 'resident',
    claimsTaxFreeThreshold: scale === 2 || scale === 5 || scale === 6,
    hasStudyLoan: flagIn(inputs, 'stsl', false),
    medicareLevyExemption: scale === 5 ? 'full' : scale === 6 ? 'half' : 'none',
    ...(spouse || dependants > 0 ? { medicareLevyReduction: { spouse, dependants } } : {}),
    ...(has(inputs, 'taxOffset') ? { annualTaxOffsets: audIn(inputs, 'taxOffset') } : {}),
  };
}

function isForeign(inputs: JsonObject): boolean {
  const residency = textIn(inputs, 'residency').toLowerCase();
  if (residency === 'resident') return false;
  if (residency.startsWith('foreign') || residency.startsWith('non')) return true;
  throw new UnreadableVector(`Residency ${residency} is not known.`);
}
