import { unsafeTogether, unsafeUnnamed } from './unsafe-together';
import { settingsTable, type Setting, type Settings } from './settings';

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  /** One line per wrong variable: its name, what is wrong, an example. Values are never repeated: some are secrets. */
  | { readonly ok: false; readonly problems: readonly string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(environment: Environment): SettingsResult {
  const problems: string[] = [];
  const settings: Record<string, unknown> = {};
  const isProduction = environment['NODE_ENV'] === 'production';
  for (const [name, row] of Object.entries(settingsTable) as [string, Setting<unknown>][]) {
    const given = environment[row.variable];
    const raw = given === undefined || given === '' ? row.fallback : given;
    if (raw === undefined) {
      settings[name] = undefined;
      continue;
    }
    const result = row.read(raw);
    if (!result.ok) {
      problems.push(`${row.variable} must be ${result.want}, for example ${row.variable}=${row.example}`);
      continue;
    }
    const unsafe = isProduction ? row.unsafeInProduction?.(result.value) : undefined;
    if (unsafe !== undefined) problems.push(`${row.variable} is unsafe in production: ${unsafe}`);
    settings[name] = result.value;
  }
  if (problems.length === 0) {
    const read = settings as unknown as Settings;
    const isUnnamed = (environment['NODE_ENV'] ?? '') === '';
    problems.push(...(isProduction ? unsafeTogether(read) : isUnnamed ? unsafeUnnamed(read) : []));
  }
  return problems.length === 0 ? { ok: true, settings: settings as unknown as Settings } : { ok: false, problems };
}
