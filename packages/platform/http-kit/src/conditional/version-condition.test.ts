import { etag, versionCondition } from '.';

describe('If-Match (RFC 9110, 13.1.1)', () => {
  test('absent: any version', () => expect(versionCondition(undefined)).toBeUndefined());
  test.each([
    ['*', true],
    [etag(3), true],
    [`${etag(2)}, ${etag(3)}`, true],
    [etag(2), false],
    [`W/${etag(3)}`, false],
    ['v3', false],
    ['', false],
  ])('%s against version 3: %s', (header, allowed) => {
    expect(versionCondition(header)?.(3)).toBe(allowed);
  });
});
