import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walkthrough } from './walkthrough';

const page = readFileSync(join(__dirname, '../../../../docs/how-to/create-a-company-and-employees.md'), 'utf8');
const shown = [...page.matchAll(/<!-- walkthrough: ([\w-]+) -->\n\n```json\n([\s\S]*?)\n```/g)];

test('the bodies of the how-to are those that CI sends to the demo', () => {
  expect(shown.map(([, operation]) => operation)).toEqual(['create-company', 'create-employees']);
  for (const [, operation, body = ''] of shown) {
    const step = walkthrough.find((one) => one.operation === operation);
    expect(JSON.parse(body)).toEqual(step?.body);
  }
});
