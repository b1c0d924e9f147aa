// Writes .env.example from the table of settings, so that the two cannot drift. Needs a build (`npm run build`).
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';

const { settingsTable } = createRequire(import.meta.url)('@anz-payroll/configuration');
const lines = ['# Every setting of the service with its default. Copy to .env and change what you need.', ''];
for (const row of Object.values(settingsTable)) {
  lines.push(`# ${row.about}`);
  lines.push(row.fallback === undefined ? `# ${row.variable}=${row.example}` : `${row.variable}=${row.example}`, '');
}
writeFileSync(new URL('../../../.env.example', import.meta.url), lines.join('\n'));
