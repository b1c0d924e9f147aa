import { completedYears, type CivilDate } from '../../calendar/civil-date';
import { auFinancialYear } from '../../calendar/financial-year';
import { hasApplicationLapsed } from '../tax-file-number/has-application-lapsed';
import type { AuWithholdingRules } from './rules-in-force';
import type { AuTaxDeclaration } from './tax-declaration';
import type { AuWithholdingWarning } from './withholding-warning';

/** A declaration as it stands on a pay date, and what somebody should know about it. */
export interface DeclarationOnPayDate {
  readonly declaration: AuTaxDeclaration;
  readonly warnings: readonly AuWithholdingWarning[];
}

const NONE: readonly AuWithholdingWarning[] = Object.freeze([]);

/**
 * What a declaration says on a pay date. An application for a tax file number counts for 28 days; the code for payees
 * under 18 counts for nobody older; a downward variation counts only within its notice.
 * @law Income Tax Assessment Act 1936 (Cth) s 202CB, 202CE; Taxation Administration Act 1953 (Cth) Sch 1 s 12-140, 15-15
 */
export function declarationOn(
  declaration: AuTaxDeclaration,
  payDate: CivilDate,
  dateOfBirth: CivilDate | undefined,
  rules: AuWithholdingRules,
): DeclarationOnPayDate {
  const { taxFileNumber, downwardVariation, schedule } = declaration;
  // Nearly every declaration is plain, and a pay run asks for every pay.
  const plain =
    taxFileNumber !== 'applied-for' &&
    taxFileNumber !== 'under-18' &&
    downwardVariation === undefined &&
    schedule === undefined;
  if (plain) return { declaration, warnings: NONE };
  const warnings: AuWithholdingWarning[] = [];
  let standing = declaration;
  if (taxFileNumber === 'applied-for') standing = whileApplying(declaration, payDate, rules, warnings);
  if (taxFileNumber === 'under-18') standing = whileUnder18(declaration, payDate, dateOfBirth, rules, warnings);
  if (downwardVariation !== undefined) standing = withinNotice(standing, payDate, warnings);
  if (schedule !== undefined) warnings.push(...onSchedule(standing, payDate, dateOfBirth, rules));
  return { declaration: standing, warnings };
}

/** A schedule is for some payees only; whoever is not one of them is withheld from by Schedule 1. */
function onSchedule(
  { schedule, residency, claimsTaxFreeThreshold, taxFileNumber }: AuTaxDeclaration,
  payDate: CivilDate,
  dateOfBirth: CivilDate | undefined,
  rules: AuWithholdingRules,
): readonly AuWithholdingWarning[] {
  const notUsed = (because: string): readonly AuWithholdingWarning[] => [
    {
      code: 'au.withholding/special-schedule-not-used',
      message: `${because}. Schedule 1 was used.`,
      field: 'schedule',
    },
  ];
  switch (schedule?.kind) {
    case undefined:
    case 'promotional-performer':
      return [];
    case 'seasonal-worker':
      if (residency === 'resident') return notUsed('The flat rate of seasonal workers is for foreign residents');
      return schedule.employerIsApproved ? [] : notUsed('The employer is not approved for seasonal workers');
    case 'daily-or-casual':
    case 'horticulture-or-shearing':
      if (taxFileNumber === 'not-quoted') return [];
      if (schedule.kind === 'horticulture-or-shearing' && residency === 'foreign') return [];
      return claimsTaxFreeThreshold && residency === 'resident'
        ? []
        : notUsed('This schedule is for residents who claim the tax-free threshold');
    case 'seniors-and-pensioners': {
      if (residency === 'foreign') return notUsed('Schedule 9 is for residents');
      return [
        ...(claimsTaxFreeThreshold || taxFileNumber === 'not-quoted' ? [] : [seniorWithoutThreshold]),
        ...onAgeOfSenior(payDate, dateOfBirth, rules),
      ];
    }
  }
}

/** The coefficients of Schedule 9 have the threshold in them. @law ATO, Withholding declaration, seniors and pensioners tax offset */
const seniorWithoutThreshold: AuWithholdingWarning = Object.freeze({
  code: 'au.withholding/seniors-without-threshold',
  message:
    'Schedule 9 leaves the tax-free threshold untaxed, which this payee has not claimed here, and the seniors and pensioners offset is ' +
    'claimed from one payer only. Schedule 9 was used. Check the declaration.',
  field: 'has_claimed_tax_free_threshold',
});

function onAgeOfSenior(
  payDate: CivilDate,
  dateOfBirth: CivilDate | undefined,
  rules: AuWithholdingRules,
): readonly AuWithholdingWarning[] {
  const law = rules.special?.seniors?.values;
  if (law === undefined || dateOfBirth === undefined) return NONE;
  if (completedYears(dateOfBirth, auFinancialYear(payDate).lastDay) >= law.seniorFromAge) return NONE;
  return [
    {
      code: 'au.withholding/seniors-age',
      message:
        `The scale of seniors is for those who are ${law.seniorFromAge} by the end of the financial year, and for ` +
        `veterans and war widows from ${law.veteranFromAge}; this payee is younger. Check the declaration.`,
      field: 'date_of_birth',
    },
  ];
}

function whileApplying(
  declaration: AuTaxDeclaration,
  payDate: CivilDate,
  { taxFileNumber: edition }: AuWithholdingRules,
  warnings: AuWithholdingWarning[],
): AuTaxDeclaration {
  const days = edition.values.daysToQuoteAfterApplying;
  if (declaration.declaredOn === undefined) {
    warnings.push({
      code: 'au.withholding/declaration-date-unknown',
      message:
        `An application for a tax file number counts for ${days} days. Without tfnd_signed_date nobody knows when they ` +
        'end; this pay was taxed as if they had not.',
      field: 'tfnd_signed_date',
    });
    return declaration;
  }
  if (!hasApplicationLapsed(declaration.declaredOn, payDate, edition)) return declaration;
  warnings.push({
    code: 'au.withholding/application-lapsed',
    message:
      `The tax file number was applied for on ${declaration.declaredOn}, more than ${days} days before ${payDate}. ` +
      'The rate without a tax file number was used. Enter the number in tax_file_number as soon as it is known.',
    field: 'tax_file_number',
  });
  return { ...declaration, taxFileNumber: 'not-quoted' };
}

function whileUnder18(
  declaration: AuTaxDeclaration,
  payDate: CivilDate,
  dateOfBirth: CivilDate | undefined,
  { taxFileNumber: edition }: AuWithholdingRules,
  warnings: AuWithholdingWarning[],
): AuTaxDeclaration {
  const { under18ExemptUnderAge } = edition.values;
  if (dateOfBirth === undefined) {
    warnings.push({
      code: 'au.withholding/under-18-age-unknown',
      message: 'The code 333333333 is only for payees under 18. Enter date_of_birth, so that this can be checked.',
      field: 'date_of_birth',
    });
    return declaration;
  }
  if (completedYears(dateOfBirth, payDate) < under18ExemptUnderAge) return declaration;
  warnings.push({
    code: 'au.withholding/under-18-code-of-adult',
    message:
      `The code 333333333 is only for payees under ${under18ExemptUnderAge}; this payee is older on ${payDate}. ` +
      'The rate without a tax file number was used. Ask the payee for a number.',
    field: 'tax_file_number',
  });
  return { ...declaration, taxFileNumber: 'not-quoted' };
}

function withinNotice(
  declaration: AuTaxDeclaration,
  payDate: CivilDate,
  warnings: AuWithholdingWarning[],
): AuTaxDeclaration {
  const { downwardVariation: notice, ...rest } = declaration;
  if (notice === undefined) return declaration;
  if (declaration.taxFileNumber !== 'not-quoted' && notice.from <= payDate && payDate <= notice.lastDay) {
    warnings.push({
      code: 'au.withholding/downward-variation-used',
      message:
        `Less was withheld than the schedules ask for, by the variation notice for payments from ${notice.from} to ` +
        `${notice.lastDay}. Keep the notice.`,
      field: 'downward_variation',
    });
    return declaration;
  }
  warnings.push({
    code: 'au.withholding/downward-variation-not-in-force',
    message:
      declaration.taxFileNumber === 'not-quoted'
        ? 'A variation notice does not help a payee without a tax file number; the rate without one was used.'
        : `The variation notice is for payments from ${notice.from} to ${notice.lastDay}, not for ${payDate}. The ` +
          'schedule was used.',
    field: 'downward_variation',
  });
  return rest;
}
