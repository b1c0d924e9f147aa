import { raw } from 'mysql2';
import type { SqlValue } from '../database/transaction';

/**
 * Text for a statement to MySQL between single quotes, where a double quote is a letter like any other. The driver would
 * escape each of the hundreds that a JSON text has and put the text together again from as many pieces. The connection
 * speaks UTF-8 and the server reads backslashes as escapes (`connectMysql` refuses one that does not), so these three
 * are all that can end the text or be read as something else.
 */
export function longText(value: SqlValue): SqlValue {
  if (typeof value !== 'string' || !value.includes('"')) return value;
  return raw(`'${value.replace(/[\0'\\]/g, escaped)}'`) as unknown as SqlValue;
}

function escaped(letter: string): string {
  return letter === '\0' ? '\\0' : `\\${letter}`;
}
