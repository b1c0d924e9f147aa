import { accepted, decimal, equal, refused, type CivilDate, type Result } from 'payroll-core';
import { kiwisaver } from 'payroll-core/nz';
import { inForce } from 'payroll-core/statutory';

/** What somebody answers who starts a job. @law Inland Revenue, KiwiSaver deduction form KS2 and new employee opt-out KS10 */
export interface KiwisaverChoice {
  readonly membership: 'member' | 'enrolled' | 'opts-in' | 'opts-out';
  /** A fraction; ignored of whoever opts out. */
  readonly rate: string;
}

const statusOf = { member: 'AK', enrolled: 'AE', 'opts-in': 'OK', 'opts-out': 'NK' } as const;

/** The rates that somebody can choose on a day. */
export function kiwisaverRates(today: CivilDate): readonly string[] {
  const edition = inForce(kiwisaver, today);
  return edition.ok ? edition.value.values.employeeRates.map((rate) => rate.toString()) : [];
}

export function recordOfKiwisaver(
  { membership, rate }: KiwisaverChoice,
  today: CivilDate,
): Result<Readonly<Record<string, unknown>>, { readonly message: string }> {
  const status = statusOf[membership];
  if (membership === 'opts-out') return accepted({ kiwisaver_status_code: status });
  const chosen = kiwisaverRates(today).find((one) => /^0\.\d+$/.test(rate) && equal(decimal(one), decimal(rate)));
  return chosen === undefined
    ? refused({ message: 'Choose one of the rates.' })
    : accepted({ kiwisaver_status_code: status, kiwisaver_employee_rate: chosen });
}
