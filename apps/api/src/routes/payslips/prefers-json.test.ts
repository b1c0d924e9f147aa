import { prefersJson } from './prefers-json';

test.each([
  [undefined, false],
  ['*/*', false],
  ['application/pdf', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['application/json, application/pdf', false],
  ['application/json;q=0.9, application/pdf;q=0.5', true],
  ['application/json;q=0.2, application/pdf', false],
  ['application/json;q=0', false],
])('Accept: %s prefers JSON: %s', (accept, expected) => {
  expect(prefersJson(accept)).toBe(expected);
});
