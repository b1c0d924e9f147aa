import { spawn } from 'node:child_process';

/** A piece of text where a PDF reader finds it; `x` and `y` in points from the bottom left. */
export interface TextOnPage {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface ReadPdf {
  readonly pages: readonly (readonly TextOnPage[])[];
  /** All text of the pages, as somebody would copy it. */
  readonly text: string;
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly isTagged: boolean;
  /** The structure types on the first page, in reading order. */
  readonly roles: readonly string[];
}

/** PDF.js, which knows nothing of how the file was made. It comes as an ES module only, so it runs in a process of its own. */
const reader = `
import { getDocumentProxy } from 'unpdf';
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
const { info } = await pdf.getMetadata();
const mark = await pdf.getMarkInfo();
const pages = [];
const roles = [];
const walk = (node) => {
  if (node?.role) roles.push(node.role);
  for (const child of node?.children ?? []) walk(child);
};
for (let i = 1; i <= pdf.numPages; i++) {
  const page = await pdf.getPage(i);
  const { items } = await page.getTextContent();
  pages.push(items.filter(({ str }) => str.trim() !== '').map(({ str, transform, width }) => ({ text: str, x: transform[4], y: transform[5], width })));
  if (i === 1) walk(await page.getStructTree());
}
process.stdout.write(JSON.stringify({ pages, title: info.Title, language: info.Language, isTagged: mark?.Marked === true, roles }));
`;

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', reader], { cwd: __dirname });
  const out: Buffer[] = [];
  const trouble: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => trouble.push(chunk));
  child.stdin.end(bytes);
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The PDF cannot be read: ${Buffer.concat(trouble).toString()}`);
  const read = JSON.parse(Buffer.concat(out).toString()) as Omit<ReadPdf, 'text'>;
  const text = read.pages.map((page) => page.map((piece) => piece.text).join(' ')).join('\n');
  return { ...read, text: text.normalize('NFC') };
}
