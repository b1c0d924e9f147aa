import { isAustralianBusinessNumber, isTaxFileNumber } from 'payroll-core/identifiers';
import { isNegative } from 'payroll-core/money';
import type { ReportedPayee, StpPayer } from './stp-event';

/** What keeps a message, or one payee in it, from being sent. The codes are stable. */
export const stpFaultCodes = [
  'stp/payer-abn',
  'stp/payer-name',
  'stp/payer-email',
  'stp/payer-phone',
  'stp/payer-postcode',
  'stp/payee-name',
  'stp/payee-tax-file-number',
  'stp/payee-birth-date',
  'stp/payee-address',
  'stp/payee-start-date',
  'stp/employment-basis',
  'stp/income-type',
  'stp/income-country',
  'stp/tax-treatment',
  'stp/cessation',
  'stp/characters',
  'stp/negative-amount',
] as const;

export type StpFaultCode = (typeof stpFaultCodes)[number];

export interface StpFault {
  readonly code: StpFaultCode;
  readonly message: string;
}

/** @law ATO STP Phase 2, permitted characters of names and addresses */
const ACCEPTED = /^[0-9A-Za-z .,?(){}:;'|\-_=\\/@#$%*&"]*$/;

/** @law ATO STP Phase 2, "Tax treatment codes": category and option, study loan, surcharge, exemption, reduction */
const TREATMENT = /^(?:R[TND]|S[SMI]|FF)[SX][123X][FHX][0-9AX]$|^(?:A[TNDP]|C[TF]|H[RUF]|WP|N[AF]|D[BVZ]|V[CO])X{4}$/;

const INCOME_TYPES = new Set(['SAW', 'CHP', 'IAA', 'WHM', 'SWP', 'FEI', 'JPD', 'VOL', 'LAB', 'OSP']);
const BASES = new Set(['F', 'P', 'C', 'L', 'V', 'D', 'N']);
const CESSATIONS = new Set(['V', 'I', 'D', 'R', 'F', 'C', 'T']);

const fault = (code: StpFaultCode, message: string): StpFault => ({ code, message });

export function checkPayer(payer: StpPayer): readonly StpFault[] {
  const faults: StpFault[] = [];
  if (!isAustralianBusinessNumber(payer.abn)) faults.push(fault('stp/payer-abn', 'The ABN of the company is missing.'));
  if (payer.name === '') faults.push(fault('stp/payer-name', 'The company needs a legal name in plain letters.'));
  if (!/^[^@\s]+@[^@\s]+$/.test(payer.emailAddress)) {
    faults.push(fault('stp/payer-email', 'The e-mail address of the company is missing.'));
  }
  if (payer.phone === '') faults.push(fault('stp/payer-phone', 'The phone number of the company is missing.'));
  if (!/^\d{4}$/.test(payer.postcode))
    faults.push(fault('stp/payer-postcode', 'The postcode of the company is missing.'));
  return faults;
}

/** Everything about one payee that the tax office would send back. Messages name fields, never what is in them. */
export function checkPayee(payee: ReportedPayee): readonly StpFault[] {
  const faults: StpFault[] = [];
  const say = (code: StpFaultCode, message: string) => faults.push(fault(code, message));
  if (payee.familyName === '')
    say(
      'stp/payee-name',
      'The last name has no letters that the tax office accepts; the record can hold it in plain letters (reported_last_name).',
    );
  if (!isTaxFileNumber(payee.taxFileNumber)) {
    say(
      'stp/payee-tax-file-number',
      'The tax file number (tax_file_number) is neither valid nor one that stands for a number applied for or not quoted.',
    );
  }
  if (payee.birthDate >= payee.periodEnd)
    say('stp/payee-birth-date', 'The date of birth (date_of_birth) is not before the pay.');
  if (payee.addressLine1 === '' || payee.suburb === '' || payee.postcode === '') {
    say('stp/payee-address', 'The address needs its first line, a city and a postcode.');
  }
  if (payee.cessation !== null && payee.cessation.date < payee.startDate) {
    say('stp/payee-start-date', 'The start date (start_date) is after the termination date.');
  }
  if (!BASES.has(payee.employmentBasis))
    say('stp/employment-basis', 'The employment basis (stp_employment_status) is not a known one.');
  if (!INCOME_TYPES.has(payee.incomeType)) say('stp/income-type', 'The record gives no income type.');
  if (
    [payee, ...payee.otherIncomeTypes].some((income) => income.incomeType === 'WHM' && income.incomeCountry === null)
  ) {
    say(
      'stp/income-country',
      'A working holiday maker is reported with the home country (working_holiday_country), which the record does not name.',
    );
  }
  if (!TREATMENT.test(payee.taxTreatment))
    say('stp/tax-treatment', 'The tax treatment code is not a valid combination.');
  if (payee.cessation !== null && !CESSATIONS.has(payee.cessation.code)) {
    say('stp/cessation', 'The cessation type code is unknown.');
  }
  const texts = [payee.familyName, payee.firstName, payee.otherNames, payee.addressLine1, payee.addressLine2];
  if (![...texts, payee.suburb].every((text) => text === null || ACCEPTED.test(text))) {
    say('stp/characters', 'A name or the address holds a character that the tax office does not accept.');
  }
  const below = [payee, ...payee.otherIncomeTypes].flatMap(({ yearToDate }) =>
    [...yearToDate].filter(([, amount]) => isNegative(amount)).map(([box]) => box),
  );
  if (below.length > 0) {
    say(
      'stp/negative-amount',
      `Year-to-date amounts may not be negative: ${below.join(', ')}. Take back only what this financial year paid in them; what an ` +
        'earlier year paid is repaid as a deduction after tax.',
    );
  }
  return faults;
}
