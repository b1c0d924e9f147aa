// Every relative link in Markdown, and every path of the repository that Markdown names in backticks, leads to something
// that exists. Paths with a placeholder (`<date>`, `*`, `…`) are left out, and so are files that a command writes. The README of a
// published package links only to files that are packed with it: the others are not there once it is installed.
//
//   node packages/platform/tooling/markdown-paths.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestOf, published } from './publish/published.mjs';
import { root } from './stages.mjs';

const LINK = /\[[^\]]*\]\((?!https?:|mailto:|#)([^)\s]+?)(?:#([^)\s]*))?\)/g;
const ANCHOR = /\[[^\]]*\]\(#([^)\s]+)\)/g;
const PATH = /(?<![\w./@-])((?:packages|apps|docs|docker|\.ci|\.github)\/[^\s`'"()[\],;:<>*…{}|]*)([<>*…{])?/g;
const WRITTEN_BY_A_COMMAND = /(?:^|\/)(?:dist|reports|data|coverage|node_modules)(?:\/|$)/;

/** The name that a heading has in a link, as forges make it. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function anchorsOf(text) {
  return new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchorOf(heading)));
}

/** The start of each path that is packed with a README, for the READMEs of published packages. */
const packedWith = new Map(
  published.map((name) => [
    `packages/${name}/README.md`,
    ['LICENSE', 'package.json', ...manifestOf(name).files.filter((path) => !path.startsWith('!'))],
  ]),
);

const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
});
const files = stdout.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
const problems = [];
let checked = 0;
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, target, anchor] of text.matchAll(LINK)) {
    checked += 1;
    const path = target.startsWith('/') ? join(root, target) : join(root, dirname(file), decodeURI(target));
    const packed = packedWith.get(file);
    if (packed !== undefined && !packed.some((start) => target === start || target.startsWith(`${start}/`)))
      problems.push(`${file}: ${target} is not packed with this README; name the path instead of linking to it`);
    if (!existsSync(path)) problems.push(`${file}: the link ${target} leads nowhere`);
    else if (anchor && path.endsWith('.md') && !anchorsOf(readFileSync(path, 'utf8')).has(anchor))
      problems.push(`${file}: ${target} has no heading #${anchor}`);
  }
  for (const [, anchor] of text.matchAll(ANCHOR)) {
    checked += 1;
    if (!anchorsOf(text).has(anchor)) problems.push(`${file}: there is no heading #${anchor}`);
  }
  // What a changelog says of an earlier version stays as it was.
  if (file.endsWith('CHANGELOG.md')) continue;
  for (const [, named, placeholder] of text.matchAll(PATH)) {
    if (placeholder !== undefined || WRITTEN_BY_A_COMMAND.test(named)) continue;
    checked += 1;
    const path = named.replace(/[.!?]+$/, '');
    if (!existsSync(join(root, path))) problems.push(`${file}: ${path} does not exist`);
  }
}
for (const problem of new Set(problems)) console.error(problem);
console.log(`${files.length} Markdown files, ${checked} links and paths, ${new Set(problems).size} lead nowhere`);
process.exitCode = problems.length === 0 ? 0 : 1;
