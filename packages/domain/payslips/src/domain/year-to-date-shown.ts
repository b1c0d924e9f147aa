import type { Payslip, PayslipFigure, PayslipFigureName } from './payslip';
import type { PayslipInput } from './payslip-input';

/** The year's sums: wages by one flag, contributions of the employer by another. */
export function yearToDateShown({ yearToDate, flags }: PayslipInput): Payslip['yearToDate'] {
  if (yearToDate === undefined) return undefined;
  const wages: readonly (readonly [PayslipFigureName, string | undefined])[] = flags.payslip_show_ytd
    ? [
        ['gross', yearToDate.gross],
        ['tax', yearToDate.tax],
        ['student_loan', yearToDate.studentLoan],
        ['kiwisaver', yearToDate.kiwisaverEmployee],
        ['net', yearToDate.net],
      ]
    : [];
  const contributions: typeof wages = flags.payslip_show_super_ytd
    ? [
        ['super', yearToDate.super],
        ['kiwisaver_employer', yearToDate.kiwisaverEmployer],
      ]
    : [];
  const figures = [...wages, ...contributions].flatMap(([name, amount]): readonly PayslipFigure[] =>
    amount === undefined ? [] : [{ name, amount }],
  );
  return figures.length === 0 ? undefined : { from: yearToDate.from, figures };
}
