// payroll-core as an engine of the line protocol: whole pays by its public calculators, as any user would ask it.
import { createInterface } from 'node:readline';
import { au, nz } from 'payroll-core';

const auPeriods = { weekly: 'WEEKLY', fortnightly: 'FORTNIGHTLY', monthly: 'MONTHLY', quarterly: 'QUARTERLY' };
const nzPeriods = { weekly: 'WEEKLY', fortnightly: 'FORTNIGHTLY', 'four-weekly': 'FOUR_WEEKLY', monthly: 'MONTHLY' };
const known = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true };
const scales = {
  1: { ...known, claimsTaxFreeThreshold: false },
  2: known,
  3: { ...known, residency: 'foreign', claimsTaxFreeThreshold: false },
  4: { ...known, taxFileNumber: 'not-quoted', claimsTaxFreeThreshold: false },
  5: { ...known, medicareLevyExemption: 'full' },
  6: { ...known, medicareLevyExemption: 'half' },
};
const hours = (amount) => [{ description: 'Pay', units: 'hours', value: '1', rate: amount }];

const kinds = {
  'au.withholding'({ payDate, scale, frequency, earnings, studyLoan = false }) {
    const taxDeclaration = { ...scales[scale], hasStudyLoan: studyLoan };
    const pay = au.calculatePay({
      payDate,
      payPeriod: auPeriods[frequency],
      employee: { taxDeclaration },
      hours: hours(earnings),
    });
    return pay.ok ? { withheld: pay.value.tax } : undefined;
  },
  'au.super-guarantee'({ payDate, earnings }) {
    const employee = { taxDeclaration: known, dateOfBirth: '1990-01-01' };
    const pay = au.calculatePay({ payDate, payPeriod: 'WEEKLY', employee, hours: hours(earnings) });
    return pay.ok ? { superGuarantee: pay.value.super } : undefined;
  },
  'nz.paye': (question) => nzPay(question, ({ paye }) => ({ paye })),
  'nz.student-loan': (question) => nzPay(question, ({ nzStudentLoan }) => ({ deduction: nzStudentLoan })),
};

function nzPay({ payDate, taxCode, frequency, pay }, read) {
  const employee = taxCode === 'ND' ? { noDeclaration: true } : { nzTaxCode: taxCode };
  const result = nz.calculatePay({
    payDate,
    payPeriod: nzPeriods[frequency],
    employee: { ...employee, kiwisaverOptedOut: true },
    hours: hours(pay),
  });
  return result.ok ? read(result.value) : undefined;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, kind, question } = JSON.parse(line);
  const answer = kinds[kind]?.(question);
  console.log(JSON.stringify(answer === undefined ? { id, unsupported: true } : { id, answer }));
}
