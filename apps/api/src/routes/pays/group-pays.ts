import { groupBy } from '@anz-payroll/kernel';
import type { Pay } from './pay-contracts';
import type { IdentifierType, PayCreateQuery } from './pay-queries';

interface Shown<P> {
  readonly pay: P;
  readonly payPeriod: string;
}

/** Pays under their employees, by whichever identifier the request used; in the order of the request. */
export function groupByEmployee<P extends Pay>(
  shown: readonly Shown<P>[],
  identifierType: IdentifierType,
): { employee_id?: number; employee_number?: string | null; pays: P[] }[] {
  return grouped(shown, ({ pay }) => String(pay.employee_id)).map((pays) => {
    const { employee_id, employee_number } = pays[0]!.pay;
    return {
      ...(identifierType === 'employee_id' ? { employee_id } : { employee_number }),
      pays: pays.map(({ pay }) => pay),
    };
  });
}

/** Pays under their pay runs. A preview has no run yet, so the period stands for it. */
export function groupByPayRun<P extends Pay>(
  shown: readonly Shown<P>[],
): { pay_run_id: number | null; pay_run_end_date: string; pay_period: string; pays: P[] }[] {
  return grouped(shown, ({ pay, payPeriod }) => `${payPeriod} ${pay.pay_run_end_date}`).map((pays) => {
    const [{ pay, payPeriod }] = pays as [Shown<P>];
    return {
      pay_run_id: pay.pay_run_id,
      pay_run_end_date: pay.pay_run_end_date,
      pay_period: payPeriod,
      pays: pays.map((one) => one.pay),
    };
  });
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  return [...groupBy(items, keyOf).values()];
}

/** How the query wants its answer. */
export function groupingOf({ group_by_employee, group_by_pay_run }: PayCreateQuery): 'employee' | 'pay-run' | 'none' {
  if (group_by_employee === true) return 'employee';
  return group_by_pay_run === true ? 'pay-run' : 'none';
}
