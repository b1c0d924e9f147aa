import { accepted, refused, type Result } from 'payroll-core';
import { isScope, withIdentity, type Scope } from './scope';

/** Reads a `scope` parameter: names separated by single spaces. The unknown name is handed back, not guessed at. */
export function readScopes(parameter: string | undefined): Result<readonly Scope[], { readonly unknown: string }> {
  const names = (parameter ?? '').split(' ').filter((name) => name !== '');
  const unknown = names.find((name) => !isScope(name));
  if (unknown !== undefined) return refused({ unknown });
  return accepted(withIdentity(names.filter(isScope)));
}
