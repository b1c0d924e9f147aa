import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from './accounts-refusal';

/** The name as it is kept: one visible line. */
export function checkUserName(given: string): Result<string, AccountsRefusal> {
  const name = given.trim();
  return name.length >= 1 && name.length <= 120 && !/[\p{Cc}\p{Cf}]/u.test(name)
    ? accepted(name)
    : refused({ code: 'user/invalid', message: 'A user needs a name of 1 to 120 visible characters.', path: 'name' });
}
