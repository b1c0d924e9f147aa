import { add, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { InputReader, type Source } from '../../input/input-reader';
import type { Refusal } from '../../refusal/refusal';
import { accepted, refused, type Result } from '../../refusal/result';
import type { AuPayInput, AuYearToDate } from '../calculate-pay/au-pay-input';
import { parseAuPayInput } from '../calculate-pay/parse-au-pay-input';
import type { ParsedPay } from '../calculate-pay/parsed-pay';
import { priceLines, type PricedLines } from '../gross/price-lines';
import { sacrificeSalary, totalSacrificed, type SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
import type { AuPayPeriodInput } from './pay-period-input';

const NOTHING = aud('0');

export interface PayOfPeriod {
  readonly input: AuPayInput;
  readonly parsed: ParsedPay;
  readonly lines: PricedLines;
  readonly sacrifices: readonly SacrificedSalary[];
  readonly sacrificed: Aud;
  /** Gross of the pay, a termination left out. */
  readonly gross: Aud;
  readonly taxable: Aud;
  readonly processed: ProcessedPay | undefined;
}

export interface ProcessedPay {
  readonly tax: Aud;
  readonly studyLoan: Aud;
  readonly superEarnings: Aud;
  readonly compulsory: Aud;
  readonly above: Aud;
  readonly childSupport: Aud;
}

export type ShareTaxBy = NonNullable<AuPayPeriodInput['shareTaxBy']>;

const periodMembers: ReadonlySet<string> = new Set(['pays', 'yearToDate', 'shareTaxBy']);
const payOfPeriodMembers: ReadonlySet<string> = new Set(['input', 'processed']);
const sharesOfTax: ReadonlySet<ShareTaxBy> = new Set(['EARNINGS', 'GROSS'] as const);
const processedMembers: ReadonlySet<string> = new Set([
  'tax',
  'studyLoan',
  'superEarnings',
  'compulsorySuperAmount',
  'superAboveCompulsory',
  'childSupport',
]);

interface ReadPeriod {
  readonly pays: readonly PayOfPeriod[];
  readonly shareTaxBy: ShareTaxBy;
}

/** The pays of a period as they were given, each read and priced by itself. */
export function readPayPeriod(input: unknown): Result<ReadPeriod> {
  const reader = new InputReader();
  const source = reader.object(input, periodMembers);
  const shareTaxBy = reader.code(source, 'shareTaxBy', sharesOfTax) ?? 'EARNINGS';
  const given = reader.list(source, 'pays', payOfPeriodMembers, (pay) => pay);
  if (given.length === 0) reader.refuse('input/missing', 'pays', 'A pay period needs at least one pay.');
  if (reader.refusal !== undefined) return refused(reader.refusal);
  const yearToDate = source['yearToDate'] ?? (given[0]!['input'] as AuPayInput | null | undefined)?.yearToDate;
  const pays: PayOfPeriod[] = [];
  for (const [i, own] of given.entries()) {
    const rest = withoutShares(own['input']);
    const parsed = parseAuPayInput(withYearBefore(rest, yearToDate as AuYearToDate | null | undefined));
    if (!parsed.ok) return inPay(parsed.error, i);
    const ofPay = new InputReader();
    const processed = ofPay.inside(own, 'processed', processedMembers, (part) => readProcessed(ofPay, part));
    if (ofPay.refusal !== undefined) return inPay(ofPay.refusal, i);
    if (parsed.value.frequency !== pays[0]?.parsed.frequency && pays.length > 0) {
      return refused({
        code: 'input/conflict',
        path: `pays[${i}].input.payPeriod`,
        message: 'All pays of a period have the same pay_period.',
      });
    }
    pays.push(priced(rest, parsed.value, processed));
  }
  return accepted({ pays, shareTaxBy });
}

/** The year before the period is that of all its pays; laundry allowances of its earlier pays are counted as they were before each. */
function withYearBefore(input: AuPayInput, yearToDate: AuYearToDate | null | undefined): AuPayInput {
  if (yearToDate === undefined || yearToDate === null) return input;
  const { laundryAllowances = yearToDate.laundryAllowances } = (input as Partial<AuPayInput>).yearToDate ?? {};
  return { ...input, yearToDate: laundryAllowances === undefined ? yearToDate : { ...yearToDate, laundryAllowances } };
}

/** What is no object is left as it is: the reader of a pay refuses it. */
function withoutShares(input: unknown): AuPayInput {
  if (typeof input !== 'object' || input === null) return input as AuPayInput;
  const { taxedTogether: _together, periodShare: _share, ...rest } = input as AuPayInput;
  return rest;
}

function readProcessed(reader: InputReader, part: Source): ProcessedPay {
  const amount = (key: string): Aud => reader.dollars(part, key) ?? NOTHING;
  return {
    tax: reader.required(reader.dollars(part, 'tax'), 'tax', NOTHING),
    studyLoan: amount('studyLoan'),
    superEarnings: amount('superEarnings'),
    compulsory: amount('compulsorySuperAmount'),
    above: amount('superAboveCompulsory'),
    childSupport: amount('childSupport'),
  };
}

function priced(input: AuPayInput, parsed: ParsedPay, processed: ProcessedPay | undefined): PayOfPeriod {
  const lines = priceLines(parsed);
  const taxable = add(lines.ordinary, lines.additional);
  const sacrifices = sacrificeSalary(
    parsed.paySacrifices,
    lines.earnings,
    parsed.isPaidAfterDeath ? lines.earnings : taxable,
  );
  const sacrificed = totalSacrificed(sacrifices);
  return {
    input,
    parsed,
    lines,
    sacrifices,
    sacrificed,
    gross: subtract(lines.earnings, sacrificed),
    taxable: parsed.isPaidAfterDeath ? NOTHING : subtract(taxable, sacrificed),
    processed,
  };
}

/** A refusal of one pay, with the place of that pay in the period. */
export function inPay(error: Refusal, i: number): Result<never> {
  // An empty path is that of the input itself.
  const path = error.path === '' ? 'input' : error.path;
  return refused({ ...error, path: path === undefined ? `pays[${i}]` : `pays[${i}].${path}` });
}
