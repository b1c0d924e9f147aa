import { demoLogins } from '@anz-payroll/demo-seed';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, type Browser } from '../../testing/account-service';
import { startWebService, type WebService } from '../../testing/web-service';

jest.setTimeout(240_000);

interface RoleBody {
  readonly role_id: number;
  readonly user_id: number;
  readonly own_role_id: number | null;
  readonly role: string;
  readonly users: number;
  readonly detail: string;
  readonly departments: readonly string[] | null;
}

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))(
  'the roles of an account, %s',
  (_, engine) => {
    let web: WebService;
    let owner: Browser;
    let customerId: number;
    let token: string;

    beforeAll(async () => {
      web = await startWebService(engine, { MAIL_SENDER: 'off' });
      owner = browser(web.url);
      await owner.submit(await page('/sign-in'), '/sign-in', demoLogins.owner);
      customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
      const asked = { customerId, scopes: ['users.manage'] };
      token = must(await web.service.accounts.issueToken(asked, operator)).accessToken;
    });
    afterAll(() => web.close());

    const page = async (path: string) => (await owner.get(path)).text();
    const call = async (method: string, path: string, body?: unknown, bearer = token) => {
      const response = await fetch(`${web.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, text, body: (text === '' ? null : JSON.parse(text)) as RoleBody };
    };
    const bakery = { name: 'Bakery', permissions: ['people.read'], departments: ['Bakery'] };

    test('by the API: made, given, changed, refused while somebody has it, deleted, all in the log', async () => {
      const made = await call('POST', '/api/roles', bakery);
      expect([made.status, made.body]).toEqual([201, expect.objectContaining({ ...bakery, users: 0 })]);
      const path = `/api/roles/${made.body.role_id}`;
      const person = { name: 'Mia', email: 'mia-roles@saltbush.example', role: 'own', own_role_id: made.body.role_id };
      const invited = await call('POST', '/api/users', person);
      expect([invited.status, invited.body]).toEqual([
        201,
        expect.objectContaining({ role: 'own', own_role_id: made.body.role_id, company_ids: [] }),
      ]);
      expect((await call('GET', path)).body).toMatchObject({ users: 1 });
      const deleted = await call('DELETE', path);
      expect([deleted.status, deleted.text]).toEqual([409, expect.stringContaining('One user has this role')]);
      const wider = { ...bakery, departments: ['Bakery', 'Kiosk'] };
      expect((await call('PUT', path, wider)).body.departments).toEqual(['Bakery', 'Kiosk']);
      expect((await call('PATCH', `/api/users/${invited.body.user_id}`, { role: 'reader' })).body).toMatchObject({
        ...{ role: 'reader', own_role_id: null },
      });
      expect((await call('DELETE', path)).status).toBe(204);
      expect((await call('GET', path)).status).toBe(404);
      const log = await web.service.accounts.readAuditLog(customerId, { limit: 20 });
      const about = log.filter(({ action }) => action.startsWith('role.')).toReversed();
      expect(about.map(({ action }) => action)).toEqual(['role.create', 'role.update', 'role.delete']);
      expect(about[1]!.details).toEqual({ departments_before: 'Bakery', departments: 'Bakery; Kiosk' });
      const given = log.find(({ action, details }) => action === 'user.update' && details['role'] === 'reader')!;
      expect(given.details['role_before']).toBe(`Bakery (own role ${made.body.role_id})`);
    });

    test('what does not fit is refused in words', async () => {
      const said = async (more: object, status = 400) => {
        const refused = await call('POST', '/api/roles', { ...bakery, ...more });
        expect(refused.status).toBe(status);
        return refused.text;
      };
      expect(
        await said({ permissions: ['people.read', 'pays.read', 'pays.write'], field_groups: ['pay-figures'] }),
      ).toContain('concerns whole companies');
      expect(await said({ permissions: ['people.read', 'pays.read'] })).toContain('is about pay figures');
      await said({ permissions: ['everything'] }, 422);
      const users = { name: 'X', email: 'x-roles@saltbush.example', role: 'own' };
      expect((await call('POST', '/api/users', users)).status).toBe(422);
      expect((await call('POST', '/api/users', { ...users, role: 'reader', own_role_id: 1 })).status).toBe(422);
      expect((await call('POST', '/api/users', { ...users, own_role_id: 987_654 })).status).toBe(404);
    });

    test('whoever manages users by an own role gives and makes nothing beyond it', async () => {
      const desk = { name: 'Help desk', permissions: ['users.manage', 'people.read'] };
      const made = await call('POST', '/api/roles', desk);
      const who = { name: 'Hugo', email: 'hugo-roles@saltbush.example', role: { ownRoleId: made.body.role_id } };
      const hugo = must(await web.service.accounts.createUser({ customerId, ...who }, operator));
      const asked = { customerId, userId: hugo.id, scopes: ['users.manage'] };
      const his = must(await web.service.accounts.issueToken(asked, operator)).accessToken;
      const users = (await call('GET', '/api/users', undefined, his)).body as unknown as RoleBody[];
      const boss = users.find(({ role }) => role === 'owner')!;
      const attempts = [
        call('POST', '/api/users', { name: 'O', email: 'o-roles@saltbush.example', role: 'owner' }, his),
        call('PATCH', `/api/users/${hugo.id}`, { role: 'owner' }, his),
        call('PATCH', `/api/users/${boss.user_id}`, { is_active: false }, his),
        call('DELETE', `/api/users/${boss.user_id}`, undefined, his),
        call('POST', '/api/roles', { ...desk, name: 'More', permissions: ['users.manage', 'audit.read'] }, his),
        call('PUT', `/api/roles/${made.body.role_id}`, { ...desk, field_groups: ['tax-numbers'] }, his),
      ];
      for (const { status, text } of await Promise.all(attempts)) {
        expect([status, text]).toEqual([403, expect.stringMatching(/allows more than/)]);
      }
      const less = await call('POST', '/api/roles', { name: 'Less', permissions: ['people.read'] }, his);
      expect(less.status).toBe(201);
      const reader = { name: 'L', email: 'l-roles@saltbush.example', role: 'own', own_role_id: less.body.role_id };
      expect((await call('POST', '/api/users', reader, his)).status).toBe(201);
    });

    test('by the page: made, shown again with what was typed where it is refused, given, and deleted', async () => {
      const submit = async (at: string, action: string, values: Readonly<Record<string, string>>) => {
        const answer = await owner.submit(await page(at), action, values);
        return { to: answer.headers.get('location'), text: await answer.text(), status: answer.status };
      };
      const wrong = await submit('/roles', '/roles', { name: 'Kiosk', permissions: 'pays.read', departments: 'Kiosk' });
      expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('is about pay figures')]);
      expect(wrong.text).toContain('value="Kiosk"');
      const typed = { name: 'Kiosk', permissions: 'people.read', departments: 'Kiosk\r\n Front desk \r\n' };
      expect((await submit('/roles', '/roles', typed)).to).toBe('/roles?done=made');
      const listed = await page('/roles');
      expect(listed).toContain('Kiosk; Front desk');
      const at = /href="(\/roles\/\d+)">Kiosk</.exec(listed)![1]!;
      const code = `own-${at.split('/').at(-1)!}`;
      const kim = { name: 'Kim', email: 'kim-roles@saltbush.example', role: code, companies: 'all' };
      expect((await submit('/users', '/users', kim)).to).toBe('/users?done=invited');
      expect((await submit(at, `${at}/delete`, {})).text).toContain('One user has this role');
      const person = /href="(\/users\/\d+)">Kim</.exec(await page('/users'))![1]!;
      expect(await page(person)).toContain('says which companies it reaches');
      expect((await submit(person, person, { name: 'Kim', role: 'reader' })).to).toBe(`${person}?done=changed`);
      expect((await submit(at, `${at}/delete`, {})).to).toBe('/roles?done=deleted');
      expect((await owner.get(at)).status).toBe(404);
    });
  },
);
