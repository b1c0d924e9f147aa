// Runs named commands and ends with one line a stage: what passed, what failed, how long it took. Stages of one group
// run side by side, one a processor; a group waits for the one before.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export async function runStages(title, ...groups) {
  const rows = [];
  for (const group of groups) rows.push(...(await runGroup(group)));
  console.log(`\n${title}`);
  for (const { name, ok, seconds } of rows)
    console.log(`  ${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  const failed = rows.filter((row) => !row.ok).length;
  console.log(
    failed === 0 ? `${title}: all ${rows.length} stages passed` : `${title}: ${failed} of ${rows.length} stages FAILED`,
  );
  return failed === 0;
}

/** The rows in the order of the stages, whichever ended first. */
async function runGroup(stages) {
  const rows = [];
  let next = 0;
  const lane = async () => {
    while (next < stages.length) {
      const at = next++;
      rows[at] = await runStage(stages[at], stages.length === 1);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), stages.length) }, lane));
  return rows;
}

/** A stage beside others says what it has to say when it ends, in one piece; one that runs alone speaks at once. */
function runStage([name, command, ...args], isAlone) {
  if (isAlone) console.log(`\n— ${name}`);
  const started = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    const end = (ok) => {
      if (!isAlone) process.stdout.write(`\n— ${name}\n${Buffer.concat(said).toString()}`);
      resolve({ name, ok, seconds: (performance.now() - started) / 1000 });
    };
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.once('close', (status) => end(status === 0));
  });
}

/** The compiler, which is TypeScript 7; `node_modules/.bin/tsc` is the version 6 that tools call as a library (decision 0790). */
export const compiler = [
  process.execPath,
  fileURLToPath(new URL('../../../node_modules/@typescript/native/bin/tsc', import.meta.url)),
];

export function bin(name) {
  return fileURLToPath(new URL(`../../../node_modules/.bin/${name}`, import.meta.url));
}
