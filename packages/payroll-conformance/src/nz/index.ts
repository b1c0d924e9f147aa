import type { Kind } from '../vector';
import { contributionAsSalaryKind, esctAmountKind, esctRateKind, esctThresholdKind } from './employer-contribution';
import { extraPayKind } from './extra-pay';
import { employmentInformationKind, payeStepKind, paymentDueDateKind, schedularKind } from './filing';
import { holidayPayKind } from './holiday-pay';
import { bankAccountKind, irdNumberKind, nzbnKind } from './identifiers';
import { payKind } from './pay';
import { payeTableKind } from './paye-table';

/** Kinds of nz.json, by `kind`. */
export const nzKinds: Readonly<Record<string, Kind>> = {
  pay: payKind,
  ess: payKind,
  slcir: payKind,
  student_loan: payKind,
  paye_table_main: payeTableKind(true),
  paye_table_secondary: payeTableKind(false),
  paye_step: payeStepKind,
  extra_pay: extraPayKind,
  esct_rate: esctRateKind,
  esct_threshold: esctThresholdKind,
  esct_amount: esctAmountKind,
  employer_contribution_as_salary: contributionAsSalaryKind,
  schedular: schedularKind,
  holiday_pay: holidayPayKind,
  ei_file: employmentInformationKind,
  payment_due_date: paymentDueDateKind,
  ird_number: irdNumberKind,
  bank_account: bankAccountKind,
  nzbn: nzbnKind,
};

export { nzOwnKinds } from './own-vectors';
