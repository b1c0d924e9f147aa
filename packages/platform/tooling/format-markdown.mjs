import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const config = JSON.parse(readFileSync(new URL('../../../.oxfmtrc.json', import.meta.url), 'utf8'));

/** Generated Markdown as `npm run format` would leave it. */
export async function formatMarkdown(text) {
  const { code, errors } = await format('generated.md', text, { printWidth: config.printWidth });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
