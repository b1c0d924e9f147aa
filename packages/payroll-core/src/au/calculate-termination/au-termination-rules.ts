import type { CivilDate } from '../../calendar/civil-date';
import { accepted, type Result } from '../../refusal/result';
import { inForce, type InForceOptions } from '../../statutory/instrument';
import type { Dated } from '../../statutory/dated';
import { etp, type EtpRules } from '../etp/etp-rules';
import { etpTaxFreeComponent, type TaxFreeComponentRules } from '../etp-tax-free-component/tax-free-component-rules';
import { genuineRedundancy, type GenuineRedundancyRules } from '../genuine-redundancy/genuine-redundancy-rules';
import {
  noticeAndRedundancy,
  type NoticeAndRedundancyRules,
} from '../notice-and-redundancy/notice-and-redundancy-rules';
import { longServiceLeave, type LongServiceLeaveRules } from '../long-service-leave/long-service-leave-rules';
import { unusedLeave, type UnusedLeaveRules } from '../unused-leave/unused-leave-rules';
import { specialSchedules } from '../withholding/special-schedules';
import type { AuTaxDeclaration } from '../withholding/tax-declaration';
import { auWithholdingRules, type AuWithholdingRules } from '../withholding/rules-in-force';

/** Every edition that a termination paid on one day stands on. */
export interface AuTerminationRules {
  readonly withholding: AuWithholdingRules;
  readonly unusedLeave: Dated<UnusedLeaveRules>;
  readonly etp: Dated<EtpRules>;
  readonly taxFreeComponent: Dated<TaxFreeComponentRules>;
  readonly genuineRedundancy: Dated<GenuineRedundancyRules>;
  readonly longServiceLeave: Dated<LongServiceLeaveRules>;
  readonly noticeAndRedundancy: Dated<NoticeAndRedundancyRules>;
}

/** Refuses a pay date for which one of them is not known. */
export function auTerminationRules(
  payDate: CivilDate,
  options: InForceOptions = {},
  declaration?: AuTaxDeclaration,
): Result<AuTerminationRules> {
  const withholding = auWithholdingRules(payDate, options);
  if (!withholding.ok) return withholding;
  const seven = inForce(unusedLeave, payDate, options);
  if (!seven.ok) return seven;
  const eleven = inForce(etp, payDate, options);
  if (!eleven.ok) return eleven;
  const taxFreeComponent = inForce(etpTaxFreeComponent, payDate, options);
  if (!taxFreeComponent.ok) return taxFreeComponent;
  const redundancy = inForce(genuineRedundancy, payDate, options);
  if (!redundancy.ok) return redundancy;
  const longService = inForce(longServiceLeave, payDate, options);
  if (!longService.ok) return longService;
  const standards = inForce(noticeAndRedundancy, payDate, options);
  if (!standards.ok) return standards;
  const special =
    declaration === undefined ? accepted(undefined) : specialSchedules(declaration, false, payDate, options);
  if (!special.ok) return special;
  return accepted({
    withholding: special.value === undefined ? withholding.value : { ...withholding.value, special: special.value },
    unusedLeave: seven.value,
    etp: eleven.value,
    taxFreeComponent: taxFreeComponent.value,
    genuineRedundancy: redundancy.value,
    longServiceLeave: longService.value,
    noticeAndRedundancy: standards.value,
  });
}
