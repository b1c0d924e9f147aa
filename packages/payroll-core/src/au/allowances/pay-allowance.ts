import type { Decimal } from '../../money/decimal';
import type { Amount, InputReader, Source } from '../../input/input-reader';
import type { CivilDate } from '../../calendar/civil-date';
import { inForce } from '../../statutory/instrument';
import { allowanceLaw, otherAllowanceTypes, type OtherAllowanceType } from './allowance-law';
import { allowanceTreatment, type AllowanceTreatment } from './allowance-treatment';

/** The tax office's allowance categories, as Single Touch Payroll names them. */
export const allowanceCategories = ['AD', 'CD', 'KN', 'LD', 'MD', 'OD', 'QN', 'RD', 'TD'] as const;
/** The STP categories of an allowance. */
export type AllowanceCategory = (typeof allowanceCategories)[number];

export interface PayAllowanceInput {
  readonly description: string;
  /** Dollars a unit. */
  readonly amount: Amount;
  readonly units?: Amount | null;
  readonly allowanceCategory: AllowanceCategory;
  readonly isTaxable?: boolean;
  readonly isItemised?: boolean;
  readonly isIncludedInSuperCalculations?: boolean;
  /** With the category OD: what it is for, as Single Touch Payroll describes it. */
  readonly otherType?: OtherAllowanceType | null;
  /**
   * Whether it stays within the approved rate, the reasonable amount or the award's amount. Where this is said, flags that
   * are left out follow from the law; where it is not, they are true, as the API has them.
   */
  readonly isWithinLimit?: boolean | null;
  /** Marks a row that takes back or mends what an earlier pay held; only such a row may be below zero. */
  readonly isAdjustment?: boolean;
}

export interface PayAllowance {
  readonly description: string;
  readonly amount: Decimal;
  readonly units: Decimal;
  readonly allowanceCategory: AllowanceCategory;
  readonly isTaxable: boolean;
  readonly isItemised: boolean;
  readonly isIncludedInSuperCalculations: boolean;
  readonly otherType: OtherAllowanceType | undefined;
  readonly isWithinLimit: boolean | undefined;
  /** Tax follows the law, and the row goes beyond its limit: only what is above bears tax. */
  readonly isTaxedAboveLimit: boolean;
  readonly isAdjustment: boolean;
}

export const payAllowanceMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'units',
  'allowanceCategory',
  'isTaxable',
  'isItemised',
  'isIncludedInSuperCalculations',
  'otherType',
  'isWithinLimit',
  'isAdjustment',
]);

const categories: ReadonlySet<AllowanceCategory> = new Set(allowanceCategories);

const otherTypes: ReadonlySet<OtherAllowanceType> = new Set(otherAllowanceTypes);
const AS_THE_API_HAS_THEM: Omit<AllowanceTreatment, 'isReported'> = {
  isTaxable: true,
  isIncludedInSuperCalculations: true,
};

/** `payDate` chooses the law that flags follow where the row says whether it is within its limit. */
export function readPayAllowance(reader: InputReader, row: Source, one: Decimal, payDate?: CivilDate): PayAllowance {
  const category = reader.required(reader.code(row, 'allowanceCategory', categories), 'allowanceCategory', 'OD');
  const otherType = reader.code(row, 'otherType', otherTypes);
  if (otherType !== undefined && category !== 'OD') {
    reader.refuse(
      'input/conflict',
      'otherType',
      'Only an allowance of the category OD says what other thing it is for.',
    );
  }
  const isAdjustment = reader.flag(row, 'isAdjustment', false);
  const isWithinLimit = reader.flag(row, 'isWithinLimit', undefined);
  const law =
    isWithinLimit === undefined || payDate === undefined
      ? undefined
      : inForce(allowanceLaw, payDate, { allowUnconfirmed: true });
  const lawful =
    law?.ok === true ? allowanceTreatment(category, otherType, isWithinLimit, law.value.values) : AS_THE_API_HAS_THEM;
  return {
    description: reader.description(row),
    amount: reader.required(reader.adjustable(row, 'amount', isAdjustment), 'amount', one),
    units: reader.positive(row, 'units') ?? one,
    allowanceCategory: category,
    isTaxable: reader.flag(row, 'isTaxable', lawful.isTaxable),
    isItemised: reader.flag(row, 'isItemised', false),
    isIncludedInSuperCalculations: reader.flag(
      row,
      'isIncludedInSuperCalculations',
      lawful.isIncludedInSuperCalculations,
    ),
    otherType,
    isWithinLimit,
    isTaxedAboveLimit:
      isWithinLimit === false && !isAdjustment && reader.flag(row, 'isTaxable', undefined) === undefined,
    isAdjustment,
  };
}
