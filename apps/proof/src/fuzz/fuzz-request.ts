import type { Operation } from './served-document';

export type Kind = 'valid' | 'nearly valid' | 'hostile';

export interface FuzzRequest {
  readonly operation: Operation;
  readonly kind: Kind;
  readonly path: string;
  readonly pathValues: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes where no text would do. */
  readonly body: string | Buffer | undefined;
  /** True where the address may name no operation, or the envelope is broken before one is found. */
  readonly mayMiss: boolean;
}

/** The request as a line for a shell; tokens are of the temporary service and worth nothing after it. */
export function asCurl(url: string, { operation, path, headers, body }: FuzzRequest): string {
  const parts = [`curl -i --path-as-is -X ${operation.method}`, quoted(`${url}${path}`)];
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${shortened(value)}`)}`);
  if (typeof body === 'string') parts.push(`--data-binary ${quoted(shortened(body))}`);
  else if (body !== undefined) parts.push(`--data-binary @<(echo ${shortened(body.toString('base64'))} | base64 -d)`);
  return parts.join(' ');
}

/** `$'…'` carries control characters through a shell. */
function quoted(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text) && !text.includes("'");
  if (plain) return `'${text}'`;
  const escaped = [...Buffer.from(text, 'utf8')].map((byte) => {
    const char = String.fromCharCode(byte);
    if (char === "'" || char === '\\') return `\\${char}`;
    return byte >= 0x20 && byte < 0x7f ? char : `\\x${byte.toString(16).padStart(2, '0')}`;
  });
  return `$'${escaped.join('')}'`;
}

function shortened(text: string): string {
  return text.length <= 20_000 ? text : `${text.slice(0, 20_000)}…(${text.length} characters)`;
}
