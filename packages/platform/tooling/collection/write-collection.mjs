// Writes docs/payroll-api.postman_collection.json from the OpenAPI document that the demo serves, and runs it against that demo. With --check the
// stored collection has to be the same.
//
//   node packages/platform/tooling/collection/write-collection.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stages.mjs';
import { collectionOf, withoutStep } from './collection-of.mjs';
import { startDemo } from './demo-api.mjs';
import { runCollection } from './run-collection.mjs';

const stored = join(root, 'docs', 'payroll-api.postman_collection.json');
const demo = await startDemo();
try {
  const text = await (await fetch(`${demo.address}/api/openapi.json`)).text();
  const document = JSON.parse(text.replaceAll(demo.address, 'http://127.0.0.1:3000'));
  const written = `${JSON.stringify(collectionOf(document), null, 1)}\n`;
  const isSame = existsSync(stored) && readFileSync(stored, 'utf8') === written;
  if (!process.argv.includes('--check')) writeFileSync(stored, written);
  else if (!isSame) {
    console.error(
      'docs/payroll-api.postman_collection.json is out of date; run node packages/platform/tooling/collection/write-collection.mjs',
    );
    process.exitCode = 1;
  }
  const missing = withoutStep(document);
  if (missing.length > 0) {
    console.error(`no step in apps/api/src/walkthrough for ${missing.join(', ')}`);
    process.exitCode = 1;
  }
  const { requests, failures } = await runCollection(JSON.parse(written), {
    base_url: demo.address,
    token: demo.token,
  });
  for (const failure of failures) console.error(`FAILED ${failure}`);
  console.log(`collection: ${requests} requests, ${failures.length} failures`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await demo.stop();
}
