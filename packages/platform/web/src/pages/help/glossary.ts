/** A word of payroll with its meaning, as docs/glossary.md has it; a test holds the two together. */
export interface GlossaryEntry {
  readonly word: string;
  readonly meaning: string;
  readonly of: 'both' | 'AU' | 'NZ';
}

export const glossary: readonly GlossaryEntry[] = [
  {
    word: 'allowance',
    meaning:
      'An amount paid on top of wages for a condition of the work, such as tools, travel or meals, taxed and counted for super as its kind says.',
    of: 'both',
  },
  {
    word: 'award',
    meaning: 'A legal instrument that fixes minimum pay and conditions for an industry or occupation.',
    of: 'both',
  },
  { word: 'back pay', meaning: 'Pay for work of an earlier period, paid later than it was due.', of: 'both' },
  { word: 'classification', meaning: 'A level within an award to which a pay rate belongs.', of: 'both' },
  {
    word: 'confirmed until',
    meaning:
      'The last day for which somebody has checked a statutory value against its publication; later pay dates are refused.',
    of: 'both',
  },
  { word: 'correction', meaning: 'A new version of an earlier pay, with the difference to it worked out.', of: 'both' },
  { word: 'deduction', meaning: 'An amount taken from pay: before tax or after tax.', of: 'both' },
  { word: 'explanation', meaning: 'The steps behind each figure of a pay, down to the published line.', of: 'both' },
  {
    word: 'final pay',
    meaning: 'The last pay of an employment, with unused leave and payments because of the end.',
    of: 'both',
  },
  {
    word: 'financial year',
    meaning: '1 July to 30 June in Australia; the tax year 1 April to 31 March in New Zealand.',
    of: 'both',
  },
  { word: 'gross', meaning: 'What is earned in a pay before tax, after salary sacrifice.', of: 'both' },
  {
    word: 'leave loading',
    meaning: 'An extra percentage on annual leave pay, usually 17.5% in Australia.',
    of: 'both',
  },
  {
    word: 'ledger',
    meaning: 'The entries by which pays change leave balances and year to date; it is only ever added to.',
    of: 'both',
  },
  {
    word: 'lump sum',
    meaning: 'A payment taxed or reported in a way of its own, such as Lump Sum A to E in Australia.',
    of: 'both',
  },
  { word: 'net', meaning: 'What is paid out after tax and deductions.', of: 'both' },
  { word: 'net to gross', meaning: 'Finding the gross that gives a wanted net.', of: 'both' },
  { word: 'opening balance', meaning: 'Leave and year-to-date figures brought in from another system.', of: 'both' },
  { word: 'ordinary time', meaning: 'Hours paid at the base rate, before overtime and penalties.', of: 'both' },
  { word: 'pay', meaning: 'What one employee is paid for one pay period: its lines, figures and state.', of: 'both' },
  { word: 'pay calendar', meaning: 'Frequency and anchor from which the periods of pay runs follow.', of: 'both' },
  { word: 'pay date', meaning: 'The day on which a pay is paid; it alone chooses the law that applies.', of: 'both' },
  {
    word: 'pay line',
    meaning: 'One row of a pay: hours, an allowance, a deduction, leave, super and so on.',
    of: 'both',
  },
  {
    word: 'pay period',
    meaning: 'The span that a pay is for; weekly, fortnightly, twice monthly, four-weekly or monthly.',
    of: 'both',
  },
  {
    word: 'pay run',
    meaning: 'The pays of one company for one period and pay date, staged, then processed.',
    of: 'both',
  },
  {
    word: 'payslip',
    meaning: 'The statement of a pay to the employee, with the contents that the law asks for.',
    of: 'both',
  },
  { word: 'redundancy', meaning: 'The end of a job because the position is no longer needed.', of: 'both' },
  { word: 'salary sacrifice', meaning: 'Pay given up before tax for a benefit, usually super.', of: 'both' },
  {
    word: 'standing item',
    meaning: 'A pay line that comes with every pay of an employee until it is ended.',
    of: 'both',
  },
  { word: 'termination', meaning: 'The end of an employment and what must be paid because of it.', of: 'both' },
  {
    word: 'withholding',
    meaning: 'The tax that an employer keeps back from a pay and sends to the tax office.',
    of: 'both',
  },
  { word: 'year to date (YTD)', meaning: 'Sums of an employee’s figures since the financial year began.', of: 'both' },
  { word: 'ABA file', meaning: 'The text file by which Australian banks take a batch of payments.', of: 'AU' },
  { word: 'ABN, ACN', meaning: 'The numbers of a business and of a company.', of: 'AU' },
  { word: 'ATO', meaning: 'The Australian Taxation Office.', of: 'AU' },
  { word: 'BSB', meaning: 'The six digits that name a bank and branch.', of: 'AU' },
  {
    word: 'ETP',
    meaning: 'Employment termination payment, taxed under Schedule 11 with a code that says why it was paid.',
    of: 'AU',
  },
  { word: 'Fair Work', meaning: 'The Act and the offices that govern minimum conditions and payslips.', of: 'AU' },
  {
    word: 'genuine redundancy',
    meaning: 'A redundancy that meets the Act’s conditions and is tax free up to a limit.',
    of: 'AU',
  },
  { word: 'LSL', meaning: 'Long service leave, under the law of a state or territory.', of: 'AU' },
  {
    word: 'Medicare levy',
    meaning: 'A levy inside the withholding scales, reduced or adjusted by declarations.',
    of: 'AU',
  },
  {
    word: 'OTE, qualifying earnings',
    meaning:
      'What the super guarantee is worked out on: ordinary time earnings, and qualifying earnings under Payday Super.',
    of: 'AU',
  },
  { word: 'PAYG', meaning: 'Pay as you go: withholding by the ATO’s schedules.', of: 'AU' },
  {
    word: 'Payday Super',
    meaning: 'The rule since 1 July 2026 that super is due within seven business days of a pay.',
    of: 'AU',
  },
  { word: 'PILON', meaning: 'Payment in lieu of notice.', of: 'AU' },
  { word: 'RESC', meaning: 'Reportable employer super contributions.', of: 'AU' },
  {
    word: 'SAFF',
    meaning: 'The SuperStream alternative file format, by which contributions are sent to a clearing house.',
    of: 'AU',
  },
  { word: 'STP', meaning: 'Single Touch Payroll Phase 2: the report of each pay to the ATO.', of: 'AU' },
  {
    word: 'STSL',
    meaning: 'Study and training support loans (HELP and others), repaid through withholding.',
    of: 'AU',
  },
  {
    word: 'super guarantee (SG)',
    meaning: 'The contribution that an employer owes to an employee’s super fund.',
    of: 'AU',
  },
  {
    word: 'tax-free threshold',
    meaning: 'The part of a year’s income without tax, claimed at one employer.',
    of: 'AU',
  },
  { word: 'TFN', meaning: 'Tax file number.', of: 'AU' },
  { word: 'USI', meaning: 'The identifier of a super fund’s product.', of: 'AU' },
  { word: 'WHM', meaning: 'Working holiday maker, taxed under Schedule 15.', of: 'AU' },
  { word: 'ACC earners’ levy', meaning: 'The levy for accident cover, part of PAYE.', of: 'NZ' },
  { word: 'alternative holiday', meaning: 'A day off earned by working on a public holiday.', of: 'NZ' },
  {
    word: 'AWE, OWP',
    meaning: 'Average weekly earnings and ordinary weekly pay, the greater of which pays annual holidays.',
    of: 'NZ',
  },
  { word: 'ESCT', meaning: 'Employer superannuation contribution tax.', of: 'NZ' },
  {
    word: 'extra pay',
    meaning: 'A lump sum such as a bonus, taxed by a rate from the last weeks’ earnings.',
    of: 'NZ',
  },
  {
    word: 'Holidays Act',
    meaning: 'The Act that fixes annual holidays, public holidays, sick, bereavement and family violence leave.',
    of: 'NZ',
  },
  {
    word: 'Inland Revenue (IR)',
    meaning: 'The tax office; an IRD number is its number for a person or business.',
    of: 'NZ',
  },
  {
    word: 'KiwiSaver',
    meaning: 'The retirement savings scheme with contributions of employee and employer.',
    of: 'NZ',
  },
  { word: 'NZBN', meaning: 'The New Zealand business number.', of: 'NZ' },
  { word: 'PAYE', meaning: 'Pay as you earn: income tax and levy withheld by tax code.', of: 'NZ' },
  {
    word: 'payday filing',
    meaning: 'The report of each pay to Inland Revenue: employment information and employee details.',
    of: 'NZ',
  },
  {
    word: 'protected net earnings',
    meaning: 'The share of pay that child support and other orders must leave.',
    of: 'NZ',
  },
  { word: 'RDP, ADP', meaning: 'Relevant daily pay and average daily pay, for single days of leave.', of: 'NZ' },
  { word: 'schedular payment', meaning: 'A payment to a contractor under tax code WT.', of: 'NZ' },
  {
    word: 'SLCIR, SLBOR',
    meaning: 'Extra student loan deductions, asked for by Inland Revenue or by the borrower.',
    of: 'NZ',
  },
  { word: 'tax code', meaning: 'The letters (M, ME, S, ST and so on) that choose the PAYE calculation.', of: 'NZ' },
];

/** The words that somebody in this country meets. */
export function glossaryOf(country: 'AU' | 'NZ'): readonly GlossaryEntry[] {
  return glossary.filter((entry) => entry.of === 'both' || entry.of === country);
}
