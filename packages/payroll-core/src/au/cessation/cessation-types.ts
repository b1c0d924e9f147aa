import type { LeavingReason } from '../long-service-leave/long-service-leave-rules';
import type { CessationTypeCode, SendableCessationTypeCode, TerminationReason } from './cessation-type-code';

/** One way in which an employment ends, as the tax office tells them apart, and what follows from it. */
export interface CessationType {
  readonly code: CessationTypeCode;
  readonly name: string;
  /** What a terminate request sends for it. */
  readonly request: readonly {
    readonly reason: TerminationReason;
    readonly cessationTypeCode?: SendableCessationTypeCode;
  }[];
  /** How the tax law treats what is paid, where its conditions are met. */
  readonly taxedAs: 'normal' | 'genuine-redundancy' | 'invalidity' | 'death';
  /** How the state Acts on long service leave see it. */
  readonly leaving: readonly LeavingReason[];
  /** What the employer must be able to show for the treatment; none where it lowers no tax. */
  readonly needs: string | undefined;
}

/**
 * Every way to end an employment, for forms and imports: each is a thing of its own. Dismissal, ill health and redundancy
 * differ in tax, in long service leave and in what is reported.
 * @law ATO, STP Phase 2 employer reporting guidelines, "When an employee transfers or leaves"; Income Tax Assessment Act
 * 1997 (Cth) s 82-135, 82-150, 83-175
 */
export const cessationTypes: readonly CessationType[] = [
  {
    code: 'V',
    name: 'Resignation or retirement',
    request: [{ reason: 'TERMINATION', cessationTypeCode: 'V' }],
    taxedAs: 'normal',
    leaving: ['resignation', 'necessity', 'retirement-age'],
    needs: undefined,
  },
  {
    code: 'F',
    name: 'Dismissal',
    request: [{ reason: 'TERMINATION', cessationTypeCode: 'F' }],
    taxedAs: 'normal',
    leaving: ['dismissal', 'misconduct'],
    needs: undefined,
  },
  {
    code: 'I',
    name: 'Ill health',
    request: [{ reason: 'INVALIDITY' }],
    taxedAs: 'invalidity',
    leaving: ['illness'],
    needs: 'certificates of two doctors that the employee is unlikely ever to work in that capacity again',
  },
  {
    code: 'R',
    name: 'Redundancy',
    request: [{ reason: 'REDUNDANCY' }],
    taxedAs: 'genuine-redundancy',
    leaving: ['redundancy'],
    needs:
      'the conditions of a genuine redundancy; one that is not genuine is reported the same and taxed as a dismissal',
  },
  {
    code: 'D',
    name: 'Death',
    request: [{ reason: 'DEATH_DEPENDENT' }, { reason: 'DEATH_NON_DEPENDENT' }, { reason: 'DEATH_ESTATE' }],
    taxedAs: 'death',
    leaving: ['death'],
    needs: 'who is paid: a dependant, somebody else, or the trustee of the estate',
  },
  {
    code: 'C',
    name: 'End of contract',
    request: [{ reason: 'TERMINATION', cessationTypeCode: 'C' }],
    taxedAs: 'normal',
    leaving: ['contract-end'],
    needs: undefined,
  },
  {
    code: 'T',
    name: 'Transfer',
    request: [{ reason: 'TERMINATION', cessationTypeCode: 'T' }],
    taxedAs: 'normal',
    leaving: ['transfer'],
    needs: undefined,
  },
];
