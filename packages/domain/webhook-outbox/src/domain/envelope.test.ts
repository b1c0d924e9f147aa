import fc from 'fast-check';
import type { Announcement } from '@anz-payroll/kernel';
import { encodeEnvelope, envelopeFor } from './envelope';
import { foldCommit } from './fold-commit';

const told = (type: Announcement['type'], data: unknown, id = 7): Announcement => ({
  type,
  customerId: 3,
  companyId: 5,
  entity: { type: 'employee', id },
  data,
});

describe('envelopes (specification 6)', () => {
  test('compact JSON with non-ASCII escaped, members in the documented order', () => {
    const envelope = envelopeFor(told('employee.created', { name: 'Māui 🏝' }), 'b3b1', '2026-11-15T01:02:03.004');
    expect(encodeEnvelope(envelope)).toBe(
      '{"id":"b3b1","type":"employee.created","createdAt":"2026-11-15T01:02:03.004","customerId":3,' +
        '"entity":{"type":"employee","id":7},"data":{"name":"M\\u0101ui \\ud83c\\udfdd"}}',
    );
  });

  test('whatever the data, the text is ASCII and says the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const text = encodeEnvelope(envelopeFor(told('employee.updated', data), 'x', 'y'));
        expect(text).toMatch(/^[\x20-\x7e]*$/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...JSON.parse(text), data })));
      }),
    );
  });
});

describe('one commit', () => {
  test('created and edited is one created with the later state', () => {
    expect(foldCommit([told('employee.created', 1), told('employee.updated', 2)])).toEqual([
      told('employee.created', 2),
    ]);
  });

  test('edited twice is one updated; edited and deleted is deleted', () => {
    expect(foldCommit([told('employee.updated', 1), told('employee.updated', 2)])).toEqual([
      told('employee.updated', 2),
    ]);
    expect(foldCommit([told('employee.updated', 1), told('employee.deleted', 2)])).toEqual([
      told('employee.deleted', 2),
    ]);
  });

  test('made and removed in one commit is not told', () => {
    expect(foldCommit([told('employee.created', 1), told('employee.deleted', 2)])).toEqual([]);
  });

  test('different records are told each', () => {
    expect(foldCommit([told('employee.created', 1, 7), told('employee.created', 1, 8)])).toHaveLength(2);
  });
});
