import { characterCount } from '@anz-payroll/kernel';
import { accepted, type Result } from 'payroll-core';
import { refusal, type CompaniesRefusal } from './companies-refusal';

const MOST = 60;

/**
 * The description groups year-to-date figures and is reported by Single Touch Payroll, so it may use only what the
 * tax office accepts there.
 * @law ATO STP Phase 2, permitted characters of text elements
 */
const STP_TEXT = /^[0-9A-Za-z .,?(){}:;'|\-_=\\/@#$%*&"]*$/;

export function allowanceDescription(sent: string): Result<string, CompaniesRefusal> {
  const description = sent.trim();
  if (description === '') return refusal('allowance/invalid', 'description must not be blank.');
  const length = characterCount(description);
  if (length > MOST) {
    return refusal('allowance/invalid', `description has at most ${MOST} characters; this one has ${length}.`);
  }
  const strange = [...description].find((character) => !STP_TEXT.test(character));
  if (strange !== undefined) {
    return refusal(
      'allowance/invalid',
      `description holds a character (U+${strange.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}) that the tax office does not accept in STP reports. Use plain letters, digits and common punctuation.`,
    );
  }
  return accepted(description);
}
