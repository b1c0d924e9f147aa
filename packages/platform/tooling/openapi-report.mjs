// Writes docs/openapi.json: the document that this version of the service serves. With --check it fails when the stored
// document is another one, and says for each difference whether it breaks clients.
//
//   node packages/platform/tooling/openapi-report.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiChanges } from './openapi-changes.mjs';
import { startApi } from './served-api.mjs';
import { root } from './stages.mjs';

const stored = join(root, 'docs', 'openapi.json');

async function servedDocument() {
  const { address, stop } = await startApi();
  try {
    const response = await fetch(`${address}/api/openapi.json`);
    const text = await response.text();
    // The port is another one each time.
    return JSON.parse(text.replaceAll(address, 'http://127.0.0.1:3000'));
  } finally {
    await stop();
  }
}

const document = await servedDocument();
const text = `${JSON.stringify(document, null, 1)}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(stored, text);
  console.log(`docs/openapi.json: ${Object.keys(document.paths).length} paths`);
} else if (!existsSync(stored)) {
  console.error('docs/openapi.json is missing');
  process.exitCode = 1;
} else if (readFileSync(stored, 'utf8') !== text) {
  const changes = openApiChanges(JSON.parse(readFileSync(stored, 'utf8')), document);
  for (const { isBreaking, text: what } of changes)
    console.error(`${isBreaking ? 'BREAKS CLIENTS' : 'harmless'}: ${what}`);
  if (changes.length === 0) console.error('Only texts or examples changed.');
  console.error(
    'If this is meant, run node packages/platform/tooling/openapi-report.mjs and say so in the change file.',
  );
  process.exitCode = 1;
} else console.log(`docs/openapi.json is what is served: ${Object.keys(document.paths).length} paths`);
