import { parseArgs } from 'node:util';
import { joinValues } from './join-values';

const options = { 'client-id': { type: 'string' }, 'client-secret': { type: 'string' } } as const;
const parsed = (...args: readonly string[]) => ({ ...parseArgs({ args: joinValues(args, options), options }).values });

test.each(['abc', '-abc', '--abc', '-', 'a=b', '-=', '--x=y'])('the secret %p is taken as it is', (secret) => {
  const taken = { 'client-id': 'one', 'client-secret': secret };
  expect(parsed('--client-secret', secret, '--client-id', 'one')).toEqual(taken);
  expect(parsed('--client-id', 'one', '--client-secret', secret)).toEqual(taken);
  expect(parsed(`--client-secret=${secret}`, '--client-id=one')).toEqual(taken);
});

test('an option without its value is still refused', () => {
  expect(() => parsed('--client-secret', '--client-id', 'one')).toThrow('--client-secret');
});
