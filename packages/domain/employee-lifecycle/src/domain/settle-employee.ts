import { accepted, nzTaxYear, type CivilDate, type Result } from 'payroll-core';
import { normaliseNzDeclaration, obeyCountryRules } from './country-rules';
import { employeeDefaults, leaveSetUpOfStatus } from './employee-defaults';
import type { EmployeeBody, EmployeeDetails } from './fields/employee-fields';
import { isDeclaredNzTaxCode } from './fields/nz-tax-fields';
import { irdNumberProblem } from './ird-number-problem';
import { chooseOption, employmentTenures, type EmploymentOption } from './option-choice';
import { rateOfSalary } from './settle-salary';
import { stpStatusOf } from './stp-employment-status';

/** What one item of a batch is told when it is refused: by field, or under `number`, `licence`, `detail`, `exception`. */
export type ItemErrors = Readonly<Record<string, string>>;

/** Built from nothing: defaults by status and country, then what was sent, then the rules of the country. */
export function settleNewEmployee(
  sent: EmployeeBody,
  employmentTypes: readonly EmploymentOption[],
  today: CivilDate,
): Result<EmployeeDetails, ItemErrors> {
  const status = sent.employment_status!;
  const defaults = employeeDefaults(status, sent.country) as EmployeeDetails;
  return settle(defaults, sent, employmentTypes, today, 'create');
}

/** What was not sent stays as it is. */
export function settleChangedEmployee(
  before: EmployeeDetails,
  sent: EmployeeBody,
  employmentTypes: readonly EmploymentOption[],
  today: CivilDate,
): Result<EmployeeDetails, ItemErrors> {
  return settle(before, sent, employmentTypes, today, 'update');
}

function settle(
  before: EmployeeDetails,
  sent: EmployeeBody,
  employmentTypes: readonly EmploymentOption[],
  today: CivilDate,
  mode: 'create' | 'update',
): Result<EmployeeDetails, ItemErrors> {
  const { employment_type, employment_tenure, nz_tax_code, stp_employment_status, ...plain } = sent;
  const type = chosen('employment_type', employment_type, employmentTypes, before.employment_type);
  if (!type.ok) return type;
  const tenure = chosen('employment_tenure', employment_tenure, employmentTenures, before.employment_tenure);
  if (!tenure.ok) return tenure;
  // The record is wide: it is copied once, and what follows is set on the copy.
  const details: Mutable<EmployeeDetails> = Object.assign(
    {},
    before,
    mode === 'update' ? leaveSetUpOfStatus(before, sent) : {},
    plain,
  );
  const declared = normaliseNzDeclaration({
    nz_tax_code: nz_tax_code === undefined ? before.nz_tax_code : nz_tax_code,
    has_student_loan: details.has_student_loan,
    no_declaration: details.no_declaration,
    ird_number: details.ird_number,
  });
  if (!declared.ok) return { ok: false, error: { detail: declared.error } };
  Object.assign(details, declared.value);
  const statusSent = sent.employment_status;
  const isTypeDerived =
    employment_type === undefined &&
    (mode === 'create' || (statusSent !== undefined && statusSent !== before.employment_status));
  details.employment_type = isTypeDerived ? builtInTypeOf(details.employment_status, employmentTypes) : type.value;
  details.employment_tenure = tenure.value;
  if (sent.esct_rate !== undefined) details.esct_rate_is_default = sent.esct_rate_is_default ?? false;
  if (sent.esct_last_year === undefined && details.esct_last_year_earnings !== before.esct_last_year_earnings) {
    // Earnings that are told without their year are those of the tax year that ended last.
    details.esct_last_year = details.esct_last_year_earnings === null ? null : Number(nzTaxYear(today).name) - 1;
  }
  if (isNewNotice(before, details)) details.slcir_notice_number = (before.slcir_notice_number ?? 0) + 1;
  if (isNewCertificate(before, details) && isDeclaredNzTaxCode(before.nz_tax_code)) {
    details.stc_previous_tax_code = before.nz_tax_code;
  }
  details.stp_employment_status =
    stp_employment_status ?? (statusSent === undefined ? before.stp_employment_status : stpStatusOf[statusSent]);
  // Nobody is employed, so no run pays the record.
  if (details.is_death_beneficiary) details.active_pay_recipient = false;
  const rate = rateOfSalary(details, before, sent);
  if (!rate.ok) return { ok: false, error: { annual_salary: rate.error } };
  details.pay_rate_per_hour = rate.value;
  const obeyed = obeyCountryRules(details);
  if (!obeyed.ok) return { ok: false, error: { detail: obeyed.error } };
  const problem =
    sent.ird_number === undefined || details.ird_number === null ? undefined : irdNumberProblem(details.ird_number);
  return problem === undefined ? obeyed : { ok: false, error: { detail: problem } };
}

/** An amount told anew is another notice, also where it is as much as the last one. */
function isNewNotice(before: EmployeeDetails, after: EmployeeDetails): boolean {
  const { slcir_remaining_amount: amount, slcir_notice_number: number } = after;
  return amount !== null && amount !== before.slcir_remaining_amount && number === before.slcir_notice_number;
}

/** A certificate takes the place of the declared code, which counts again after it. */
function isNewCertificate(before: EmployeeDetails, after: EmployeeDetails): boolean {
  const { nz_tax_code: code, stc_previous_tax_code: previous } = after;
  return code === 'STC' && before.nz_tax_code !== 'STC' && previous === before.stc_previous_tax_code;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function chosen(
  name: 'employment_type' | 'employment_tenure',
  sent: number | string | null | undefined,
  options: readonly EmploymentOption[],
  before: number | null,
): Result<number | null, ItemErrors> {
  if (sent === undefined) return accepted(before);
  if (sent === null) return accepted(null);
  const found = chooseOption(options, sent);
  return found.ok ? found : { ok: false, error: { [name]: `${name} ${found.error}.` } };
}

/** A labour-hire worker is of no built-in type, so nothing is derived. */
function builtInTypeOf(
  status: EmployeeDetails['employment_status'],
  types: readonly EmploymentOption[],
): number | null {
  return types.find(({ name, isCustom }) => !isCustom && name === status)?.id ?? null;
}
