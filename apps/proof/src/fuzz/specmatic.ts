import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsed } from './check-answer';
import type { FuzzRequest } from './fuzz-request';
import type { FuzzService } from './fuzz-service';
import { sender } from './send';
import type { Operation, Schema, ServedDocument } from './served-document';

export interface SpecmaticResult {
  readonly tests: number;
  readonly failures: number;
  /** What it printed about each failure. */
  readonly says: string;
}

/** Its jar weighs 85 MB, so that it is fetched when asked for and not with every clone. */
const PACKAGE = 'specmatic@2.55.1';

export async function hasJava(): Promise<boolean> {
  return (await run('java', ['-version'], process.cwd()).catch(() => undefined))?.code === 0;
}

/**
 * Specmatic's generated tests against the running service. It knows no ids of this database: each operation whose
 * success can be repeated lends it one request that succeeded, and it works from there.
 */
export async function runSpecmatic(
  service: FuzzService,
  document: ServedDocument,
  successes: readonly FuzzRequest[],
): Promise<SpecmaticResult> {
  const folder = join(service.folder, 'specmatic');
  const examples = join(folder, 'examples');
  await mkdir(examples, { recursive: true });
  const jar = await fetchJar(folder);
  const token = service.tokens().full;
  // An empty body it would fill with values of its own, which name nothing here.
  const described = successes.filter(({ operation, body }) => body !== '{}' && isDescribed(document, operation));
  const repeatable = await rehearsed(service.url, described, token);
  await writeFile(join(folder, 'service.json'), JSON.stringify(document.raw));
  for (const one of repeatable) {
    await writeFile(join(examples, `${one.request.operation.id}.json`), JSON.stringify(exampleOf(one, token)));
  }
  const { output } = await run(
    'java',
    ['-jar', jar, 'test', '--strict', `--examples=${examples}`, `--testBaseURL=${service.url}`, 'service.json'],
    folder,
    { oauth2: token, bearer: token },
  );
  const [, tests, failures, errors] =
    /Tests run: (\d+), Successes: \d+, Failures: (\d+), .*Errors: (\d+)/.exec(output) ?? [];
  if (tests === undefined) throw new Error(`Specmatic did not finish: ${output.slice(-2_000)}`);
  const from = output.indexOf('Unsuccessful Scenarios');
  return {
    tests: Number(tests),
    failures: Number(failures) + Number(errors),
    says: from < 0 ? '' : output.slice(from, from + 10_000),
  };
}

/**
 * Whether every object in the answers has its members named. Of an open one, such as the steps of an explanation,
 * Specmatic expects that the items of each list have the members of the first.
 */
function isDescribed(document: ServedDocument, operation: Operation): boolean {
  const seen = new Set<Schema>();
  const isClosed = (given: Schema): boolean => {
    const schema = document.resolve(given);
    if (seen.has(schema)) return true;
    seen.add(schema);
    const isOpen = [schema.type].flat().includes('object') && schema.properties === undefined;
    const inside = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...[schema.items ?? []].flat()];
    return !isOpen && inside.every(isClosed);
  };
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .every(([, { content }]) => isClosed(content?.['application/json']?.schema ?? {}));
}

interface Rehearsed {
  readonly request: FuzzRequest;
  readonly status: number;
  readonly isList: boolean;
}

/** Those that succeed three times more, all others in between. */
async function rehearsed(url: string, successes: readonly FuzzRequest[], token: string): Promise<readonly Rehearsed[]> {
  const http = sender();
  try {
    const attempt = async (request: FuzzRequest): Promise<Rehearsed | undefined> => {
      const headers = { ...request.headers, authorization: `Bearer ${token}` };
      const sent = await http.send(url, { ...request, headers, method: request.operation.method });
      if ('lost' in sent || sent.answer.status >= 300 || sent.answer.mediaType !== 'application/json') return undefined;
      return { request, status: sent.answer.status, isList: Array.isArray(parsed(sent.answer.text)) };
    };
    let willing = successes;
    let last: readonly Rehearsed[] = [];
    for (let round = 0; round < 3; round++) {
      const done: Rehearsed[] = [];
      for (const request of willing) {
        const one = await attempt(request);
        if (one !== undefined) done.push(one);
      }
      last = done;
      willing = done.map(({ request }) => request);
    }
    return last;
  } finally {
    http.close();
  }
}

function exampleOf({ request, status, isList }: Rehearsed, token: string): object {
  const { searchParams, pathname } = new URL(request.path, 'http://service');
  const query = Object.fromEntries(searchParams);
  const declared = request.operation.parameters.filter(
    ({ name, in: place }) => place === 'header' && request.headers[name] !== undefined,
  );
  return {
    partial: {
      'http-request': {
        method: request.operation.method,
        path: pathname,
        ...(Object.keys(query).length === 0 ? {} : { query }),
        headers: {
          ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...Object.fromEntries(declared.map(({ name }) => [name, request.headers[name]])),
          Authorization: `Bearer ${token}`,
        },
        ...(request.body === undefined ? {} : { body: parsed(request.body) }),
      },
      'http-response': { status, headers: { 'Content-Type': 'application/json' }, body: isList ? [] : {} },
    },
  };
}

async function fetchJar(folder: string): Promise<string> {
  const given = process.env['SPECMATIC_JAR'];
  if (given !== undefined && existsSync(given)) return given;
  const { code, output } = await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, PACKAGE],
    folder,
  );
  const jar = join(folder, 'node_modules/specmatic/specmatic.jar');
  if (code !== 0 || !existsSync(jar)) throw new Error(`${PACKAGE} could not be fetched: ${output.slice(-500)}`);
  return jar;
}

async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = `${output}${chunk.toString()}`.slice(-2_000_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
