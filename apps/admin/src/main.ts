import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { unreadVariables } from '@anz-payroll/configuration';
import { runCommand } from './run-command';

async function main(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  for (const line of unreadVariables(process.env)) console.error(line);
  const outcome = await runCommand(process.argv.slice(2), process.env);
  for (const line of outcome.out) console.log(line);
  for (const line of outcome.err) console.error(line);
  process.exitCode = outcome.exitCode;
}

main().catch((error: unknown) => {
  console.error(`The command could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
