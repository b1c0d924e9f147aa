import { calculatePay, type AuPay, type AuPayEmployee, type AuPayInput } from '../au';

const declaration: AuPayEmployee['taxDeclaration'] = {
  taxFileNumber: 'quoted',
  residency: 'resident',
  claimsTaxFreeThreshold: true,
  hasStudyLoan: false,
  medicareLevyExemption: 'none',
};

/** A resident adult's weekly pay, with what a test wants to be different. */
export function plainPay(
  payDate: string,
  employee: Partial<AuPayEmployee>,
  pay: Omit<Partial<AuPayInput>, 'employee'>,
): AuPay {
  const calculated = calculatePay({
    payDate,
    payPeriod: 'WEEKLY',
    ...pay,
    employee: { taxDeclaration: declaration, ...employee },
  });
  if (!calculated.ok) throw new Error(JSON.stringify(calculated.error));
  return calculated.value;
}

/** So many dollars of ordinary earnings in one line. */
export function ordinaryEarnings(dollars: string): NonNullable<AuPayInput['hours']> {
  return [{ description: 'Ordinary earnings', units: 'dollars', value: dollars, rate: '1' }];
}

/** So many hours of ordinary time in one line. */
export function ordinaryHours(hours: string, rate: string): NonNullable<AuPayInput['hours']> {
  return [{ description: 'Ordinary time', units: 'hours', value: hours, rate }];
}
