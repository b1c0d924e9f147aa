import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from './accounts-refusal';

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
  const [mailbox = emailKey] = emailKey.split('@');
  const lowered = password.toLowerCase();
  if (lowered === emailKey || (mailbox.length >= 8 && lowered.includes(mailbox))) {
    return weak('A password may not contain your e-mail address.');
  }
  return accepted(password);
}

function weak(message: string): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({ code: 'password/too-weak', message, path: 'password' });
}
