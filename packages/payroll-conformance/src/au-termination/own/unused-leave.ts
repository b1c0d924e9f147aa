import { auWithholdingRules, serviceDaysByPeriod, unusedLeave, withholdFromUnusedLeave } from 'payroll-core/au';
import { aud } from 'payroll-core/money';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { declarationIn } from '../../au-withholding/inputs';
import { audIn, dateIn, has, orUnreadable, wordIn } from '../../read-input';
import type { JsonObject, OwnKind } from '../../vector';

/** Leave by when it accrued with a normal pay, giving `{ annualTax, lslTax }`; or `{ serviceFrom, serviceTo }` in days. */
export const ownUnusedLeave: OwnKind = (row) => (has(row, 'serviceFrom') ? daysOfService(row) : withheldFrom(row));

function daysOfService(row: JsonObject): ReturnType<OwnKind> {
  const from = dateIn(row, 'serviceFrom');
  const days = serviceDaysByPeriod(from, dateIn(row, 'serviceTo'), unusedLeave.editions[0]!.values);
  return {
    actual: {
      daysBefore1978: days.before16August1978,
      daysTo1993: days.to17August1993,
      daysAfter1993: days.after17August1993,
    },
    expected: {
      daysBefore1978: row['daysBefore1978'] ?? null,
      daysTo1993: row['daysTo1993'] ?? null,
      daysAfter1993: row['daysAfter1993'] ?? null,
    },
  };
}

function withheldFrom(row: JsonObject): ReturnType<OwnKind> {
  const payDate = dateIn(row, 'payDate');
  const withheld = withholdFromUnusedLeave(
    {
      annualLeave: {
        before18August1993: audIn(row, 'annualLeaveBefore1993'),
        from18August1993: audIn(row, 'annualLeave'),
      },
      longServiceLeave: {
        before16August1978: audIn(row, 'lslBefore1978'),
        to17August1993: audIn(row, 'lslTo1993'),
        after17August1993: audIn(row, 'lslAfter1993'),
      },
      ending: wordIn(row, 'ending', ['normal', 'concessional', 'death']),
      normalPay: {
        earnings: audIn(row, 'normalEarnings'),
        frequency: wordIn(row, 'frequency', ['weekly', 'fortnightly', 'monthly']),
        declaration: declarationIn(row),
      },
      paidEarlierThisYear: aud('0'),
    },
    orUnreadable(inForce(unusedLeave, payDate)),
    orUnreadable(auWithholdingRules(payDate)),
  );
  return {
    actual: { annualTax: withheld.annualLeave.value, lslTax: withheld.longServiceLeave.value },
    expected: { annualTax: row['annualTax'] ?? null, lslTax: row['lslTax'] ?? null },
    trace: () => `${explainAsText(withheld.annualLeave)}\n${explainAsText(withheld.longServiceLeave)}`,
  };
}
