import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { conformancePage } from './conformance-page';
import { report } from './report';
import { runOwnVectors } from './run-own-vectors';
import { runSharedVectors } from './run-shared-vectors';
import { count } from './vector-set';

const { values } = parseArgs({
  options: { vectors: { type: 'string' }, 'write-docs': { type: 'boolean', default: false } },
});

const own = runOwnVectors();
const shared = values.vectors === undefined ? [] : runSharedVectors(resolve(values.vectors));
const all = [...own, ...shared];

if (values['write-docs']) {
  const page = join(__dirname, '..', '..', '..', '..', 'docs', 'conformance.md');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, conformancePage(own, shared));
}

process.stdout.write(`${report(all)}\n`);
process.exitCode = count(all, 'failed') === 0 && all.length > 0 ? 0 : 1;
