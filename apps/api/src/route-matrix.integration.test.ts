import { createHash } from 'node:crypto';
import {
  matrixRows,
  parametersOf,
  startMatrixFixture,
  type BearerRow,
  type Household,
  type MatrixFixture,
  type Operation,
  type PageRow,
} from './testing/route-matrix';

jest.setTimeout(120_000);

interface TextSchema {
  readonly pattern?: string;
  readonly minLength?: number;
}

/** Every route × {no token, expired, wrong scope, other customer's ids, lapsed subscription}, as specification part 5 says. */
describe('the whole route table', () => {
  let fixture: MatrixFixture;
  let mine: Household;
  let other: Household;
  let plain: Household;
  let lapsed: Household;
  let tokens: Record<'full' | 'read' | 'write' | 'none' | 'expired' | 'plain' | 'lapsed', string>;
  const everything = [
    'payroll.read',
    'payroll.write',
    'users.manage',
    'keys.manage',
    'partner.checkout.preview',
    'partner.checkout.write',
    'partner.checkout.cancel',
  ];

  beforeAll(async () => {
    fixture = await startMatrixFixture();
    mine = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    other = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    plain = await fixture.household({ isApiAdmin: false, isSubscribed: true });
    lapsed = await fixture.household({ isApiAdmin: true, isSubscribed: false });
    tokens = {
      full: await mine.token(everything),
      read: await mine.token(['payroll.read']),
      write: await mine.token(['payroll.write']),
      none: await mine.token(['openid', 'openapi']),
      expired: await mine.token(everything, 1),
      plain: await plain.token(everything),
      lapsed: await lapsed.token(everything),
    };
    await new Promise((resolve) => setTimeout(resolve, 1100));
  });
  afterAll(() => fixture.close());

  const bearerRoutes = (): readonly [Operation, BearerRow][] =>
    fixture.operations.flatMap((operation): [Operation, BearerRow][] => {
      const row = matrixRows[operation.operation];
      return row === undefined || row === 'public' || 'page' in row ? [] : [[operation, row]];
    });
  /** Asks every route in turn and gives back those that answered otherwise than they must. */
  const failures = async (
    ask: (operation: Operation, row: BearerRow) => Promise<string | undefined>,
  ): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const [operation, row] of bearerRoutes()) {
      const wrong = await ask(operation, row);
      if (wrong !== undefined) found.push(`${operation.method} ${operation.path} (${operation.operation}): ${wrong}`);
    }
    return found;
  };
  const unless = (isRight: boolean, what: string) => (isRight ? undefined : what.slice(0, 300));
  /** Another id than any record has, for the parameters behind the first. */
  const nobody = (ids: Household['ids']) => new Map([...ids].map(([key]) => [key, '987654321']));

  test('has a row for every route, and no row for a route that is gone', () => {
    const registered = fixture.operations.map(({ operation }) => operation).sort();
    expect(registered.filter((operation) => matrixRows[operation] === undefined)).toEqual([]);
    expect(Object.keys(matrixRows).filter((operation) => !registered.includes(operation))).toEqual([]);
  });

  test('a public route asks for no token', async () => {
    const authenticatesClients = ['oauth-token', 'oauth-revoke', 'oauth-introspect'];
    for (const operation of fixture.operations.filter((one) => matrixRows[one.operation] === 'public')) {
      const { status, text } = await fixture.call(operation, placeholders(operation), null);
      const wanted = authenticatesClients.includes(operation.operation) ? 'invalid_client' : '';
      expect([operation.operation, status === 401, text.includes('Not authenticated')]).toEqual([
        operation.operation,
        wanted !== '',
        false,
      ]);
      expect(text).toContain(wanted);
    }
  });

  test('without a token: 401 and the way to authenticate', async () => {
    expect(
      await failures(async (operation) => {
        const { status, text, headers } = await fixture.call(operation, mine.ids, null);
        const isRight = status === 401 && text === '{"detail":"Not authenticated"}';
        return unless(isRight && headers.get('www-authenticate') === 'Bearer', `${status} ${text}`);
      }),
    ).toEqual([]);
  });

  test('with a token nobody issued, or one that expired: 401, saying which', async () => {
    expect(
      await failures(async (operation) => {
        const unknown = await fixture.call(operation, mine.ids, 'x'.repeat(43));
        const expired = await fixture.call(operation, mine.ids, tokens.expired);
        const isRight =
          unknown.status === 401 &&
          unknown.text === '{"detail":"Not authenticated"}' &&
          expired.status === 401 &&
          expired.text === '{"detail":"Token expired"}' &&
          expired.headers.get('www-authenticate')?.includes('error="invalid_token"') === true;
        return unless(isRight, `${unknown.status} ${unknown.text}, ${expired.status} ${expired.text}`);
      }),
    ).toEqual([]);
  });

  test('a query parameter that a route does not know is refused as an unknown key is', async () => {
    const asked = async (operation: Operation) => {
      const { status, text } = await fixture.call(operation, mine.ids, tokens.full, undefined, 'no_such_parameter=1');
      const { status_code, data } = JSON.parse(text === '' ? '{}' : text) as {
        status_code?: number;
        data?: readonly { readonly path: string; readonly code: string }[];
      };
      const isNamed = data?.some(({ path, code }) => path === 'query.no_such_parameter' && code === 'unknown_key');
      return unless(status === 422 && status_code === 10422 && isNamed === true, `${status} ${text}`);
    };
    expect(await failures(asked)).toEqual([]);
  });

  test('the document says of empty texts and of decimals what the server takes', async () => {
    const document = (await (await fetch(`${fixture.url}/api/openapi.json`)).json()) as {
      components: { schemas: Record<string, { properties: Record<string, TextSchema> }> };
    };
    const takes = (schema: string, name: string, value: string) => {
      const { pattern, minLength = 0 } = document.components.schemas[schema]!.properties[name]!;
      return value.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(value));
    };
    const company = mine.ids.get('company_id')!;
    const send = async (method: string, path: string, body: unknown) =>
      (
        await fetch(`${fixture.url}${path}`, {
          method,
          headers: { authorization: `Bearer ${tokens.full}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    const employee = mine.ids.get('employee_id')!;
    const changes: readonly (readonly [string, string])[] = [
      ...['phone_home', 'phone_mobile', 'kin_phone_work'].flatMap((name) =>
        ['', '02 5550 1234', '12', 'none at all'].map((value) => [name, value] as const),
      ),
      ...['primary_bank_bsb', 'secondary_bank_bsb'].flatMap((name) =>
        ['', '062-000', '062000', '62000', '062_000'].map((value) => [name, value] as const),
      ),
      ...['middle_name', 'position', 'kin_name'].flatMap((name) => ['', 'x'].map((value) => [name, value] as const)),
    ];
    for (const [name, value] of changes) {
      const status = await send('PATCH', `/api/company/${company}/employees/update`, [
        { id: Number(employee), [name]: value },
      ]);
      expect([name, value, status]).toEqual([name, value, takes('EmployeeUpdate', name, value) ? 200 : 422]);
    }
    for (const hours of ['12.3456', '12.34560', '-3.5', '12.34567', '1e3']) {
      const body = { as_at: '2026-10-31', holiday_leave_hours: hours };
      const status = await send('PUT', `/api/employees/${employee}/opening-balances`, body);
      const wanted = takes('OpeningBalancesBody', 'holiday_leave_hours', hours) ? 200 : 422;
      expect([hours, status]).toEqual([hours, wanted]);
    }
  });

  test('with the wrong scope: 403 naming the scope; payroll.write satisfies reads', async () => {
    expect(
      await failures(async (operation, { scope }) => {
        if (scope === null) {
          const { status, text } = await fixture.call(operation, mine.ids, tokens.none);
          return unless(status === 200 && text === '[]', `${status} ${text}`);
        }
        if (scope === 'openid') {
          // Part of every token.
          const { status, text } = await fixture.call(operation, mine.ids, tokens.none);
          return unless(status === 200, `${status} ${text}`);
        }
        const refusal = `403 {"detail":"Missing required scope: ${scope}"}`;
        const none = await fixture.call(operation, mine.ids, tokens.none);
        if (`${none.status} ${none.text}` !== refusal) return `${none.status} ${none.text}`;
        if (scope === 'payroll.write') {
          const read = await fixture.call(operation, mine.ids, tokens.read);
          return unless(`${read.status} ${read.text}` === refusal, `${read.status} ${read.text}`);
        }
        if (scope !== 'payroll.read') return undefined;
        const write = await fixture.call(operation, mine.ids, tokens.write);
        return unless(write.status !== 403 && write.status !== 401, `with payroll.write ${write.status} ${write.text}`);
      }),
    ).toEqual([]);
  });

  /** A name that everybody has, such as that of a report or an award, is no record of anybody. */
  const recordsIn = ({ path }: Operation): readonly string[] =>
    parametersOf(path).filter((name) => other.ids.get(name) !== mine.ids.get(name));

  test("with another customer's ids: no access to the company, and its records are not found", async () => {
    expect(
      await failures(async (operation, row) => {
        const [first, ...rest] = recordsIn(operation);
        if (first === undefined) {
          const { status, text } = await fixture.call(operation, mine.ids, tokens.full);
          return unless(status < 500 && !text.includes(other.ids.get('marker')!), `shows another's records: ${text}`);
        }
        const foreign = await fixture.call(operation, other.ids, tokens.full);
        const expected = row.reach === 'company' ? 403 : row.reach === 'employee' ? (row.foreign ?? 404) : 404;
        if (foreign.status !== expected) return `${foreign.status} instead of ${expected}: ${foreign.text}`;
        if (row.reach === 'company' && foreign.text !== '{"detail":"User does not have access to this company."}') {
          return foreign.text;
        }
        if (rest.length === 0) return undefined;
        const within = new Map([...other.ids, [first, mine.ids.get(first)!]]);
        const inside = await fixture.call(operation, within, tokens.full);
        return unless(inside.status === 404, `${inside.status} for a foreign record inside an own one: ${inside.text}`);
      }),
    ).toEqual([]);
  });

  test("what is another's answers like what does not exist", async () => {
    const bare = (
      { status, text }: { status: number; text: string },
      ...hidden: readonly ReadonlyMap<string, string>[]
    ) =>
      hidden
        .flatMap((ids) => [...ids.values()])
        .concat('987654321')
        .reduce((shown, id) => shown.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#'), `${status} ${text}`);
    expect(
      await failures(async (operation, row) => {
        const parameters = recordsIn(operation);
        const [first, ...rest] = parameters;
        const differ = async (foreign: ReadonlyMap<string, string>, missing: ReadonlyMap<string, string>) => {
          const [theirs, none] = [
            bare(await fixture.call(operation, foreign, tokens.full), other.ids, mine.ids),
            bare(await fixture.call(operation, missing, tokens.full), other.ids, mine.ids),
          ];
          return theirs === none ? undefined : `${theirs}, and for nothing ${none}`;
        };
        // Of a company as a whole the specification says 403, and 400 or 404 where there is none (part 5 and 7.2).
        if (first !== undefined && row.reach !== 'company') {
          const told = await differ(
            withOnly(parameters, mine.ids, other.ids),
            withOnly(parameters, mine.ids, nobody(mine.ids)),
          );
          if (told !== undefined) return told;
        }
        if (rest.length > 0) {
          const told = await differ(withOnly(rest, mine.ids, other.ids), withOnly(rest, mine.ids, nobody(mine.ids)));
          if (told !== undefined) return told;
        }
        if (row.body === undefined || !JSON.stringify(row.body).includes('{employee_id}')) return undefined;
        const told = await differ(
          withOnly(['employee_id'], mine.ids, other.ids),
          withOnly(['employee_id'], mine.ids, nobody(mine.ids)),
        );
        return told === undefined ? undefined : `employee_id of the body: ${told}`;
      }),
    ).toEqual([]);
  });

  test('without a subscription: lifecycle writes 403, creating is refused as a limit, reads go on', async () => {
    expect(
      await failures(async (operation, row) => {
        const isRead = operation.method === 'GET';
        const ids =
          isRead || row.lapsed !== 'goes-on' ? lapsed.ids : withFirst(nobody(lapsed.ids), operation, lapsed.ids);
        const { status, text } = await fixture.call(operation, ids, tokens.lapsed);
        if (row.lapsed === 'refused') {
          return unless(status === 403 && text.includes('subscription'), `${status} ${text}`);
        }
        if (row.lapsed === 'limit') return unless(status === 207 && text.includes('"licence"'), `${status} ${text}`);
        return unless(![401, 403, 500].includes(status), `${status} ${text}`);
      }),
    ).toEqual([]);
  });

  test('a reseller route refuses a customer that is none', async () => {
    expect(
      await failures(async (operation, { reseller }) => {
        if (reseller !== true) return undefined;
        const { status, text } = await fixture.call(operation, plain.ids, tokens.plain);
        return unless(status === 403 && text.includes('reseller'), `${status} ${text}`);
      }),
    ).toEqual([]);
  });

  test('an API admin route refuses a customer that is none', async () => {
    expect(
      await failures(async (operation, { apiAdmin }) => {
        if (apiAdmin !== true) return undefined;
        const { status, text } = await fixture.call(operation, plain.ids, tokens.plain);
        return unless(status === 403 && text.includes('API admin'), `${status} ${text}`);
      }),
    ).toEqual([]);
  });
});

/** Every page × {nobody signed in, another account's company, a form without its CSRF token}. */
describe('the pages', () => {
  let fixture: MatrixFixture;
  let mine: Household;
  let other: Household;
  let cookie: string;

  beforeAll(async () => {
    fixture = await startMatrixFixture();
    mine = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    other = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    cookie = await mine.signIn();
  });
  afterAll(() => fixture.close());

  const answers = async (
    choose: (row: PageRow) => boolean,
    ask: (operation: Operation) => Promise<string>,
  ): Promise<Readonly<Record<string, string>>> => {
    const found: Record<string, string> = {};
    for (const operation of fixture.operations) {
      const row = matrixRows[operation.operation];
      if (row === undefined || row === 'public' || !('page' in row) || !choose(row)) continue;
      found[operation.operation] = await ask(operation);
    }
    return found;
  };
  /** The same expectation for each of them, save for the scripts' addresses. */
  const all = (found: Readonly<Record<string, string>>, expected: string) => {
    expect(Object.keys(found).length).toBeGreaterThan(0);
    for (const [operation, answer] of Object.entries(found)) {
      const row = matrixRows[operation] as PageRow;
      expect(`${operation} ${answer}`).toBe(`${operation} ${row.refusal ?? expected}`);
    }
  };

  test('with nobody signed in: on to the sign-in page', async () => {
    const found = await answers(
      (row) => row.page !== 'public',
      async (operation) => {
        const { status, headers } = await fixture.visit(operation, mine.ids, null);
        return `${status} ${headers.get('location')?.split('?')[0] ?? ''}`.trim();
      },
    );
    all(found, '303 /sign-in');
  });

  test("with another account's company: there is no such page", async () => {
    const found = await answers(
      (row) => row.page === 'company' || row.page === 'own',
      async (operation) => String((await fixture.visit(operation, other.ids, cookie)).status),
    );
    all(found, '404');
  });

  test('a form without its CSRF token is refused and does nothing', async () => {
    const found = await answers(
      (row) => row.form !== undefined,
      async (operation) => {
        const { status, text } = await fixture.visit(operation, mine.ids, cookie);
        return `${status} ${/<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? ''}`;
      },
    );
    // Scripts are told the same: they send the token of their page.
    expect(new Set(Object.values(found))).toEqual(new Set(['403 This form has expired']));
  });

  const secretOf = (sent: string) => sent.slice(sent.indexOf('=') + 1);
  const tokenOf = (sent: string) =>
    createHash('sha256')
      .update(`form ${secretOf(sent)}`)
      .digest('base64url');

  test('every form × origin × token: only our own page in this browser can send it', async () => {
    const right = tokenOf(cookie);
    const foreign = tokenOf(await other.signIn());
    const host = fixture.url.replace('http://', '');
    const attempts: readonly (readonly [string, Record<string, string>, string | undefined])[] = [
      ...['https://evil.example', 'null', `https://${host}.evil.example`, 'http://127.0.0.1:1'].map(
        (Origin) => [`from ${Origin}`, { Origin }, right] as const,
      ),
      ...['cross-site', 'same-site'].map((site) => [site, { 'Sec-Fetch-Site': site }, right] as const),
      ...[undefined, '', foreign, `${right}x`, right.toUpperCase()].map(
        (token) => [`token ${token === foreign ? 'of another' : 'wrong'}`, { Origin: fixture.url }, token] as const,
      ),
    ];
    const accepted: string[] = [];
    let tried = 0;
    for (const [name, headers, csrfToken] of attempts) {
      const found = await answers(
        (row) => row.form !== undefined,
        async (operation) => String((await fixture.visit(operation, mine.ids, cookie, { headers, csrfToken })).status),
      );
      for (const [operation, status] of Object.entries(found)) {
        tried += 1;
        if (status !== '403') accepted.push(`${operation} ${name}: ${status}`);
      }
    }
    expect(accepted).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  });

  test('the owner sees every page of their own', async () => {
    const found = await answers(
      (row) => row.page !== 'public' && row.form === undefined,
      async (operation) => ((await fixture.visit(operation, mine.ids, cookie)).status < 500 ? 'answered' : 'failed'),
    );
    expect(Object.values(found).filter((answer) => answer !== 'answered')).toEqual([]);
  });
});

/** Something for every parameter of a public path. */
function placeholders({ path }: Operation): ReadonlyMap<string, string> {
  return new Map(parametersOf(path).map((name) => [name, 'x']));
}

/** These ids, with those of the named parameters taken from elsewhere. */
function withOnly(
  names: readonly string[],
  ids: ReadonlyMap<string, string>,
  from: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map([...ids].map(([name, id]) => [name, names.includes(name) ? (from.get(name) ?? id) : id]));
}

/** The first id of a path is one's own, the others are nobody's: so a write that goes on changes nothing. */
function withFirst(
  ids: ReadonlyMap<string, string>,
  { path }: Operation,
  own: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const [first, second] = parametersOf(path);
  return first === undefined || second === undefined ? ids : new Map([...ids, [first, own.get(first)!]]);
}
