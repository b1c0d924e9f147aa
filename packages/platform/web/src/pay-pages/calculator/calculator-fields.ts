export interface CalculatorField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'date' | 'decimal' | 'choice' | 'check';
  readonly group: 'pay' | 'tax' | 'saving' | 'extras';
  readonly initially: string;
  readonly choices?: Readonly<Record<string, string>>;
  /** Its choices are long: it takes a line of its own. */
  readonly isWide?: true;
}

export const groupNames: Readonly<Record<CalculatorField['group'], string>> = {
  pay: 'The pay',
  tax: 'Tax declaration',
  saving: 'KiwiSaver',
  extras: 'Besides the ordinary hours',
};

const payDate: CalculatorField = {
  name: 'pay_date',
  label: 'Pay date',
  kind: 'date',
  group: 'pay',
  initially: '',
};

const extras: readonly CalculatorField[] = [
  { name: 'overtime', label: 'Overtime at 1.5', kind: 'decimal', group: 'extras', initially: '' },
  { name: 'bonus', label: 'Bonus', kind: 'decimal', group: 'extras', initially: '' },
  { name: 'allowance', label: 'Taxed allowance', kind: 'decimal', group: 'extras', initially: '' },
  { name: 'deduction', label: 'Deduction after tax', kind: 'decimal', group: 'extras', initially: '' },
];

/** What the calculator asks for, by country: its form, its addresses and its reading come from this one table. */
export const calculatorFields: Readonly<Record<'AU' | 'NZ', readonly CalculatorField[]>> = {
  AU: [
    payDate,
    {
      name: 'pay_period',
      label: 'Paid',
      kind: 'choice',
      group: 'pay',
      initially: 'FORTNIGHTLY',
      choices: { WEEKLY: 'Weekly', FORTNIGHTLY: 'Fortnightly', MONTHLY: 'Monthly', QUARTERLY: 'Quarterly' },
    },
    { name: 'hours', label: 'Hours', kind: 'decimal', group: 'pay', initially: '76' },
    { name: 'rate', label: 'Rate an hour', kind: 'decimal', group: 'pay', initially: '38.50' },
    {
      name: 'residency',
      label: 'For tax',
      kind: 'choice',
      group: 'tax',
      initially: 'resident',
      choices: { resident: 'Resident', foreign: 'Foreign resident', 'working-holiday': 'Working holiday' },
    },
    {
      name: 'medicare_exemption',
      label: 'Medicare levy',
      kind: 'choice',
      group: 'tax',
      initially: 'none',
      choices: { none: 'In full', half: 'Half', full: 'Exempt' },
    },
    { name: 'tfn', label: 'Tax file number quoted', kind: 'check', group: 'tax', initially: 'on' },
    { name: 'threshold', label: 'Claims the tax-free threshold', kind: 'check', group: 'tax', initially: 'on' },
    { name: 'study_loan', label: 'Has a study or training loan', kind: 'check', group: 'tax', initially: '' },
    ...extras,
    { name: 'sacrifice', label: 'Sacrificed to super', kind: 'decimal', group: 'extras', initially: '' },
  ],
  NZ: [
    payDate,
    {
      name: 'pay_period',
      label: 'Paid',
      kind: 'choice',
      group: 'pay',
      initially: 'WEEKLY',
      choices: { WEEKLY: 'Weekly', FORTNIGHTLY: 'Fortnightly', FOUR_WEEKLY: 'Four-weekly', MONTHLY: 'Monthly' },
    },
    { name: 'hours', label: 'Hours', kind: 'decimal', group: 'pay', initially: '40' },
    { name: 'rate', label: 'Rate an hour', kind: 'decimal', group: 'pay', initially: '34.00' },
    {
      name: 'tax_code',
      label: 'Tax code',
      kind: 'choice',
      isWide: true,
      group: 'tax',
      initially: 'M',
      choices: {
        M: 'M, main income',
        ME: 'ME, independent earner',
        SB: 'SB, secondary',
        S: 'S, secondary',
        SH: 'SH, secondary',
        ST: 'ST, secondary',
        SA: 'SA, secondary',
        CAE: 'CAE, casual agricultural',
        EDW: 'EDW, election day',
        NSW: 'NSW, seasonal',
        ND: 'ND, no declaration',
      },
    },
    { name: 'student_loan', label: 'Has a student loan (SL)', kind: 'check', group: 'tax', initially: '' },
    {
      name: 'kiwisaver',
      label: 'Contribution',
      kind: 'choice',
      group: 'saving',
      initially: 'default',
      choices: {
        default: 'Default rate',
        '0.03': '3%',
        '0.04': '4%',
        '0.06': '6%',
        '0.08': '8%',
        '0.1': '10%',
        none: 'Not a member',
      },
    },
    {
      name: 'esct',
      label: 'ESCT rate',
      kind: 'choice',
      group: 'saving',
      initially: '0.3',
      choices: { '0.105': '10.5%', '0.175': '17.5%', '0.3': '30%', '0.33': '33%', '0.39': '39%' },
    },
    ...extras,
  ],
};
