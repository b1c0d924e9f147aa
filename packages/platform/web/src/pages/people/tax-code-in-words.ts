import type { Country } from '@anz-payroll/companies';

/** What a tax code means, for those who do not know the codes by heart; nothing where a code is not known. */
export function taxCodeInWords(country: Country, code: string | null | undefined): string {
  return code === null || code === undefined ? '' : inWordsOf[country](code);
}

const inWordsOf: Readonly<Record<Country, (code: string) => string>> = { AU: auTreatmentInWords, NZ: nzCodeInWords };

/** @law ATO, STP Phase 2 employer reporting guidelines, "Tax treatment" */
const categories: Readonly<Record<string, string>> = {
  R: 'resident, regular scale',
  A: 'actor, variety artist or other entertainer',
  C: 'horticulturist or shearer',
  S: 'seniors and pensioners',
  H: 'working holiday maker',
  W: 'seasonal worker scheme',
  F: 'foreign resident',
  N: 'no tax file number',
  D: 'rate set by the tax office',
  V: 'voluntary agreement',
};

/** Category and option where the option says something else than the category alone. */
const withOption: Readonly<Record<string, string>> = {
  RT: 'resident, regular scale, claims the tax-free threshold',
  RN: 'resident, regular scale, does not claim the tax-free threshold',
  RD: 'resident, engaged by the day',
  CF: 'horticulturist or shearer, foreign resident',
  HU: 'working holiday maker, employer not registered',
  HF: 'working holiday maker, no tax file number',
  NF: 'no tax file number, foreign resident',
  DB: 'receives a death benefit',
};

function auTreatmentInWords(code: string): string {
  const [category = '', option = '', loan = '', surcharge = '', exemption = '', reduction = ''] = code;
  const first = withOption[`${category}${option}`] ?? categories[category];
  if (first === undefined) return '';
  return [
    first,
    ...(loan === 'S' ? ['study or training loan'] : []),
    ...(/\d/.test(surcharge) ? [`Medicare levy surcharge, tier ${surcharge}`] : []),
    ...(exemption === 'H'
      ? ['half Medicare levy exemption']
      : exemption === 'F'
        ? ['full Medicare levy exemption']
        : []),
    ...(reduction !== '' && reduction !== 'X' ? ['Medicare levy reduction'] : []),
  ].join(', ');
}

/** @law Inland Revenue, IR330 and IR340 */
const nzCodes: Readonly<Record<string, string>> = {
  M: 'main job',
  ME: 'main job with the independent earner tax credit',
  SB: 'second job, lowest income band',
  S: 'second job, second income band',
  SH: 'second job, third income band',
  ST: 'second job, fourth income band',
  SA: 'second job, highest income band',
  CAE: 'casual agricultural employee',
  EDW: 'election day worker',
  NSW: 'non-resident seasonal worker',
  ND: 'no declaration: the highest rate',
  STC: 'tailored tax code',
  WT: 'schedular payment',
};

function nzCodeInWords(code: string): string {
  const [base = '', loan] = code.split(' ');
  const says = nzCodes[base];
  return says === undefined ? '' : `${says}${loan === 'SL' ? ', student loan' : ''}`;
}
