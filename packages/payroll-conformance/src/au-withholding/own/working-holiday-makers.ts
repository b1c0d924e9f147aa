import { withholdFromWorkingHolidayMaker } from 'payroll-core/au';
import { explainAsText } from 'payroll-core/trace';
import { audIn, flagIn } from '../../read-input';
import type { OwnKind } from '../../vector';
import { rulesOn } from '../inputs';

/** `{ registered, quotesTaxFileNumber, paidEarlier, payment, withheld }` */
export const ownWorkingHolidayMakers: OwnKind = (row, effectiveFrom) => {
  const withheld = withholdFromWorkingHolidayMaker(
    {
      payment: audIn(row, 'payment'),
      paidEarlierThisYear: audIn(row, 'paidEarlier'),
      quotesTaxFileNumber: flagIn(row, 'quotesTaxFileNumber', true),
      employerIsRegistered: flagIn(row, 'registered', true),
    },
    rulesOn(effectiveFrom).schedule15,
  );
  return { actual: withheld.value, expected: row['withheld'] ?? null, trace: () => explainAsText(withheld) };
};
