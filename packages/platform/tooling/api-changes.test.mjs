// The checks of the API reports notice a break and let pass what breaks nobody.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openApiChanges } from './openapi-changes.mjs';
import { typeChanges } from './type-changes.mjs';

const field = (schema) => ({ application: schema });
const documentOf = ({ request = {}, answer = {}, required = [], path = '/pays' }) => ({
  paths: {
    [path]: {
      put: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { type: 'object', required, properties: request } } },
        },
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pay' } } } },
        },
      },
    },
  },
  components: { schemas: { Pay: { type: 'object', required: Object.keys(answer), properties: answer } } },
});
const breaks = (before, after) =>
  openApiChanges(documentOf(before), documentOf(after)).map((change) => change.isBreaking);
const text = { type: 'string' };

test('a path, a field of a request and a field of an answer that are gone break clients', () => {
  assert.deepEqual(breaks({}, { path: '/payments' }), [false, true]);
  assert.deepEqual(breaks({ request: { note: text } }, {}), [true]);
  assert.deepEqual(breaks({ answer: { net: text } }, {}), [true]);
});

test('an optional field is harmless in a request, a required one breaks', () => {
  assert.deepEqual(breaks({}, { request: { note: text } }), [false]);
  assert.deepEqual(breaks({}, { request: { note: text }, required: ['note'] }), [true]);
  assert.deepEqual(breaks({}, { answer: { net: text } }), [false]);
});

test('a request may widen and an answer may narrow, never the other way', () => {
  const [few, many] = [field({ enum: ['A'] }), field({ enum: ['A', 'B'] })];
  assert.deepEqual(breaks({ request: few }, { request: many }), [false]);
  assert.deepEqual(breaks({ request: many }, { request: few }), [true]);
  assert.deepEqual(breaks({ answer: many }, { answer: few }), [false]);
  assert.deepEqual(breaks({ answer: few }, { answer: many }), [true]);
  const [short, long] = [field({ maxLength: 5 }), field({ maxLength: 9 })];
  assert.deepEqual(breaks({ request: long }, { request: short }), [true]);
  assert.deepEqual(breaks({ request: short }, { request: long }), [false]);
});

test('another type breaks in both directions', () => {
  assert.ok(breaks({ request: { net: text } }, { request: { net: { type: 'number' } } }).includes(true));
  assert.ok(breaks({ answer: { net: text } }, { answer: { net: { type: 'number' } } }).includes(true));
});

test('the same document has no changes', () => {
  assert.deepEqual(
    breaks({ request: { note: text }, answer: { net: text } }, { request: { note: text }, answer: { net: text } }),
    [],
  );
});

const report = (names, declaration) =>
  `## Entry payroll-core/au\n\n${names.map((name) => `- ${name}`).join('\n')}\n\n## Declarations\n\n### au/pay Pay\n\n\`\`\`ts\n${declaration}\n\`\`\`\n`;

test('an export that is gone and a declaration that changed may break users; a new export does not', () => {
  const of = (...args) => report(...args);
  assert.deepEqual(typeChanges(of(['a', 'b'], 'type Pay = 1;'), of(['a'], 'type Pay = 1;')), [
    { isBreaking: true, text: 'payroll-core/au exports b is gone' },
  ]);
  assert.deepEqual(typeChanges(of(['a'], 'type Pay = 1;'), of(['a'], 'type Pay = 2;')), [
    { isBreaking: true, text: 'au/pay Pay changed' },
  ]);
  assert.deepEqual(typeChanges(of(['a'], 'type Pay = 1;'), of(['a', 'c'], 'type Pay = 1;')), [
    { isBreaking: false, text: 'payroll-core/au exports c is new' },
  ]);
});
