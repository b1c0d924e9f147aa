import type { Country } from '@anz-payroll/companies';
import { asAud, asNzd, inForce, type CivilDate, type Dated, type Decimal, type Instrument } from 'payroll-core';
import * as au from 'payroll-core/au';
import * as nz from 'payroll-core/nz';

/**
 * The last day on which what was withheld on a payday is in time at the tax office, by what is withheld in a year. Where public
 * holidays of that time are not known yet, only weekends move it.
 */
export function taxDue(country: Country, payDate: CivilDate, inYear: Decimal): CivilDate {
  return dueDates[country](payDate, inYear);
}

const dueDates: Readonly<Record<Country, (payDate: CivilDate, inYear: Decimal) => CivilDate>> = {
  AU: (payDate, inYear) => {
    const dates = editionFor(au.paygDueDates, payDate);
    const due = au.withholdingDueDate(payDate, au.withholderSize(asAud(inYear), dates), dates);
    return au.payableOn(due, editionFor(au.publicHolidays, payDate).values).value;
  },
  NZ: (payDate, inYear) => {
    const filing = editionFor(nz.paydayFiling, payDate);
    return nz.payableByWorkingDay(nz.paymentDueDate(payDate, nz.employerSize(asNzd(inYear), filing), filing), filing)
      .value;
  },
};

/** Past the last confirmed day the law is taken as it stands; the notes of a forecast say from when. */
function editionFor<T>(instrument: Instrument<T>, payDate: CivilDate): Dated<T> {
  const found = inForce(instrument, payDate);
  return found.ok ? found.value : instrument.editions.at(-1)!;
}
