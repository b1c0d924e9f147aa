import fc from 'fast-check';
import { auditText, type AuditEvent } from './audit-entry';

const event: fc.Arbitrary<AuditEvent> = fc.record({
  at: fc.nat(),
  customerId: fc.nat(),
  userId: fc.option(fc.nat()),
  clientId: fc.option(fc.string()),
  requestId: fc.string(),
  address: fc.option(fc.string()),
  operator: fc.option(fc.string()),
  action: fc.string(),
  recordType: fc.string(),
  recordId: fc.option(fc.string()),
  details: fc.dictionary(fc.string(), fc.string()),
});

describe('the text an audit hash covers', () => {
  test('is as earlier versions wrote it in form 1', () => {
    const entry = {
      at: 1,
      customerId: 2,
      userId: null,
      clientId: 'c',
      requestId: 'r',
      address: '1.2.3.4',
      operator: 'o',
    };
    const act = { action: 'a', recordType: 't', recordId: '3', details: { b: '2', a: '1' } };
    expect(auditText({ ...entry, ...act }, 4, 'h', 1)).toBe(
      '["h",4,1,2,null,"c","r","a","t","3",[["a","1"],["b","2"]]]',
    );
  });

  test('is the same for the same entry, whatever the order of its details', () => {
    fc.assert(
      fc.property(event, (entry) => {
        const turned = Object.fromEntries(Object.entries(entry.details).reverse());
        expect(auditText({ ...entry, details: turned }, 1, 'h')).toBe(auditText(entry, 1, 'h'));
      }),
    );
  });

  test('differs when anything differs', () => {
    fc.assert(
      fc.property(event, event, fc.nat(), fc.nat(), (one, other, here, there) => {
        const isSame = JSON.stringify([one, here]) === JSON.stringify([other, there]);
        fc.pre(!isSame);
        expect(auditText(one, here, 'h')).not.toBe(auditText(other, there, 'h'));
        expect(auditText(one, here, 'h')).not.toBe(auditText(one, here, 'i'));
      }),
    );
  });
});
