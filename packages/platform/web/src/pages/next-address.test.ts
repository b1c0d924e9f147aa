import { nextAddress } from './next-address';

test.each([
  '/home',
  '/account/email',
  '/users/7',
  '/roles/3',
  '/companies/new',
  '/companies/4',
  '/companies/4/timesheets',
  '/companies/4/settings',
  '/companies/4/reports/leave-liability',
  '/companies/4/dashboard',
  '/companies/4/people/9/edit',
  '/my',
  '/my/9/leave',
  '/developers/webhooks/4',
  '/api/oauth/authorize?client_id=x&state=%2F%2Fevil',
])('whoever signs in anew comes back to %s', (path) => {
  expect(nextAddress(path)).toBe(path);
});

test.each([
  undefined,
  '',
  'https://evil.example/home',
  '//evil.example',
  '/\\evil.example',
  '/companies/4/../../evil',
  '/companies/4//evil.example',
  '/companies/4/pays?x=//evil',
  '/companies/4/pays\nLocation: https://evil.example',
  '/sign-out',
  '/homes',
  'javascript:alert(1)',
])('%s leads home', (path) => {
  expect(nextAddress(path)).toBe('/home');
});
