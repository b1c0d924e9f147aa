import {
  baseTaxCodes,
  contributeByEmployer,
  contributeFromPay,
  deductStandard,
  liablePay,
  taxCodeOf,
  taxContribution,
  withholdPaye,
} from 'payroll-core/nz';
import { explainAsText } from 'payroll-core/trace';
import { has, nzdIn, onlyKnows } from '../read-input';
import type { Computed, Vector } from '../vector';
import { frequencyIn, percent, rateIn, rulesOf } from './inputs';

/** A row of the printed PAYE tables: every code of the table at once, and the columns beside them. */
export function payeTableKind(loanHasThreshold: boolean): (vector: Vector) => Computed {
  return (vector) => {
    const { inputs } = vector;
    onlyKnows(inputs, ['frequency', 'gross', 'pay_date', 'kiwisaver_rate']);
    const rules = rulesOf(vector);
    const gross = nzdIn(inputs, 'gross');
    const frequency = frequencyIn(inputs);
    const codes = baseTaxCodes.filter((code) => code !== 'STC' && code !== 'WT');
    const withheld = codes.map(
      (code) => [code, withholdPaye(gross, { taxCode: taxCodeOf(code), frequency }, rules)] as const,
    );
    const liable = liablePay(gross, loanHasThreshold ? frequency : 'none', rules.studentLoan);
    const loan = deductStandard(liable, undefined, rules.studentLoan);
    const contributions = has(inputs, 'kiwisaver_rate')
      ? {
          kiwisaver_employee: contributeFromPay(gross, rateIn(inputs, 'kiwisaver_rate')).value,
          esct_by_rate: Object.fromEntries(
            rules.esct.values.bands.map(({ rate }) => [
              percent(rate).toString(),
              taxContribution(contributeByEmployer(gross, rateIn(inputs, 'kiwisaver_rate')).value, rate).value,
            ]),
          ),
        }
      : {};
    return {
      actual: {
        ...Object.fromEntries(withheld.map(([code, step]) => [code, step.value])),
        student_loan: loan.value,
        ...contributions,
      },
      trace: () => [...withheld.map(([, step]) => explainAsText(step)), explainAsText(loan)].join('\n'),
    };
  };
}
