import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable, type Setting } from '.';

const docker = (file: string) => readFileSync(join(__dirname, '../../../../docker', file), 'utf8');
const [, environment = ''] = /environment: &environment\n((?: {4}.*\n)+)/.exec(docker('compose.yaml')) ?? [];
const passedOn = [...environment.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);

test('docker/compose.yaml passes every setting on to the programs', () => {
  // Where the programs listen is the image's business, and production has no demo.
  const settled = ['HOST', 'PORT', 'DEMO_HISTORY', 'DEMO_COMPANIES'];
  const wanted = (Object.values(settingsTable) as Setting<unknown>[])
    .map(({ variable }) => variable)
    .filter((variable) => !settled.includes(variable));
  expect([...passedOn].sort()).toEqual([...wanted].sort());
});

// Compose looks for .env in the folder of its file, and stops at ${MYSQL_PASSWORD:?…} where it finds none, whatever the command.
test('every command of Compose that is printed names the .env in the root', () => {
  const printed = ['../docs/how-to/containers.md', 'compose.yaml'].flatMap((file) => [
    ...docker(file).matchAll(/docker compose -.*/g),
  ]);
  expect(printed.length).toBeGreaterThan(2);
  for (const [command] of printed) {
    expect(command).toMatch(/^docker compose -f docker\/compose\.yaml --env-file \.env (?:up|exec) /);
  }
});

test('what is written to disk by default lies in the volume of the image, which its user may write to', () => {
  const folders = (Object.values(settingsTable) as Setting<unknown>[])
    .filter(({ fallback }) => /^(?:sqlite:)?data\//.test(fallback ?? ''))
    .map(({ variable }) => variable);
  expect(folders).toContain('MAIL_FOLDER');
  const image = [...docker('Dockerfile').matchAll(/(\w+)=(?:sqlite:)?\/data\//g)].map(([, name]) => name);
  expect(image.sort()).toEqual([...folders].sort());
  // Compose may take a variable of the image away that has no value here.
  const ofImage = folders.filter((name) => new RegExp(`^ {4}${name}:\\s*$`, 'm').test(environment));
  expect(ofImage).toEqual([]);
});

test('each API container serves from all its processors, unless .env says how many', () => {
  const [, workers = ''] = /^ {4}WORKERS: (.*)$/m.exec(environment) ?? [];
  expect(workers).toBe('${WORKERS:-auto}');
  expect(settingsTable.workers.read('auto')).toEqual({ ok: true, value: 'auto' });
});

test('every container says how its health is checked', () => {
  const [, services = ''] = /^services:\n([^]*?)\n(?=\S)/m.exec(docker('compose.yaml')) ?? [];
  const parts = services.split(/^ {2}(?=[a-z])/m).filter((part) => part !== '');
  expect(parts.map((part) => part.split(':')[0])).toEqual(['mysql', 'redis', 'api', 'dispatcher', 'proxy']);
  const stages = docker('Dockerfile').split(/^FROM /m);
  for (const part of parts) {
    const [, target] = /target: (\w+)/.exec(part) ?? [];
    const stage = target === undefined ? part : stages.find((text) => text.split('\n')[0]!.endsWith(` AS ${target}`))!;
    expect([part.split(':')[0], /healthcheck:|^HEALTHCHECK/m.test(stage)]).toEqual([part.split(':')[0], true]);
  }
});

test('the proxy sends no PUT again that creates something, unless the answer was that nothing happened', () => {
  const { paths } = JSON.parse(readFileSync(join(__dirname, '../../../../docs/openapi.json'), 'utf8')) as {
    paths: Readonly<Record<string, { readonly put?: { readonly responses: object } }>>;
  };
  const creating = Object.entries(paths)
    .filter(([, { put }]) => put !== undefined && '201' in put.responses)
    .map(([path]) => path.replaceAll(/\{\w+\}/g, '7'));
  expect(creating).toContain('/api/company/7/employees/create');
  const [, pattern = '', location = ''] = /^ {2}location ~ (\S+) \{\n([^}]*)\}/m.exec(docker('proxy.conf')) ?? [];
  expect(creating.filter((path) => !new RegExp(pattern).test(path))).toEqual([]);
  expect(location).toContain('proxy_next_upstream http_503;');
});
