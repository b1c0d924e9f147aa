import { correctionInWords } from './correction-in-words';
import type { Correction } from './pays-use-cases';

const before = { gross: '1600', tax: '361.33', net: '1182.67', super: '106.12' };
const after = { gross: '1640', tax: '375.23', net: '1207.37', super: '108.82' };
const change = { gross: '40', tax: '13.9', net: '24.7', super: '2.7' };

const corrected = (country: 'AU' | 'NZ') =>
  correctionInWords({
    pay: { country, ...before },
    replacement: { pay: { country, ...after } },
    change,
    leave: [],
    yearToDate: { before: {}, after: {} },
  } as unknown as Correction);

// What both put into the fund is 3.5 % of the employee and 3.5 % of the employer less ESCT, so it is nobody's alone.
test.each([
  ['AU', 'Super rises by $2.70, from $106.12 to $108.82.'],
  ['NZ', 'KiwiSaver to the fund rises by $2.70, from $106.12 to $108.82.'],
] as const)('%s: what reaches the fund', (country, sentence) => {
  expect(corrected(country)).toContain(sentence);
});
