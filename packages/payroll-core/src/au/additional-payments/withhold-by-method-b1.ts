import { add, greater, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { withholdFromPeriod, type AmountWithheld, type PeriodWithholding } from '../withholding/withhold-from-period';
import type { AuTaxDeclaration } from '../withholding/tax-declaration';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import type { BackPayAllocation } from './additional-payment';
import type { WithheldOnAdditional } from './withheld-on-additional';

const NOTHING = aud('0');

/**
 * Method B(i): each pay of this year is withheld from anew with its part of the back payment, less what was withheld
 * then. The 47 % limit does not apply here; a negative sum becomes nil.
 * @law ATO Schedule 5, "Method B(i)"
 */
export function withholdByMethodB1(
  payment: Aud,
  allocations: readonly BackPayAllocation[],
  frequency: PeriodWithholding['frequency'],
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): WithheldOnAdditional {
  const anew = allocations.map((pay) => withholdAnew(pay, frequency, declaration, rules));
  const sum = anew.reduce((total, pay) => add(total, pay.total.value), NOTHING);
  const value = greater(sum, NOTHING);
  const loans = anew.reduce((total, pay) => add(total, pay.studyLoan.value), NOTHING);
  return {
    payment,
    total: step(
      'au.additional-payments.method-b1',
      value,
      () => `${sum.toString()} over ${allocations.length} pays, not below nil: ${value.toString()}`,
      [given('back payment', payment), ...anew.map((pay) => pay.total)],
    ),
    studyLoan: step(
      'au.additional-payments.method-b1-study-loan',
      greater(loans, NOTHING),
      () => `${loans.toString()} over ${allocations.length} pays`,
      anew.map((pay) => pay.studyLoan),
    ),
  };
}

function withholdAnew(
  { backPay, earningsPaid, withheld, frequency: frequencyThen }: BackPayAllocation,
  frequencyNow: PeriodWithholding['frequency'],
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): Pick<AmountWithheld, 'total' | 'studyLoan'> {
  const frequency = frequencyThen ?? frequencyNow;
  const from = (earnings: Aud): AmountWithheld =>
    withholdFromPeriod({ earnings, frequency, declaration, paidEarlierThisYear: NOTHING }, rules);
  const anew = from(add(earningsPaid, backPay));
  const before = from(earningsPaid);
  return {
    total: lessEarlier('au.additional-payments.withhold-anew', anew.total, withheld ?? before.total.value),
    studyLoan: lessEarlier('au.additional-payments.repay-anew', anew.studyLoan, before.studyLoan.value),
  };
}

function lessEarlier(rule: string, anew: Step<Aud>, earlier: Aud): Step<Aud> {
  const value = subtract(anew.value, earlier);
  return step(rule, value, () => `${anew.value.toString()} − ${earlier.toString()} = ${value.toString()}`, [
    anew,
    given('withheld before', earlier),
  ]);
}
