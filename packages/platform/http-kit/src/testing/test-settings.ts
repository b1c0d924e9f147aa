import { readSettings, type Settings } from '@anz-payroll/configuration';

/** Settings as an environment with only these variables would give them, on a free port and without a log. */
export function testSettings(environment: Readonly<Record<string, string>> = {}): Settings {
  const read = readSettings({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', ...environment });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.settings;
}
