import { offsetForPeriod, withholdFromPeriod } from 'payroll-core/au';
import { aud } from 'payroll-core/money';
import { explainAsText } from 'payroll-core/trace';
import { audIn, onlyKnows } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Json, JsonObject, Kind } from '../vector';
import { declarationIn, earningsIn, frequencyIn, rulesFor, scaleIn } from './inputs';
import { adjustmentFor } from './medicare-levy-adjustment';

const NOTHING = aud('0');

/** Publications have no one name for the amount a payee agrees to have withheld on top. */
const EXTRA = /extra|variation|increase|additional/i;

/** The schedule's amount less offsets, less the Medicare levy adjustment, plus an agreed extra: each part and the sum. */
export const netKind: Kind = ({ inputs, expected }) => {
  const extraName = nameOfExtra(inputs);
  onlyKnows(inputs, [
    ...['calc', 'scale', 'stsl', 'period', 'earnings', 'payDate', 'residency', 'spouse', 'children', 'taxOffset'],
    extraName ?? '',
  ]);
  const rules = rulesFor(inputs);
  const frequency = frequencyIn(inputs);
  const declaration = declarationIn(inputs);
  const { medicareLevyReduction: _family, annualTaxOffsets, ...plain } = declaration;
  const period = { earnings: earningsIn(inputs), frequency, paidEarlierThisYear: NOTHING };
  const extra = extraName === undefined ? undefined : audIn(inputs, extraName);
  const net = withholdFromPeriod(
    {
      ...period,
      declaration: {
        ...declaration,
        ...(extra === undefined ? {} : { upwardVariation: { kind: 'extra-amount', amount: extra } }),
      },
    },
    rules,
  );
  const scheduled = withholdFromPeriod({ ...period, declaration: plain }, rules);
  const offset =
    annualTaxOffsets !== undefined && rules.taxOffsets.values.scales.has(scaleIn(inputs))
      ? offsetForPeriod(annualTaxOffsets, frequency, rules.taxOffsets).value
      : NOTHING;
  return {
    actual: {
      withholding: scheduled.total.value,
      taxOffset: offset,
      offset,
      medicareLevyAdjustment: adjustmentFor(inputs, rules).value,
      stslComponent: scheduled.studyLoan.value,
      ...Object.fromEntries(membersOf(expected).map((name) => [name, extra ?? NOTHING])),
      net: net.total.value,
    },
    trace: () => explainAsText(net.total),
  };
};

function nameOfExtra(inputs: JsonObject): string | undefined {
  const names = membersOf(inputs);
  if (names.length > 1) throw new UnreadableVector(`The agreed extra is given twice: ${names.join(', ')}.`);
  return names[0];
}

function membersOf(value: Json): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value).filter((name) => EXTRA.test(name)) : [];
}
