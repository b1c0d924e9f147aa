import type { Aud } from '../../money/currency';
import type { Step } from '../../trace/step';
import { withholdFromSeasonalWorker } from '../seasonal-workers/withhold-from-seasonal-worker';
import { withholdFromWorkingHolidayMaker } from '../working-holiday-makers/withhold-from-working-holiday-maker';
import type { AuWithholdingRules } from './rules-in-force';
import { needed } from './special-schedules';
import type { AuTaxDeclaration } from './tax-declaration';

/**
 * Payees whose rate is for everything that they are paid: wages, bonuses, leave and payments on leaving. Undefined for
 * everybody else. A seasonal worker who is a resident, or whose employer is not approved, is taxed like anybody else.
 * @law ATO Schedule 15; Taxation Administration Act 1953 (Cth) Sch 1 s 12-319A
 */
export function withholdFromEveryPayment(
  payment: Aud,
  paidEarlierThisYear: Aud,
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): Step<Aud> | undefined {
  const { workingHolidayMaker } = declaration;
  if (workingHolidayMaker !== undefined) {
    return withholdFromWorkingHolidayMaker(
      {
        payment,
        paidEarlierThisYear,
        quotesTaxFileNumber: declaration.taxFileNumber !== 'not-quoted',
        employerIsRegistered: workingHolidayMaker.employerIsRegistered,
      },
      rules.schedule15,
    );
  }
  if (!isSeasonalWorkerAtFlatRate(declaration)) return undefined;
  return withholdFromSeasonalWorker(payment, needed(rules.special?.seasonalWorkers, 'the rate of seasonal workers'));
}

/** Whether one rate is for everything that this payee is paid. */
export function hasRateForEveryPayment(declaration: AuTaxDeclaration): boolean {
  return declaration.workingHolidayMaker !== undefined || isSeasonalWorkerAtFlatRate(declaration);
}

function isSeasonalWorkerAtFlatRate({ schedule, residency }: AuTaxDeclaration): boolean {
  return schedule?.kind === 'seasonal-worker' && schedule.employerIsApproved && residency === 'foreign';
}
