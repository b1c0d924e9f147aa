import { StoredValueChanged, type FieldEncryption } from '../encryption';
import type { Connector } from './connector';
import { TransactionRunner } from './unit-of-work';

const changed = new StoredValueChanged('pay_years, employee 1', 'it was changed');
const runner = () => new TransactionRunner({} as Connector, {} as FieldEncryption);

test('a read that came between two statements of somebody else looks again', async () => {
  let looks = 0;
  const read = runner().read(() => {
    looks += 1;
    return looks < 3 ? Promise.reject(changed) : Promise.resolve('as written');
  });
  await expect(read).resolves.toBe('as written');
});

test('so does work in a transaction, which is rolled back before', async () => {
  const steps: string[] = [];
  const session = {
    begin: () => void steps.push('begin'),
    commit: () => void steps.push('commit'),
    rollback: () => void steps.push('rollback'),
    release: () => undefined,
  };
  const connector = { open: () => Promise.resolve(session) } as unknown as Connector;
  let looks = 0;
  const written = new TransactionRunner(connector, {} as FieldEncryption).run('write', () => {
    looks += 1;
    return looks < 3 ? Promise.reject(changed) : Promise.resolve('written');
  });
  await expect(written).resolves.toBe('written');
  expect(steps).toEqual(['begin', 'rollback', 'begin', 'rollback', 'begin', 'commit']);
});

test('what stays changed is told', async () => {
  let looks = 0;
  const read = runner().read(() => {
    looks += 1;
    return Promise.reject(changed);
  });
  await expect(read).rejects.toBe(changed);
  expect(looks).toBe(3);
});

test('any other failure is told at once', async () => {
  let looks = 0;
  const read = runner().read(() => {
    looks += 1;
    return Promise.reject(new TypeError('a fault of ours'));
  });
  await expect(read).rejects.toThrow('a fault of ours');
  expect(looks).toBe(1);
});
