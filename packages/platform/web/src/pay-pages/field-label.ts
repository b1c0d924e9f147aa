/** Words of field names that people write otherwise. */
const words: Readonly<Record<string, string>> = {
  abn: 'ABN',
  bsb: 'BSB',
  cec: 'CEC',
  comp: 'compensation',
  contrib: 'contribution',
  email: 'e-mail',
  esct: 'ESCT',
  fbt: 'FBT',
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
  slbor: 'SLBOR',
  slcir: 'SLCIR',
  smsf: 'self-managed fund',
  stc: 'STC',
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
    .replace(/(^|_)address(\d)$/, '$1address_line_$2')
    .replace(/^payslip_show_(.*)$/, 'show_$1_on_the_payslip')
    .replace(/^allow_edit_/, 'may_change_')
    .replace(/^allow_view_/, 'may_see_')
    .split('_')
    .map((word) => words[word] ?? word)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
