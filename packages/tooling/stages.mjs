// Runs named commands one after the other and ends with one line a stage: what passed, what failed, how long it took.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export function runStages(title, stages) {
  const rows = [];
  for (const [name, command, ...args] of stages) {
    console.log(`\n— ${name}`);
    const started = performance.now();
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    rows.push({ name, ok: status === 0, seconds: (performance.now() - started) / 1000 });
  }
  console.log(`\n${title}`);
  for (const { name, ok, seconds } of rows)
    console.log(`  ${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  const failed = rows.filter((row) => !row.ok).length;
  console.log(
    failed === 0 ? `${title}: all ${rows.length} stages passed` : `${title}: ${failed} of ${rows.length} stages FAILED`,
  );
  return failed === 0;
}

export function bin(name) {
  return fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));
}
