import { domainOf, isPublicMailDomain } from './sign-on-domain';

/** Providers of Australia, New Zealand and elsewhere that give an address to whoever asks, or to every subscriber. */
test.each([
  ...['gmail.com', 'outlook.com.au', 'live.com.au', 'hotmail.com.au', 'yahoo.com.au', 'ymail.com', 'aol.com'],
  ...['bigpond.net.au', 'optusnet.com.au', 'internode.on.net', 'iinet.net.au', 'westnet.com.au', 'dodo.com.au'],
  ...['xtra.co.nz', 'orcon.net.nz', 'vodafone.co.nz', 'paradise.net.nz', 'proton.me', 'pm.me', 'qq.com', 'gmx.de'],
])('an address at %s says nothing about who employs its holder', (domain) => {
  expect(isPublicMailDomain(domainOf(`ana@${domain}`))).toBe(true);
});

test('a domain of an organisation does', () => {
  expect(isPublicMailDomain(domainOf('ana@gmail.com@kowhai.example'))).toBe(false);
  expect(isPublicMailDomain('notgmail.com')).toBe(false);
});
