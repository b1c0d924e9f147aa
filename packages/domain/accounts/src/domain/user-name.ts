import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from './accounts-refusal';
import { nameLineOf, readNameLine } from './name-line';

const LONGEST = 120;

/** The name as it is kept: one visible line. */
export function checkUserName(given: string): Result<string, AccountsRefusal> {
  const name = readNameLine(given, LONGEST);
  return name === undefined
    ? refused({ code: 'user/invalid', message: 'A user needs a name of 1 to 120 visible characters.', path: 'name' })
    : accepted(name);
}

/** The name of somebody as their employee record has it, which may be longer than that of a user. */
export function userNameOfEmployee(name: string): string {
  return nameLineOf(name, LONGEST);
}
