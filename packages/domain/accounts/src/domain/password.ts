import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from './accounts-refusal';
import { commonPasswords } from './common-passwords';

export const passwordLength = { least: 12, most: 200 } as const;

/**
 * Length is what counts; composition rules are left out on purpose, and nothing expires by date.
 * @law NIST SP 800-63B 5.1.1
 */
export function checkPassword(password: string, emailKey: string): Result<string, AccountsRefusal> {
  const length = [...password].length;
  if (length < passwordLength.least) return weak(`A password needs at least ${passwordLength.least} characters.`);
  if (length > passwordLength.most) return weak(`A password may have at most ${passwordLength.most} characters.`);
  if (new Set(password).size < 5) return weak('That password repeats too few characters. Choose a longer phrase.');
  if (isCommon(password)) {
    return weak('That password, or most of it, is on published lists of common ones. Choose a phrase of your own.');
  }
  const [mailbox = emailKey] = emailKey.split('@');
  const lowered = password.toLowerCase();
  if (lowered === emailKey || (mailbox.length >= 8 && lowered.includes(mailbox))) {
    return weak('A password may not contain your e-mail address.');
  }
  return accepted(password);
}

/** On the list as it is, with digits and signs around it, or written twice. */
function isCommon(password: string): boolean {
  const lowered = password.toLowerCase();
  const half = lowered.slice(0, lowered.length / 2);
  const bare = lowered.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return (
    commonPasswords.has(lowered) ||
    (bare.length >= 4 && commonPasswords.has(bare)) ||
    (half + half === lowered && commonPasswords.has(half))
  );
}

function weak(message: string): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({ code: 'password/too-weak', message, path: 'password' });
}
