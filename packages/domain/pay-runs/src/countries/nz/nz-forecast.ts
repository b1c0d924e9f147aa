import { add, asNzd, decimal, divide, multiply, subtract, toCents, whole, type Decimal } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { CountryForecast } from '../country-forecast';
import { editionFor } from '../edition-for';

/** Four weeks of annual holidays in a year of 52: what leave costs, since the pay itself accrues none. @law Holidays Act 2003 s 16 */
const HOLIDAYS_OF_YEAR = divide(whole(4), whole(52), 10, 'half-up');

/** What a forecast asks about pays in New Zealand. */
export const nzForecast: CountryForecast<'NZ'> = {
  forecastPay: ({ result }) => {
    const gross: Decimal = decimal(result.gross);
    const withheld: Decimal = decimal(result.taxPlusStudentLoan);
    const total: Decimal = decimal(result.totalKiwiSaver);
    return {
      amounts: {
        gross,
        tax: decimal(result.tax),
        net: decimal(result.net),
        super: total,
        cost: add<Decimal>(gross, decimal(result.kiwisaverEmployerAmount)),
      },
      cash: {
        wages: subtract<Decimal>(subtract<Decimal>(gross, withheld), decimal(result.kiwisaverEmployeeAmount)),
        tax: add<Decimal>(withheld, decimal(result.kiwisaverEsctAmount)),
        super: total,
      },
      leaveAdded: toCents(multiply<Decimal>(gross, HOLIDAYS_OF_YEAR)),
    };
  },
  standingItems: ({ deductions = [] }) => ({ deductions }),
  taxDue: (payDate, inYear) => {
    const filing = editionFor(nz.paydayFiling, payDate);
    return nz.payableByWorkingDay(nz.paymentDueDate(payDate, nz.employerSize(asNzd(inYear), filing), filing), filing)
      .value;
  },
  // Inland Revenue collects KiwiSaver with PAYE.
  contributionsDue: () => undefined,
  taxPayment: 'PAYE at Inland Revenue',
  contributionPayment: 'KiwiSaver at Inland Revenue',
};
