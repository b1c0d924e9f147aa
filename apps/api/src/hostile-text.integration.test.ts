import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { isFormula } from '@anz-payroll/kernel';
import { readPdf } from '@anz-payroll/payslip-pdf/testing';
import {
  matrixRows,
  startMatrixFixture,
  type Answer,
  type Household,
  type MatrixFixture,
  type Operation,
} from './testing/route-matrix';

jest.setTimeout(900_000);

/** `HOSTILE_TEXTS=all` for every one of them; otherwise those that stand for the others. */
const isWhole = process.env['HOSTILE_TEXTS'] === 'all';

/** Texts that may be stored, and must then stay text wherever they come out. */
const texts: Readonly<Record<string, string>> = {
  // So short that references and numbers of funds take it too.
  markup: `"'><x-evil a=1>`,
  formula: '=HYPERLINK("http://evil.example","x")',
  // Only what may run over several lines takes it.
  lines: 'a\r\nBcc: x@evil.example',
  ...(isWhole && {
    separators: 'a,b;c|"d"',
    address: 'javascript:alert(1)//',
    template: '${7*7}{{7*7}}<%=7*7%>',
    object: ')>>/JS(app.alert(1))/S/JavaScript(',
  }),
};

/** Texts that no field takes. */
const refused: Readonly<Record<string, string>> = {
  override: 'a\u202eb',
  ...(isWhole && { nul: 'a\u0000b', bell: 'a\u0007b', isolate: 'a\u2066b' }),
};

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
}

type Path = readonly (string | 0)[];

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
          }
        >
      >
    >
  >;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** Every place of a body where somebody may write what they like. */
function textPaths(document: Document, schema: Schema, at: Path = [], depth = 0): readonly Path[] {
  if (depth > 8) return [];
  if (schema.$ref !== undefined) {
    const named = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
    return named === undefined ? [] : textPaths(document, named, at, depth + 1);
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const inside = [
    ...parts.flatMap((part) => textPaths(document, part, at, depth + 1)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      textPaths(document, part, [...at, name], depth + 1),
    ),
    ...(schema.items === undefined ? [] : textPaths(document, schema.items, [...at, 0], depth + 1)),
  ];
  const isText = [schema.type].flat().includes('string');
  const isFree = [schema.enum, schema.const, schema.pattern, schema.format].every((one) => one === undefined);
  return isText && isFree ? [...inside, at] : inside;
}

/**
 * A form numbers the rows of its lists (`leave_0_rate` to `leave_13_rate`), and all rows of a list are read by the same code: the first and
 * the last stand for the others, as the first record of an array does in JSON.
 */
function firstAndLast(paths: readonly Path[]): readonly Path[] {
  if (isWhole) return paths;
  const rows = new Map<string, Path[]>();
  for (const path of paths) {
    const field = path.join('.').replaceAll(/\d+/g, '#');
    rows.set(field, [...(rows.get(field) ?? []), path]);
  }
  return [...rows.values()].flatMap((same) => (same.length > 2 ? [same[0]!, same.at(-1)!] : same));
}

/** The body with the text at that place; what leads there is made where it is not. */
function withText(body: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  if (first === 0) {
    const [one, ...others] = Array.isArray(body) ? (body as unknown[]) : [undefined];
    return [withText(one, rest, text), ...others];
  }
  const record = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...record, [first]: withText((record as Record<string, unknown>)[first], rest, text) };
}

describe('hostile text in every field', () => {
  let fixture: MatrixFixture;
  let document: Document;
  beforeAll(async () => {
    fixture = await startMatrixFixture();
    document = (await (await fetch(`${fixture.url}/api/openapi.json`)).json()) as Document;
  });
  afterAll(() => fixture.close());

  const bodyOf = (operation: Operation, mediaType: string): Schema | undefined =>
    document.paths[operation.path]?.[operation.method.toLowerCase()]?.requestBody?.content[mediaType]?.schema;

  /** Every text of every request that the matrix can make, by JSON or by form. */
  const places = () =>
    fixture.operations.flatMap((operation) => {
      const row = matrixRows[operation.operation];
      if (row === undefined || row === 'public' || operation.method === 'GET') return [];
      const isPage = 'page' in row;
      const schema = bodyOf(operation, isPage ? 'application/x-www-form-urlencoded' : 'application/json');
      if (schema === undefined || (isPage && row.page === 'public')) return [];
      return firstAndLast(textPaths(document, schema))
        .filter((path) => path.at(-1) !== 'csrf_token')
        .map((path) => ({ operation, path, isPage }));
    });

  const tokenOf = (cookie: string) =>
    createHash('sha256')
      .update(`form ${cookie.slice(cookie.indexOf('=') + 1)}`)
      .digest('base64url');

  interface Sender {
    readonly household: Household;
    readonly token: string;
    readonly cookie: string;
  }

  async function sender(): Promise<Sender> {
    const household = await fixture.household({ isApiAdmin: true, isSubscribed: true });
    // A new password ends tokens, so that comes first.
    const cookie = await household.signIn();
    return { household, cookie, token: await household.token(['payroll.read', 'payroll.write']) };
  }

  /** Whether a text was stored. Of a list that is refused in part, 207 says for each of its records what was wrong with it. */
  const isTaken = ({ status, text }: Answer) =>
    status === 207
      ? (JSON.parse(text) as readonly { readonly errors?: unknown }[]).some(({ errors }) => errors === undefined)
      : status === 303 || (status >= 200 && status < 300);
  /** Nobody looked at the text: the service broke, or it did not know who asks. */
  const isUnread = ({ status }: Answer) => status === 401 || status >= 500;

  function put(who: Sender, { operation, path, isPage }: ReturnType<typeof places>[number], text: string) {
    const { ids } = who.household;
    if (!isPage) return fixture.call(operation, ids, who.token, (body) => withText(body, path, text));
    return fixture.visit(operation, ids, who.cookie, {
      headers: { Origin: fixture.url },
      csrfToken: tokenOf(who.cookie),
      fields: { [path.join('.')]: text },
    });
  }

  test.each(Object.entries(refused))('%s is taken by no field', async (_, text) => {
    const who = await sender();
    const taken: string[] = [];
    let tried = 0;
    for (const place of places()) {
      const answer = await put(who, place, text);
      tried += 1;
      if (isTaken(answer) || isUnread(answer))
        taken.push(`${place.operation.operation} ${place.path.join('.')}: ${answer.status}`);
    }
    expect(taken).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  });

  test.each(Object.entries(texts))('%s stays text in every page, file, PDF and answer', async (name, text) => {
    const who = await sender();
    const faults: string[] = [];
    let stored = 0;
    for (const place of places()) {
      const answer = await put(who, place, text);
      if (isUnread(answer)) faults.push(`${place.operation.operation} ${place.path.join('.')}: ${answer.status}`);
      else if (isTaken(answer)) stored += 1;
    }
    expect(stored).toBeGreaterThan(name === 'lines' ? 10 : 100);
    let seen = 0;
    for (const operation of fixture.operations.filter(({ method }) => method === 'GET')) {
      const row = matrixRows[operation.operation];
      if (row === undefined || row === 'public') continue;
      const { ids } = who.household;
      const answer = await ('page' in row
        ? fixture.visit(operation, ids, who.cookie)
        : fixture.call(operation, ids, who.token));
      if (isUnread(answer)) faults.push(`${operation.operation}: ${answer.status}`);
      const fault = await faultOf(answer);
      if (fault !== undefined) faults.push(`${operation.operation}: ${fault}`);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(100);
    const companyId = Number(who.household.ids.get('company_id'));
    await fixture.service.filing.submitStpPays({ companyId, action: 'NEW', isFinal: false });
    await fixture.service.lodging.once();
    const folder = fixture.service.settings.lodgementFolder;
    for (const file of await readdir(folder).catch(() => [])) {
      if (file.endsWith('.json')) JSON.parse(await readFile(join(folder, file), 'utf8'));
    }
    expect(faults).toEqual([]);
  });
});

/** What does harm in an answer; undefined where nothing does. */
async function faultOf({ headers, text, bytes, status }: Answer): Promise<string | undefined> {
  const type = headers.get('content-type') ?? '';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'its type may be guessed';
  if (type.startsWith('text/html')) return faultOfPage(text, headers);
  if (type.startsWith('text/csv')) return faultOfCsv(text);
  if (type.startsWith('application/pdf')) return faultOfPdf(bytes);
  if (type.includes('json')) {
    JSON.parse(text);
    return undefined;
  }
  return status < 300 && /<x-evil/.test(text) && /xml|svg/.test(type) ? 'markup in it' : undefined;
}

function faultOfPage(text: string, headers: Headers): string | undefined {
  const policy = headers.get('content-security-policy') ?? '';
  if (!policy.includes('script-src') && !policy.includes("default-src 'none'")) return 'no policy for scripts';
  if (policy.includes('unsafe-inline') && !/style-src[^;]*unsafe-inline/.test(policy)) return 'scripts in the page';
  if (text.includes('<x-evil')) return 'an element of the text';
  if (text.includes(`"'>`)) return 'an attribute ends in the text';
  if (/(?:href|src|action|formaction)\s*=\s*["']?\s*javascript:/i.test(text)) return 'an address that is a script';
  if (/<script(?![^>]*\bsrc=)[^>]*>(?!\s*<\/script>)/i.test(text) && !/type="application\/json"/.test(text)) {
    return 'an inline script';
  }
  return undefined;
}

/** The fields of each record, as RFC 4180 has them. */
function recordsOf(text: string): readonly (readonly string[])[] {
  const records: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    records.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') break;
    if (match[3] !== ',') records.push([]);
  }
  return records.filter((record) => record.length > 1 || record[0] !== '');
}

function faultOfCsv(text: string): string | undefined {
  const records = recordsOf(text.replace(/^\ufeff/, ''));
  const formula = records.flat().find(isFormula);
  return formula === undefined ? undefined : `a formula: ${formula.slice(0, 30)}`;
}

/** What a reader would run or open. Drawn text is in compressed streams of its own, as glyphs. */
async function faultOfPdf(bytes: Buffer): Promise<string | undefined> {
  const raw = bytes.toString('latin1');
  const objects = [raw.replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')];
  for (const [, dictionary = '', body = ''] of raw.matchAll(
    /<<((?:(?!>>\s*stream)[\s\S])*?)>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g,
  )) {
    if (dictionary.includes('/ObjStm')) objects.push(inflateSync(Buffer.from(body, 'latin1')).toString('latin1'));
  }
  for (const object of objects) {
    // Strings are written as such; names outside of them are what counts.
    const bare = object.replaceAll(/\((?:\\[\s\S]|[^\\()])*\)/g, '()').replaceAll(/<[0-9A-Fa-f\s]*>/g, '<>');
    const name = /\/(?:JS|JavaScript|Launch|OpenAction|AA|EmbeddedFile|GoToR|SubmitForm|URI)\b/.exec(bare)?.[0];
    if (name !== undefined) return `the PDF has ${name}`;
  }
  const { pages } = await readPdf(bytes);
  return pages.length === 0 ? 'the PDF has no page' : undefined;
}
