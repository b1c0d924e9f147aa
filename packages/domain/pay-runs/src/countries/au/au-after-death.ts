import { decimal, isPositive } from 'payroll-core';
import * as au from 'payroll-core/au';
import type { CalculationInput } from '../../domain/calculation-input';
import type { PayWarning } from '../../domain/pay-record';
import type { PayBasis } from '../pay-basis';

/** The final pay of somebody who died is made after the death, whatever its day, and so is a pay of a later day. */
export function isAfterDeath({ termination, finalPay }: Pick<PayBasis<'AU'>, 'termination' | 'finalPay'>): boolean {
  return isDeath(termination?.['reason'] ?? finalPay?.termination?.termination.reason);
}

/** Pays that were made before anybody knew of the death, and paid after it. */
export function withheldAfterDeath({
  termination,
  service,
  replaces,
}: Pick<PayBasis<'AU'>, 'termination' | 'service' | 'replaces'>): readonly PayWarning[] {
  const lastDay = termination?.terminationDate;
  if (typeof lastDay !== 'string' || !isDeath(termination?.['reason'])) return [];
  const ids = (service?.pays ?? [])
    .filter(({ id, payDate, tax }) => id !== replaces?.id && payDate > lastDay && isPositive(decimal(tax)))
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const message =
    `Pays after the death on ${lastDay} were withheld from, before it was known here: ${ids.join(', ')}. Nothing is withheld from pay after a death, ` +
    'and Single Touch Payroll does not report it: rebuild them, and their tax is given back.';
  return [
    { code: 'pay/withheld-after-death', message, field: 'termination_date', details: { pay_ids: ids.join(', ') } },
  ];
}

/** Without the warnings that are for the employee who died, where a death benefit is paid with the record of its recipient. */
export function toldOf<Warning extends Pick<PayWarning, 'code'>>(
  { facts }: Pick<CalculationInput<'AU'>, 'facts'>,
  warnings: readonly Warning[],
): readonly Warning[] {
  if (facts?.reportedAs?.taxTreatment !== DEATH_BENEFICIARY) return warnings;
  return warnings.filter(({ code }) => !ofTheEmployee.has(code));
}

/** @law ATO STP Phase 2, "Tax treatment codes" */
const DEATH_BENEFICIARY = 'DBXXXX';

const ofTheEmployee: ReadonlySet<string> = new Set([
  'au.plausibility/after-last-day',
  'au.termination/death-benefit-of-recipient',
  'au.termination/long-service-leave-shortfall',
]);

function isDeath(reason: unknown): boolean {
  return typeof reason === 'string' && au.isDeath(reason as au.TerminationReason);
}
