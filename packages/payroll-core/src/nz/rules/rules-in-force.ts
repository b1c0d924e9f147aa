import type { CivilDate } from '../../calendar/civil-date';
import { accepted, type Result } from '../../refusal/result';
import type { Refusal } from '../../refusal/refusal';
import { inForce, withoutFigures, type InForceOptions, type Instrument } from '../../statutory/instrument';
import type { Dated } from '../../statutory/dated';
import { accEarnersLevy, type AccEarnersLevy } from '../acc-earners-levy/acc-earners-levy';
import { childSupport, type ChildSupport } from '../child-support/child-support';
import { esct, type Esct } from '../esct/esct';
import { extraPays, type ExtraPays } from '../extra-pays/extra-pays';
import { firstWeekCompensation, type FirstWeekCompensation } from '../first-week-compensation/first-week-compensation';
import { holidays, type Holidays } from '../holidays/holidays';
import {
  independentEarnerCredit,
  type IndependentEarnerCredit,
} from '../independent-earner-credit/independent-earner-credit';
import { kiwisaver, type KiwiSaver } from '../kiwisaver/kiwisaver';
import { minimumWage, type MinimumWage } from '../minimum-wage/minimum-wage';
import { paye, type Paye } from '../paye/paye';
import { payrollGiving, type PayrollGiving } from '../payroll-giving/payroll-giving';
import { schedularPayments, type SchedularPayments } from '../schedular-payments/schedular-payments';
import { studentLoan, type StudentLoan } from '../student-loan/student-loan';

/** Every edition a New Zealand pay may stand on, chosen once by its pay date. */
export interface NzRules {
  readonly payDate: CivilDate;
  /** The first day on which one of the editions stops being confirmed is the day after this one. */
  readonly confirmedUntil: CivilDate;
  readonly paye: Dated<Paye>;
  readonly credit: Dated<IndependentEarnerCredit>;
  readonly levy: Dated<AccEarnersLevy>;
  readonly studentLoan: Dated<StudentLoan>;
  readonly kiwisaver: Dated<KiwiSaver>;
  readonly esct: Dated<Esct>;
  readonly extraPays: Dated<ExtraPays>;
  readonly schedular: Dated<SchedularPayments>;
  readonly holidays: Dated<Holidays>;
  readonly childSupport: Dated<ChildSupport>;
  readonly payrollGiving: Dated<PayrollGiving>;
  readonly minimumWage: Dated<MinimumWage>;
  readonly firstWeekCompensation: Dated<FirstWeekCompensation>;
}

/** Looks editions up one by one and remembers the first that is missing. */
class Lookup {
  refusal: Refusal | undefined;
  confirmedUntil: CivilDate | undefined;

  constructor(
    private readonly payDate: CivilDate,
    private readonly options: InForceOptions,
  ) {}

  find<T>(instrument: Instrument<T>): Dated<T> {
    const found = inForce(instrument, this.payDate, this.options);
    if (!found.ok) {
      this.refusal ??= found.error;
      // Never read: whoever looked up asks for the refusal first.
      return instrument.editions[0]!;
    }
    const { confirmedUntil } = found.value;
    if (this.confirmedUntil === undefined || confirmedUntil < this.confirmedUntil) this.confirmedUntil = confirmedUntil;
    return found.value;
  }
}

/** The law of a pay date, or the reason why there is none. */
export function nzRulesInForce(payDate: CivilDate, options: InForceOptions = {}): Result<NzRules> {
  const lookup = new Lookup(payDate, options);
  const rules = {
    payDate,
    paye: lookup.find(paye),
    credit: lookup.find(independentEarnerCredit),
    levy: lookup.find(accEarnersLevy),
    studentLoan: lookup.find(studentLoan),
    kiwisaver: lookup.find(kiwisaver),
    esct: lookup.find(esct),
    extraPays: lookup.find(extraPays),
    schedular: lookup.find(schedularPayments),
    holidays: lookup.find(holidays),
    childSupport: lookup.find(childSupport),
    payrollGiving: lookup.find(payrollGiving),
    minimumWage: lookup.find(minimumWage),
    firstWeekCompensation: lookup.find(firstWeekCompensation),
    confirmedUntil: lookup.confirmedUntil ?? payDate,
  };
  return lookup.refusal === undefined ? accepted(rules) : withoutFigures(lookup.refusal);
}

/** The parameter files of a pay date, `nz.paye@2024-07-31`: with them a stored pay can be replayed. */
export function editionsOf(rules: NzRules): readonly string[] {
  return [
    rules.paye.id,
    rules.credit.id,
    rules.levy.id,
    rules.studentLoan.id,
    rules.kiwisaver.id,
    rules.esct.id,
    rules.extraPays.id,
    rules.schedular.id,
    rules.holidays.id,
    rules.childSupport.id,
    rules.payrollGiving.id,
    rules.minimumWage.id,
    rules.firstWeekCompensation.id,
  ];
}
