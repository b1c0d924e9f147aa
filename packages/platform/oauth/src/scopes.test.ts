import { meaningOf, scopeNames } from '@anz-payroll/accounts';
import { narrowScopes, permissions, permissionsWithin, satisfiesScope, scopes } from '@anz-payroll/http-kit/security';

const permissionOf = { company: 'company.read', employee: 'people.read', pay: 'pays.read' } as const;

describe('scopes of the routes and of the accounts', () => {
  test('are the same', () => expect(scopes).toEqual(scopeNames));

  test('a narrow scope reads the records by routes that it is told of by events', () => {
    for (const name of scopeNames) {
      const read = meaningOf(name).reads?.map((entity) => permissionOf[entity]);
      const permitted = Object.entries(narrowScopes).find(([narrow]) => narrow === name)?.[1];
      expect([name, permitted]).toEqual([name, read === undefined ? undefined : ['signed-in', ...read]]);
    }
  });

  test('a narrow scope writes nothing and shows no numbers', () => {
    const all = Object.keys(permissions) as (keyof typeof permissions)[];
    for (const name of Object.keys(narrowScopes)) {
      expect(all.filter((may) => satisfiesScope([name], ['payroll.write'], may))).toEqual([]);
      expect(permissionsWithin([name], all)).not.toContain('numbers.read');
      const kept = name === 'payroll.people.read' ? 'pays.read' : 'people.read';
      expect(permissionsWithin([name], all)).not.toContain(kept);
    }
    expect(permissionsWithin(['payroll.people.read', 'payroll.read'], all)).toContain('numbers.read');
    const both = permissionsWithin(['payroll.people.read', 'payroll.pays.read'], all);
    expect(both).toEqual(expect.arrayContaining(['people.read', 'pays.read']));
    expect(both).not.toContain('numbers.read');
  });
});
