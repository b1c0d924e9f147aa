import type { Employer } from './pay-service';

/** A pay as these tests look at it. */
export interface NzPaid {
  readonly id: number;
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
  readonly hours: readonly { readonly value: number; readonly rate: number; readonly pay_amount: number }[];
  readonly leave: readonly { readonly leave_type: string; readonly date: string; readonly amount: number }[];
  readonly leave_balance_rows: readonly { readonly leave_type: string; readonly hours: number }[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** Employees of a New Zealand company who work five days of eight hours at 40 dollars, unless told otherwise. */
export function nzPeople(employer: Employer) {
  const week = [{ description: 'Work', units: 'hours', value: 40 }];
  const usual = { standard_hours_per_day: '8', standard_days_per_week: 5, pay_rate_per_hour: '40' };
  const done = async (status: number, method: string, path: string, body: unknown) => {
    const answer = await employer.call(method, path, body);
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    hire: (changes: Readonly<Record<string, unknown>> = {}) => employer.hire('nz', { ...usual, ...changes }),
    /** Makes and processes one pay; the usual week is in it unless `hours` are given. */
    paid: async (payDate: string, item: Readonly<Record<string, unknown>>): Promise<NzPaid> => {
      const { status, body } = await employer.pay('nz', [{ hours: week, ...item }], `?pay_date=${payDate}`);
      if (status !== 201) throw new Error(`Pay of ${payDate}: ${status} ${JSON.stringify(body)}`);
      const [pay] = body as NzPaid[];
      if (pay === undefined) throw new Error('No pay was made');
      const explained = await employer.call('GET', `/api/company/${employer.nz}/pays/${pay.id}/explanation`);
      const { warnings } = explained.body as Pick<NzPaid, 'warnings'>;
      return { ...pay, warnings };
    },
    preview: async (payDate: string, item: Readonly<Record<string, unknown>>): Promise<NzPaid> => {
      const path = `/api/company/${employer.nz}/pays/preview?pay_date=${payDate}`;
      const [shown] = (await done(200, 'POST', path, [{ hours: week, ...item }])) as NzPaid[];
      if (shown === undefined) throw new Error('Nothing was previewed');
      return shown;
    },
    /** Adds to a list of the employee. */
    tell: async (id: number, list: string, values: Readonly<Record<string, unknown>>): Promise<void> => {
      await done(201, 'POST', `/api/employees/${id}/${list}`, values);
    },
    told: async (id: number, balances: Readonly<Record<string, unknown>>): Promise<void> => {
      await done(200, 'PUT', `/api/employees/${id}/opening-balances`, balances);
    },
    terminate: async (id: number, on: string, payDate = on): Promise<Readonly<Record<string, unknown>>> => {
      const body = { termination_date: on, pay_date: payDate };
      return (await done(200, 'POST', `/api/employees/${id}/terminate`, body)) as Readonly<Record<string, unknown>>;
    },
    hoursLeft: ({ leave_balance_rows: rows }: NzPaid): Readonly<Record<string, number>> =>
      Object.fromEntries(rows.map(({ leave_type: type, hours }) => [type, hours])),
    codes: ({ warnings }: NzPaid): readonly string[] => warnings.map(({ code }) => code),
    paysIn: (body: unknown): readonly NzPaid[] => (Array.isArray(body) ? (body as NzPaid[]) : []),
  };
}

export type NzPeople = ReturnType<typeof nzPeople>;
