import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Titles of test(…) and it(…) in a file, and the words in the tables of their .each forms, which name their rows. */
export function testTitles(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = new Set();
  const addWords = (node) => {
    if (ts.isStringLiteralLike(node)) titles.add(node.text);
    ts.forEachChild(node, addWords);
  };
  const visit = (node) => {
    if (ts.isCallExpression(node) && ['test', 'it'].includes(rootName(node.expression))) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text);
      if (ts.isCallExpression(node.expression)) node.expression.arguments.forEach(addWords);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...titles];
}

/** The first word of a call: `test` of `test.each(rows)(title)`. */
export function rootName(node) {
  let at = node;
  while (ts.isPropertyAccessExpression(at) || ts.isCallExpression(at)) at = at.expression;
  return ts.isIdentifier(at) ? at.text : undefined;
}
