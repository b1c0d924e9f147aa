import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command';

/** Its jar weighs 85 MB, so that it is fetched when asked for and not with every clone. */
const PACKAGE = 'specmatic@2.55.1';

export async function hasJava(): Promise<boolean> {
  return (await runCommand('java', ['-version'], process.cwd()).catch(() => undefined))?.code === 0;
}

/** The jar inside the npm package, installed into a folder that is gone after the run. */
export async function fetchJar(folder: string, signal: AbortSignal): Promise<string> {
  const given = process.env['SPECMATIC_JAR'];
  if (given !== undefined && existsSync(given)) return given;
  const { code, output } = await runCommand(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, PACKAGE],
    folder,
    { signal },
  );
  const jar = join(folder, 'node_modules/specmatic/specmatic.jar');
  if (code !== 0 || !existsSync(jar)) throw new Error(`${PACKAGE} could not be fetched: ${output.slice(-500)}`);
  return jar;
}
