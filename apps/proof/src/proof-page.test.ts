import { updateProofPage } from './proof-page';

const page = '# Proof\n\nHead.\n\n## One\n\nold\n\n## Two\n\nkept\n';
const measured = { name: 'one', about: 'One', lines: ['a line'] };

test('a section that was measured is replaced in its place, and the others stay', () => {
  expect(updateProofPage(page, [measured], 'A machine.')).toBe(
    '# Proof\n\nHead.\n\n## One\n\n```\na line\n```\n\nA machine.\n\n`npm run bench -- one`\n\n## Two\n\nkept\n',
  );
});

test('a section that was not there comes last', () => {
  const added = updateProofPage(page, [{ ...measured, about: 'Three' }], 'A machine.');
  expect(added.match(/^## .*$/gm)).toEqual(['## One', '## Two', '## Three']);
});

test('writing the same twice changes nothing', () => {
  const once = updateProofPage(page, [measured], 'A machine.');
  expect(updateProofPage(once, [measured], 'A machine.')).toBe(once);
});
