import type { CivilDate } from '../../calendar/civil-date';
import { accepted, type Result } from '../../refusal/result';
import { inForce, type InForceOptions } from '../../statutory/instrument';
import type { Dated } from '../../statutory/dated';
import { additionalPayments, type AdditionalPaymentRules } from '../additional-payments/additional-payment-rules';
import { extraPayBands, type ExtraPayBands } from '../extra-pay-year/extra-pay-bands';
import { medicareLevyFigures, type MedicareLevyFigures } from '../medicare-levy-adjustment/medicare-levy-figures';
import { schedule1, type Schedule1 } from '../payg-schedule-1/schedule-1';
import { studyLoans, type StudyLoanTables } from '../study-loans/study-loan-tables';
import { taxFileNumberRules, type TaxFileNumberRules } from '../tax-file-number/tax-file-number-rules';
import { taxOffsets, type TaxOffsets } from '../tax-offsets/tax-offsets';
import type { SpecialSchedules } from './special-schedules';
import { schedule15, type Schedule15 } from '../working-holiday-makers/schedule-15';

/** The editions of every withholding schedule in force on one pay date. */
export interface AuWithholdingRules {
  readonly payDate: CivilDate;
  readonly schedule1: Dated<Schedule1>;
  readonly studyLoans: Dated<StudyLoanTables>;
  readonly schedule15: Dated<Schedule15>;
  readonly medicareLevy: Dated<MedicareLevyFigures>;
  readonly taxOffsets: Dated<TaxOffsets>;
  readonly taxFileNumber: Dated<TaxFileNumberRules>;
  readonly additionalPayments: Dated<AdditionalPaymentRules>;
  /** Absent where the bands of the year are not known; then nothing is added and the pay carries a warning. */
  readonly extraPayBands: Dated<ExtraPayBands> | undefined;
  /** Schedules of some payees and payments; there where `specialSchedules` was asked for them. */
  readonly special?: SpecialSchedules;
}

/** Refuses a pay date for which one of the schedules is not known: before the first edition or past the last confirmed day. */
export function auWithholdingRules(payDate: CivilDate, options: InForceOptions = {}): Result<AuWithholdingRules> {
  const one = inForce(schedule1, payDate, options);
  if (!one.ok) return one;
  const eight = inForce(studyLoans, payDate, options);
  if (!eight.ok) return eight;
  const fifteen = inForce(schedule15, payDate, options);
  if (!fifteen.ok) return fifteen;
  const levy = inForce(medicareLevyFigures, payDate, options);
  if (!levy.ok) return levy;
  const offsets = inForce(taxOffsets, payDate, options);
  if (!offsets.ok) return offsets;
  const taxFileNumber = inForce(taxFileNumberRules, payDate, options);
  if (!taxFileNumber.ok) return taxFileNumber;
  const five = inForce(additionalPayments, payDate, options);
  if (!five.ok) return five;
  const extra = inForce(extraPayBands, payDate, options);
  return accepted({
    payDate,
    schedule1: one.value,
    studyLoans: eight.value,
    schedule15: fifteen.value,
    medicareLevy: levy.value,
    taxOffsets: offsets.value,
    taxFileNumber: taxFileNumber.value,
    additionalPayments: five.value,
    extraPayBands: extra.ok ? extra.value : undefined,
  });
}
