// `npm run mutation -- au nz termination`: Stryker over payroll-core, area by area; scores and survivors go to
// reports/mutation, and docs/mutation.md is written from them with --write-docs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../stages.mjs';
import { areas, mutatedFiles, root, testFiles } from './areas.mjs';
import { writeMutationPage } from './page.mjs';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = words.length === 0 ? Object.keys(areas) : words;
const unknown = wanted.find((area) => areas[area] === undefined);
if (unknown !== undefined) {
  console.error(`There is no area ${unknown}; there are ${Object.keys(areas).join(', ')}.`);
  process.exit(1);
}
mkdirSync(join(root, 'reports', 'mutation'), { recursive: true });
let failed = 0;
for (const area of wanted) {
  const config = join(root, 'reports', 'mutation', `${area}.config.json`);
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'in-process',
      plugins: [join(root, 'packages', 'platform', 'tooling', 'mutation', 'in-process-runner.mjs')],
      inProcess: { tests: testFiles(area) },
      mutate: mutatedFiles(area),
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      concurrency: 2,
      timeoutMS: 4_000,
      reporters: ['json', 'clear-text', 'progress-append-only'],
      clearTextReporter: {
        allowColor: false,
        logTests: false,
        reportTests: false,
        reportMutants: false,
        reportScoreTable: false,
      },
      jsonReporter: { fileName: join('reports', 'mutation', `${area}.json`) },
      tempDirName: '.stryker-tmp',
      ignorePatterns: ['apps', 'docker', 'docs', 'data', 'reports', '**/dist'],
      thresholds: { high: 95, low: 85, break: 85 },
    }),
  );
  const { status } = spawnSync(bin('stryker'), ['run', config], { cwd: root, stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
if (process.argv.includes('--write-docs')) writeMutationPage();
process.exitCode = failed === 0 ? 0 : 1;
