import { withholdFromPeriod } from 'payroll-core/au';
import { aud } from 'payroll-core/money';
import { explainAsText } from 'payroll-core/trace';
import { onlyKnows } from '../read-input';
import type { Kind } from '../vector';
import { declarationIn, earningsIn, frequencyIn, rulesFor } from './inputs';

const NOTHING = aud('0');

/** The study loan alone for the pay period. */
export const studyLoanComponentKind: Kind = ({ inputs }) => {
  onlyKnows(inputs, ['calc', 'scale', 'stsl', 'period', 'earnings', 'payDate', 'residency']);
  const { studyLoan } = withholdFromPeriod(
    {
      earnings: earningsIn(inputs),
      frequency: frequencyIn(inputs),
      declaration: { ...declarationIn(inputs), hasStudyLoan: true },
      paidEarlierThisYear: NOTHING,
    },
    rulesFor(inputs),
  );
  return { actual: studyLoan.value, trace: () => explainAsText(studyLoan) };
};
