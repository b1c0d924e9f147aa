import { documentVersions } from './stored-document';

describe('versions of a stored document', () => {
  const versions = documentVersions('thing', [
    ({ colour, ...rest }) => ({ ...rest, color: colour }),
    (document) => ({ ...document, size: document['size'] ?? 1 }),
  ]);

  it('takes a document through every step from its own version', () => {
    expect(versions.current).toBe(3);
    expect(versions.upgrade({ colour: 'red' })).toEqual({ documentVersion: 3, color: 'red', size: 1 });
    expect(versions.upgrade({ documentVersion: 2, color: 'red', size: 4 })).toEqual({
      documentVersion: 3,
      color: 'red',
      size: 4,
    });
  });

  it('leaves the current version alone and refuses what it does not know', () => {
    const current = { documentVersion: 3, color: 'red', size: 2 };
    expect(versions.upgrade(current)).toBe(current);
    for (const documentVersion of [0, 4, '1', 1.5]) {
      expect(() => versions.upgrade({ documentVersion })).toThrow(RangeError);
    }
  });
});
