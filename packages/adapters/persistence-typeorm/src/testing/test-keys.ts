/** Keys for tests; known to everybody, so good for nothing else. */
export const testKeys = {
  encryptionKeys: { current: 'test', keys: { test: Buffer.alloc(32, 7).toString('base64') } },
  lookupKey: 'a lookup key that only tests use.',
};
