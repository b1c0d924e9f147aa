import { withholdFromPeriod } from 'payroll-core/au';
import { explainAsText } from 'payroll-core/trace';
import { audIn, flagIn, onlyKnows } from '../read-input';
import type { Kind } from '../vector';
import { earningsIn, frequencyIn, rulesFor } from './inputs';

/** Schedule 15; `ytdBefore` is what this employer has already paid in the year. */
export const workingHolidayMakerKind: Kind = ({ inputs }) => {
  onlyKnows(inputs, ['calc', 'registered', 'tfn', 'ytdBefore', 'period', 'earnings', 'payDate']);
  const { total } = withholdFromPeriod(
    {
      earnings: earningsIn(inputs),
      frequency: frequencyIn(inputs),
      paidEarlierThisYear: audIn(inputs, 'ytdBefore'),
      declaration: {
        taxFileNumber: flagIn(inputs, 'tfn', true) ? 'quoted' : 'not-quoted',
        residency: 'foreign',
        claimsTaxFreeThreshold: false,
        hasStudyLoan: false,
        medicareLevyExemption: 'none',
        workingHolidayMaker: { employerIsRegistered: flagIn(inputs, 'registered', true) },
      },
    },
    rulesFor(inputs),
  );
  return { actual: total.value, trace: () => explainAsText(total) };
};
