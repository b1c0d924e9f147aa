import { webOrigins } from './web-origins';

const web = [
  ['https://App.Example/cb?x=1', 'https://app.example'],
  ['https://app.example:443/cb', 'https://app.example'],
  ['https://app.example:8443', 'https://app.example:8443'],
  ['http://127.0.0.1:5173/cb', 'http://127.0.0.1:5173'],
  ['http://localhost:80?x', 'http://localhost'],
  ['http://[::1]:3000/cb', 'http://[::1]:3000'],
] as const;

test.each(web)('%s is of origin %s, as the URL standard says', (uri, expected) => {
  expect(webOrigins([uri, uri])).toEqual([expected]);
  expect(new URL(uri).origin).toBe(expected);
});

test('the address of an installed app has none', () => {
  expect(webOrigins(['com.example.app:/cb'])).toEqual([]);
});
