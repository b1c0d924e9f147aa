import { portalFlags, portalFlagsOf } from './access-page';

const of = (country: 'AU' | 'NZ') => new Map<string, string>(portalFlagsOf(country));

// Long service leave is leave of the Acts of the Australian states; New Zealand has no such Act.
test('an employer in New Zealand is not asked about long service leave or super', () => {
  const words = of('NZ');
  expect([...words.keys()]).toEqual(Object.keys(portalFlags).filter((flag) => !flag.includes('long_service')));
  expect([...words.values()].join('\n')).not.toMatch(/long service|super/i);
});

test('leave has the names of the National Employment Standards in Australia', () => {
  const words = of('AU');
  expect([...words.keys()]).toEqual(Object.keys(portalFlags));
  expect(words.get('allow_view_holiday_leave_balance')).toBe('Balance of annual leave');
  expect(words.get('allow_view_sick_leave_balance')).toBe('Balance of personal leave');
  expect([...words.values()].join('\n')).not.toContain('KiwiSaver');
});
