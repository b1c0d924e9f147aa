import { readSettings, type Settings } from '@anz-payroll/configuration';

/**
 * Settings as an environment with only these variables would give them, on a free port, without a log and without
 * refusals for a delayed event loop: suites share a machine that is always busy.
 */
export function testSettings(environment: Readonly<Record<string, string>> = {}): Settings {
  const read = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    ...environment,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.settings;
}
