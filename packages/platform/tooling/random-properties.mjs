// Runs every test file that uses fast-check with seeds that nobody chose, so many times as asked for (once unless told). A
// failure prints the seed; `PROPERTY_SEED=<seed> npx jest <file>` draws the same samples again.
//
//   npm run test:properties -- [--rounds 5]
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { bin, root } from './stages.mjs';

const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? 1 : Number(process.argv[at + 1]);
const { stdout } = spawnSync('git', ['grep', '-l', "from 'fast-check'", '--', '*.test.ts'], {
  cwd: root,
  encoding: 'utf8',
});
const files = stdout.split('\n').filter((file) => file !== '');
console.log(`${files.length} files with property tests`);
for (let round = 1; round <= rounds; round += 1) {
  const seed = String(randomInt(2 ** 31));
  console.log(`\nround ${round} of ${rounds}: PROPERTY_SEED=${seed}`);
  const { status } = spawnSync(bin('jest'), ['--maxWorkers=2', '--runTestsByPath', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: seed },
  });
  if (status !== 0) process.exitCode = 1;
}
