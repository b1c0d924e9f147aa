import type { Country } from '@anz-payroll/companies';
import { accepted, add, decimal, multiply, type CivilDate, type Decimal, type Result } from 'payroll-core';
import { impactOfChange, raisedPay, type Impact, type PayOfCountry } from 'payroll-core/changes';
import { countryPayroll } from '../../countries/registered-countries';
import { weeksInPeriod } from '../../countries/pay-basis';
import type { CalculationInput } from '../calculation-input';
import { payOfCountry } from '../comparing/difference-of-pays';
import type { PayPeriod } from '../pay-command';
import type { PaysRefusal } from '../pays-refusal';
import { refusedPay } from '../refused-calculation';
import type { ScenarioChange } from './scenario';

/** What a change does to one standing pay. */
export function impactOn(
  standing: CalculationInput,
  payPeriod: PayPeriod,
  change: Exclude<ScenarioChange, { kind: 'hire' }>,
): Result<Impact, PaysRefusal> {
  const before = payOfCountry(standing);
  if (!before.ok) return before;
  const after = changed(standing, before.value, payPeriod, change);
  if (!after.ok) return after;
  return between(before.value, after.value);
}

/** What one more person costs: a resident with the tax-free threshold, or tax code M with KiwiSaver; no loan. */
export function impactOfHire(
  country: Country,
  payDate: CivilDate,
  { hourlyRate, hoursPerWeek, payPeriod }: Extract<ScenarioChange, { kind: 'hire' }>,
): Result<Impact, PaysRefusal> {
  const employee = countryPayroll(country).usualEmployee(hourlyRate);
  const pay = (value: string) =>
    ({ country, input: { payDate, payPeriod, employee, hours: [ordinary(value)] } }) as unknown as PayOfCountry;
  return between(pay('0'), pay(hoursOf(hoursPerWeek, payPeriod)));
}

function changed(
  standing: CalculationInput,
  pay: PayOfCountry,
  payPeriod: PayPeriod,
  change: Exclude<ScenarioChange, { kind: 'hire' }>,
): Result<PayOfCountry, PaysRefusal> {
  switch (change.kind) {
    case 'raise': {
      const raised = raisedPay(pay, { kind: 'percentage', by: change.percentage });
      return raised.ok ? raised : refusedPay(raised.error);
    }
    case 'hours': {
      const hours = [ordinary(hoursOf(change.hoursPerWeek, payPeriod))];
      return accepted({ ...pay, input: { ...pay.input, hours } } as PayOfCountry);
    }
    case 'bonus': {
      const payroll = countryPayroll(standing.country);
      const worked = payroll.calculate(standing);
      if (!worked.ok) return worked;
      const wanted = add<Decimal>(decimal(worked.value.figures.result.net), decimal(change.net)).toString();
      const solved = payroll.netToGross(standing, wanted);
      return solved.ok ? payOfCountry(solved.value.calculationInput) : solved;
    }
  }
}

function between(before: PayOfCountry, after: PayOfCountry): Result<Impact, PaysRefusal> {
  const impact = impactOfChange(before, after);
  return impact.ok ? impact : refusedPay(impact.error);
}

function ordinary(value: string) {
  return { description: 'Ordinary time', units: 'hours', value };
}

function hoursOf(hoursPerWeek: string, payPeriod: PayPeriod): string {
  return multiply(decimal(hoursPerWeek), weeksInPeriod(payPeriod)).toString();
}
