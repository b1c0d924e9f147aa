import { taxCodeInWords } from './tax-code-in-words';

// Codes and their meaning as the tax offices publish them.
test.each([
  ['AU', 'RTXXXX', 'resident, regular scale, claims the tax-free threshold'],
  ['AU', 'RNSXXX', 'resident, regular scale, does not claim the tax-free threshold, study or training loan'],
  ['AU', 'RTX1XX', 'resident, regular scale, claims the tax-free threshold, Medicare levy surcharge, tier 1'],
  ['AU', 'RTXXHX', 'resident, regular scale, claims the tax-free threshold, half Medicare levy exemption'],
  ['AU', 'FFXXXX', 'foreign resident'],
  ['AU', 'NAXXXX', 'no tax file number'],
  ['AU', 'NFXXXX', 'no tax file number, foreign resident'],
  ['AU', 'RDXXXX', 'resident, engaged by the day'],
  ['AU', 'HRXXXX', 'working holiday maker'],
  ['AU', 'HUXXXX', 'working holiday maker, employer not registered'],
  ['AU', 'HFXXXX', 'working holiday maker, no tax file number'],
  ['AU', 'DBXXXX', 'receives a death benefit'],
  ['AU', 'DVXXXX', 'rate set by the tax office'],
  ['AU', '??????', ''],
  ['NZ', 'M', 'main job'],
  ['NZ', 'M SL', 'main job, student loan'],
  ['NZ', 'ND', 'no declaration: the highest rate'],
  ['NZ', null, ''],
] as const)('%s %s: %s', (country, code, says) => expect(taxCodeInWords(country, code)).toBe(says));
