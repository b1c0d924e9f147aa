import { isScope, type Scope } from '@anz-payroll/accounts';

export function toScopeText(scopes: readonly Scope[]): string {
  return scopes.join(' ');
}

/** A scope that was dropped from the service since it was granted grants nothing. */
export function fromScopeText(text: string): readonly Scope[] {
  return text.split(' ').filter(isScope);
}
