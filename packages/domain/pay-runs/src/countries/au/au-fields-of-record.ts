import type * as au from 'payroll-core/au';
import type { PayWarning } from '../../domain/pay-record';

/** A warning about a declaration names the member of the calculation; the record has it in fields of its own. */
export function atFieldsOfRecord<Warning extends Pick<PayWarning, 'field'>>(
  warnings: readonly Warning[],
  { schedule }: au.AuTaxDeclarationInput,
): readonly Warning[] {
  if (!warnings.some(({ field }) => field === 'schedule' || field === 'downward_variation')) return warnings;
  return warnings.map((warning) => {
    if (warning.field === 'downward_variation') return { ...warning, field: 'withholding_variation_from' };
    return warning.field === 'schedule' ? { ...warning, field: fieldOfSchedule(schedule?.kind) } : warning;
  });
}

function fieldOfSchedule(kind: NonNullable<au.AuTaxDeclarationInput['schedule']>['kind'] | undefined): string {
  switch (kind) {
    case 'seniors-and-pensioners':
      return 'seniors_offset';
    case 'seasonal-worker':
      return 'seasonal_worker_scheme';
    case 'daily-or-casual':
    case 'horticulture-or-shearing':
    case 'promotional-performer':
    case undefined:
      return 'withholding_schedule';
  }
}
