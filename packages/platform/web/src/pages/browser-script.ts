import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BrowserScript {
  /** The address changes with the content, so browsers may keep the script for ever. */
  readonly path: `/${string}`;
  readonly text: string;
}

export const scriptNames = ['calculator', 'page', 'passkey', 'run-table'] as const;
export type ScriptName = (typeof scriptNames)[number];

const known = new Map<ScriptName, BrowserScript | undefined>();

/** A script that the build has made; undefined where it was not built, and then pages do without it. */
export function browserScript(name: ScriptName): BrowserScript | undefined {
  if (!known.has(name)) known.set(name, readScript(name));
  return known.get(name);
}

function readScript(name: ScriptName): BrowserScript | undefined {
  const folder = join(__dirname, '..', '..', 'dist', 'browser');
  try {
    const text = readFileSync(join(folder, `${name}.js`), 'utf8');
    return { path: `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`, text };
  } catch {
    return undefined;
  }
}
