import type { CivilDate } from '../../calendar/civil-date';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { extraPayKinds, type ExtraPayKind } from '../extra-pays/extra-pay';
import type { Amount, Door, Source } from '../../door/door';
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
  'extraPayKind',
  'electedRate',
]);

const methods: ReadonlySet<NzBonusTaxMethod> = new Set(nzBonusTaxMethods);
const kinds: ReadonlySet<ExtraPayKind> = new Set(extraPayKinds);

export function readNzPayBonus(door: Door, row: Source): NzPayBonus {
  const isNzEss = door.flag(row, 'isNzEss', false);
  const taxMethod = door.code(row, 'taxMethod', methods) ?? 'NORMAL_EARNINGS';
  const startDate = door.date(row, 'startDate');
  const endDate = door.date(row, 'endDate');
  const extraPayKind = door.code(row, 'extraPayKind', kinds);
  const bonus: NzPayBonus = {
    description: door.description(row),
    amount: dollarsNeeded(door, row, 'amount'),
    taxMethod,
    startDate,
    endDate,
    isIncludedInSuperCalculations: door.flag(row, 'isIncludedInSuperCalculations', true),
    isDirectorsFees: door.flag(row, 'isDirectorsFees', false),
    isReturnToWork: door.flag(row, 'isReturnToWork', false),
    taxAsNzExtraPay: door.flag(row, 'taxAsNzExtraPay', extraPayKind !== undefined),
    isNzEss,
    isNzEssCashSettled: door.flag(row, 'isNzEssCashSettled', false),
    withholdPaye: door.flag(row, 'withholdPaye', !isNzEss),
    isNzDiscretionary: door.flag(row, 'isNzDiscretionary', false),
    extraPayKind: isNzEss ? 'share-scheme' : (extraPayKind ?? 'bonus'),
    electedRate: door.fraction(row, 'electedRate'),
    isTaxTold: isNzEss || extraPayKind !== undefined || isGiven(row['taxMethod']) || isGiven(row['taxAsNzExtraPay']),
  };
  refuseContradictions(door, bonus);
  return bonus;
}

function refuseContradictions(door: Door, bonus: NzPayBonus): void {
  if (!bonus.withholdPaye && !bonus.isNzEss) {
    door.refuse('input/conflict', 'withholdPaye', 'PAYE can be left off only for a share scheme benefit (is_nz_ess).');
  }
  if (bonus.isNzEssCashSettled && !bonus.isNzEss) {
    door.refuse('input/conflict', 'isNzEssCashSettled', 'Only a share scheme benefit (is_nz_ess) can be cash settled.');
  }
  if (bonus.taxMethod !== 'SPREAD_OVER_SPECIFIC_RANGE') return;
  if (bonus.taxAsNzExtraPay || bonus.isNzEss) {
    door.refuse('input/conflict', 'taxMethod', 'A lump sum is not spread; leave the tax method out.');
  }
  if (bonus.startDate === undefined)
    door.refuse('input/missing', 'startDate', 'A bonus spread over months needs a start date.');
  if (bonus.endDate === undefined)
    door.refuse('input/missing', 'endDate', 'A bonus spread over months needs an end date.');
  if (bonus.startDate !== undefined && bonus.endDate !== undefined && bonus.startDate > bonus.endDate) {
    door.refuse(
      'date/out-of-order',
      'endDate',
      `The range ends on ${bonus.endDate}, before it starts on ${bonus.startDate}.`,
    );
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
