import { stateCode } from './australian-states';

// Australia Post's abbreviations; ISO 3166-2:NZ.
test.each([
  ['Queensland', 'QLD'],
  [' new  south wales ', 'NSW'],
  ['Auckland', 'AUK'],
  ['Hawke’s Bay', 'HKB'],
  ["hawke's bay", 'HKB'],
  ['Manawatū-Whanganui', 'MWT'],
  ['Wellington', 'WGN'],
  ['tas', 'tas'],
  ['Otago region', 'Otago region'],
])('%s is %s', (typed, code) => expect(stateCode(typed)).toBe(code));
