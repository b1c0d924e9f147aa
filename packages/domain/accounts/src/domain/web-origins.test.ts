import { webOrigins } from './web-origins';

test.each([
  ['https://App.Example/cb?x=1', ['https://app.example']],
  ['https://app.example:443/cb', ['https://app.example']],
  ['https://app.example:8443', ['https://app.example:8443']],
  ['http://127.0.0.1:5173/cb', ['http://127.0.0.1:5173']],
  ['http://localhost:80?x', ['http://localhost']],
  ['http://[::1]:3000/cb', ['http://[::1]:3000']],
  ['com.example.app:/cb', []],
])('%s is of origin %p, as the URL standard says', (uri, expected) => {
  expect(webOrigins([uri, uri])).toEqual(expected);
  // eslint-disable-next-line jest/no-conditional-expect -- an app's private scheme has an opaque origin
  if (expected.length > 0) expect(expected).toEqual([new URL(uri).origin]);
});
