import type { CivilDate } from '../../calendar/civil-date';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { extraPayKinds, type ExtraPayKind } from '../extra-pays/extra-pay';
import type { Amount, InputReader, Source } from '../../input/input-reader';
import { dollarsNeeded } from '../dollars/dollars';

/** Tax methods of the API that mean something in New Zealand. */
export const nzBonusTaxMethods = ['NORMAL_EARNINGS', 'SPREAD_OVER_SPECIFIC_RANGE'] as const;
/** Whether a bonus is taxed with the pay or as an extra pay. */
export type NzBonusTaxMethod = (typeof nzBonusTaxMethods)[number];

export interface NzPayBonusInput {
  readonly description: string;
  readonly amount: Amount;
  /** `NORMAL_EARNINGS`: part of this pay. `SPREAD_OVER_SPECIFIC_RANGE`: a regular bonus that covers whole months. */
  readonly taxMethod?: NzBonusTaxMethod | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly isIncludedInSuperCalculations?: boolean;
  readonly isDirectorsFees?: boolean;
  readonly isReturnToWork?: boolean;
  /** A lump sum, taxed as an extra pay. Regular bonuses are not. */
  readonly taxAsNzExtraPay?: boolean | null;
  /** A benefit from an employee share scheme. */
  readonly isNzEss?: boolean | null;
  /** The benefit is paid in money, so it is part of gross and net. */
  readonly isNzEssCashSettled?: boolean | null;
  /** For a share scheme benefit: the employer chose to withhold. */
  readonly withholdPaye?: boolean | null;
  /** The employer is not bound to pay it, so it is not gross earnings for holidays. */
  readonly isNzDiscretionary?: boolean | null;
  /** The lump sum is compensation for redundancy: an extra pay without the levy and without KiwiSaver. */
  readonly isNzRedundancy?: boolean | null;
  /** The lump sum is a retiring allowance, an extra pay of the same kind. */
  readonly isNzRetiringAllowance?: boolean | null;
  /** What the lump sum is for, where it is not a bonus: redundancy, a retiring allowance, holidays cashed up. */
  readonly extraPayKind?: ExtraPayKind | null;
  /** A higher rate the employee chose for this lump sum. */
  readonly electedRate?: Amount | null;
}

export interface NzPayBonus {
  readonly description: string;
  readonly amount: Nzd;
  readonly taxMethod: NzBonusTaxMethod;
  readonly startDate: CivilDate | undefined;
  readonly endDate: CivilDate | undefined;
  readonly isIncludedInSuperCalculations: boolean;
  readonly isDirectorsFees: boolean;
  readonly isReturnToWork: boolean;
  readonly taxAsNzExtraPay: boolean;
  readonly isNzEss: boolean;
  readonly isNzEssCashSettled: boolean;
  readonly withholdPaye: boolean;
  readonly isNzDiscretionary: boolean;
  readonly extraPayKind: ExtraPayKind;
  readonly electedRate: Decimal | undefined;
  /** Whether the request says how it is taxed; otherwise it is ordinary pay by default. */
  readonly isTaxTold: boolean;
}

export const nzPayBonusMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'taxMethod',
  'startDate',
  'endDate',
  'isIncludedInSuperCalculations',
  'isDirectorsFees',
  'isReturnToWork',
  'taxAsNzExtraPay',
  'isNzEss',
  'isNzEssCashSettled',
  'withholdPaye',
  'isNzDiscretionary',
  'isNzRedundancy',
  'isNzRetiringAllowance',
  'extraPayKind',
  'electedRate',
]);

const methods: ReadonlySet<NzBonusTaxMethod> = new Set(nzBonusTaxMethods);
const kinds: ReadonlySet<ExtraPayKind> = new Set(extraPayKinds);

export function readNzPayBonus(reader: InputReader, row: Source): NzPayBonus {
  const isNzEss = reader.flag(row, 'isNzEss', false);
  const taxMethod = reader.code(row, 'taxMethod', methods) ?? 'NORMAL_EARNINGS';
  const startDate = reader.date(row, 'startDate');
  const endDate = reader.date(row, 'endDate');
  const extraPayKind = readKind(reader, row, isNzEss);
  const bonus: NzPayBonus = {
    description: reader.description(row),
    amount: dollarsNeeded(reader, row, 'amount'),
    taxMethod,
    startDate,
    endDate,
    isIncludedInSuperCalculations: reader.flag(row, 'isIncludedInSuperCalculations', true),
    isDirectorsFees: reader.flag(row, 'isDirectorsFees', false),
    isReturnToWork: reader.flag(row, 'isReturnToWork', false),
    taxAsNzExtraPay: reader.flag(row, 'taxAsNzExtraPay', extraPayKind !== undefined),
    isNzEss,
    isNzEssCashSettled: reader.flag(row, 'isNzEssCashSettled', false),
    withholdPaye: reader.flag(row, 'withholdPaye', !isNzEss),
    isNzDiscretionary: reader.flag(row, 'isNzDiscretionary', false),
    extraPayKind: isNzEss ? 'share-scheme' : (extraPayKind ?? 'bonus'),
    electedRate: reader.fraction(row, 'electedRate'),
    isTaxTold: isNzEss || extraPayKind !== undefined || isGiven(row['taxMethod']) || isGiven(row['taxAsNzExtraPay']),
  };
  refuseContradictions(reader, bonus);
  return bonus;
}

/**
 * What a lump sum is for, by its code or by the flag of its kind. Redundancy and retiring allowances are extra pays, whatever else they
 * would be.
 * @law Income Tax Act 2007 s RD 7
 */
function readKind(reader: InputReader, row: Source, isNzEss: boolean): ExtraPayKind | undefined {
  const told = reader.code(row, 'extraPayKind', kinds);
  const isRedundancy = reader.flag(row, 'isNzRedundancy', false);
  const isRetiringAllowance = reader.flag(row, 'isNzRetiringAllowance', false);
  if (!isRedundancy && !isRetiringAllowance) return told;
  const flag = isRedundancy ? 'isNzRedundancy' : 'isNzRetiringAllowance';
  const kind = isRedundancy ? 'redundancy' : 'retiring-allowance';
  if ((isRedundancy && isRetiringAllowance) || isNzEss || (told !== undefined && told !== kind)) {
    reader.refuse(
      'input/conflict',
      flag,
      'A lump sum is redundancy pay (is_nz_redundancy), a retiring allowance (is_nz_retiring_allowance) or a share scheme benefit (is_nz_ess), not several of them.',
    );
  }
  if (!reader.flag(row, 'taxAsNzExtraPay', true)) {
    reader.refuse(
      'input/conflict',
      'taxAsNzExtraPay',
      'Redundancy pay and retiring allowances are extra pays; leave tax_as_nz_extra_pay out.',
    );
  }
  return kind;
}

function refuseContradictions(reader: InputReader, bonus: NzPayBonus): void {
  if (!bonus.withholdPaye && !bonus.isNzEss) {
    reader.refuse(
      'input/conflict',
      'withholdPaye',
      'PAYE can be left off only for a share scheme benefit (is_nz_ess).',
    );
  }
  if (bonus.isNzEssCashSettled && !bonus.isNzEss) {
    reader.refuse(
      'input/conflict',
      'isNzEssCashSettled',
      'Only a share scheme benefit (is_nz_ess) can be cash settled.',
    );
  }
  if (bonus.taxMethod !== 'SPREAD_OVER_SPECIFIC_RANGE') return;
  if (bonus.taxAsNzExtraPay || bonus.isNzEss) {
    reader.refuse('input/conflict', 'taxMethod', 'A lump sum is not spread; leave the tax method out.');
  }
  if (bonus.startDate === undefined)
    reader.refuse('input/missing', 'startDate', 'A bonus spread over months needs a start date.');
  if (bonus.endDate === undefined)
    reader.refuse('input/missing', 'endDate', 'A bonus spread over months needs an end date.');
  if (bonus.startDate !== undefined && bonus.endDate !== undefined && bonus.startDate > bonus.endDate) {
    reader.refuse(
      'date/out-of-order',
      'endDate',
      `The range ends on ${bonus.endDate}, before it starts on ${bonus.startDate}.`,
    );
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
