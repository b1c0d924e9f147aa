/** Words of field names that people write otherwise. */
const words: Readonly<Record<string, string>> = {
  abn: 'ABN',
  bsb: 'BSB',
  cec: 'CEC',
  comp: 'compensation',
  contrib: 'contribution',
  email: 'e-mail',
  esct: 'ESCT',
  ess: 'employee share scheme',
  id: 'number',
  ird: 'IRD',
  kin: 'next of kin',
  kiwisaver: 'KiwiSaver',
  lsl: 'long service leave',
  num: 'number of',
  nz: 'NZ',
  nzbn: 'NZBN',
  ote: 'OTE',
  paye: 'PAYE',
  rdo: 'rostered day off',
  resc: 'RESC',
  smsf: 'self-managed fund',
  stp: 'STP',
  stsl: 'study or training loan',
  tfnd: 'TFN declaration',
  toil: 'time off in lieu',
  usi: 'USI',
  ytd: 'year to date',
};

/** `kin_phone_home` as people read it: `Next of kin phone home`. A field that nobody named otherwise is called so. */
export function fieldLabel(name: string): string {
  const text = name
    .replace(/^(is|has)_/, '')
    .replace(/^address(\d)$/, 'address_line_$1')
    .split('_')
    .map((word) => words[word] ?? word)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `DIRECT BANK ENTRY` as people read it; short codes stay as they are. */
export function choiceLabel(code: string): string {
  if (/^[A-Z]{1,3}( SL)?$/.test(code) || code !== code.toUpperCase()) return code;
  const text = code.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
