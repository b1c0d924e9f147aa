import { readScopes } from './read-scopes';
import { satisfiesScope, scopes, scopesThatRead } from './scope';

describe('scopes', () => {
  test('are those of part 5 of the specification, and ours', () => {
    const own = ['payroll.people.read', 'payroll.pays.read', 'users.manage', 'keys.manage'];
    expect(Object.keys(scopes).filter((name) => own.includes(name))).toEqual(own);
    expect(Object.keys(scopes).filter((name) => !own.includes(name))).toEqual([
      'openid',
      'payroll.read',
      'payroll.write',
      'partner.checkout.preview',
      'partner.checkout.write',
      'partner.checkout.cancel',
      'openapi',
    ]);
  });

  test.each([
    [undefined, ['openid']],
    ['', ['openid']],
    ['payroll.write', ['openid', 'payroll.write']],
    ['payroll.write openid payroll.write', ['openid', 'payroll.write']],
    ['  payroll.read  ', ['openid', 'payroll.read']],
  ])('%p reads as %p: openid always', (parameter, expected) => {
    expect(readScopes(parameter)).toEqual({ ok: true, value: expected });
  });

  test.each(['everything', 'payroll', 'PAYROLL.READ', 'payroll.read,payroll.write', 'constructor', '__proto__'])(
    '%s is no scope',
    (parameter) => expect(readScopes(parameter)).toEqual({ ok: false, error: { unknown: parameter } }),
  );

  test('writing satisfies reading, and nothing else stands for anything else', () => {
    expect(satisfiesScope(['payroll.write'], 'payroll.read')).toBe(true);
    expect(satisfiesScope(['payroll.read'], 'payroll.write')).toBe(false);
    expect(satisfiesScope(['openid', 'openapi'], 'payroll.read')).toBe(false);
    expect(satisfiesScope(['partner.checkout.write'], 'partner.checkout.preview')).toBe(false);
    expect(satisfiesScope(['payroll.people.read', 'payroll.pays.read'], 'payroll.read')).toBe(false);
  });

  test('records of each kind are read by the wide scopes and by the narrow one that names them', () => {
    expect(scopesThatRead('company')).toEqual([
      'payroll.read',
      'payroll.write',
      'payroll.people.read',
      'payroll.pays.read',
    ]);
    expect(scopesThatRead('employee')).toEqual(['payroll.read', 'payroll.write', 'payroll.people.read']);
    expect(scopesThatRead('pay')).toEqual(['payroll.read', 'payroll.write', 'payroll.pays.read']);
  });

  test('no scope is part of the name of another: stored ones are found by their text', () => {
    const names = Object.keys(scopes);
    expect(names.filter((name) => names.some((other) => other !== name && other.includes(name)))).toEqual([]);
  });
});
