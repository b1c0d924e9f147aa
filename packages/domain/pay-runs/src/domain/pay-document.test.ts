import type { StoredDocument } from '@anz-payroll/companies';
import auFinalPay from '../testing/stored-documents/version-1/au-final-pay.json';
import auPayOfSecondDepartment from '../testing/stored-documents/version-1/au-pay-of-second-department.json';
import auPay from '../testing/stored-documents/version-1/au-pay.json';
import answerBatch from '../testing/stored-documents/version-1/answer-batch.json';
import answerEnd from '../testing/stored-documents/version-1/answer-end.json';
import answerPays from '../testing/stored-documents/version-1/answer-pays.json';
import nzFinalPay from '../testing/stored-documents/version-1/nz-final-pay.json';
import nzPay from '../testing/stored-documents/version-1/nz-pay.json';
import type { AwardCheck } from './award-check';
import { calculatePay } from './calculate-pay';
import type { CalculationInput } from './calculation-input';
import {
  answerDocument,
  calculationInputDocument,
  upgradeAnswerDocument,
  upgradeCalculationInput,
  upgradePayDocument,
  withVerdictOf,
} from './pay-document';

/** Documents as the database held them before they carried a version. */
const version1: readonly (readonly [string, { readonly body: StoredDocument; readonly grounds: StoredDocument }])[] = [
  ['an Australian pay with every kind of row', auPay],
  ['a pay that shares the tax of its period', auPayOfSecondDepartment],
  ['an Australian final pay', auFinalPay],
  ['a New Zealand pay', nzPay],
  ['a New Zealand final pay', nzFinalPay],
];

describe('stored pays of version 1', () => {
  it.each(version1)('%s is calculated from its stored input to its stored figures', (_name, { body, grounds }) => {
    const stored = upgradePayDocument(body);
    const again = calculatePay(upgradeCalculationInput(grounds));
    if (!again.ok) throw new Error(again.error.message);
    // Members and warnings that came later stand beside; every figure that was stored is found again.
    const { warnings: _said, parameterFiles: _files, ...result } = stored.result;
    expect(again.value.figures.result).toMatchObject(result);
    const { warnings: _also, ...termination } = stored.termination ?? { warnings: [] };
    expect(again.value.figures.termination ?? {}).toMatchObject(termination);
    expect(Object.keys(again.value.explain())).toEqual(expect.arrayContaining(['gross', 'tax', 'net']));
  });

  // Fair Work Act 2009 ss 86, 95: the National Employment Standards know annual leave and personal leave. The Holidays Act
  // 2003 s 62 knows sick leave.
  it.each([
    ['AU', auPay, ['Annual leave', 'Personal leave', 'Long service leave']],
    ['NZ', nzPay, ['Annual holidays', 'Sick leave', 'Alternative holidays']],
  ] as const)('names the balances of leave by the law of %s', (_country, { body, grounds }, names) => {
    const again = calculatePay(upgradeCalculationInput(grounds));
    if (!again.ok) throw new Error(again.error.message);
    for (const { leaveBalanceRows } of [upgradePayDocument(body).result, again.value.figures.result]) {
      expect(leaveBalanceRows.slice(0, 3).map(({ name }) => name)).toEqual(names);
    }
  });

  it('keeps an input that is stored again', () => {
    const input = upgradeCalculationInput(auPay.grounds);
    expect(upgradeCalculationInput(calculationInputDocument(input))).toEqual(input);
    expect(input).not.toHaveProperty('documentVersion');
  });

  it('stores the verdict on an award once, and calculates the same from what is stored', () => {
    const awardCheck = { verdict: 'short', shortBy: '12.5' } as unknown as AwardCheck;
    const input = { ...upgradeCalculationInput(auPay.grounds), awardCheck } as CalculationInput;
    const { result } = upgradePayDocument(auPay.body);
    const pay = { result: { ...result, awardCheck } } as Parameters<typeof withVerdictOf>[0];
    const stored = calculationInputDocument(input);
    expect(stored).not.toHaveProperty('awardCheck');
    expect(withVerdictOf(pay, upgradeCalculationInput(stored))).toEqual(input);
    // Earlier pays hold it in both places, those without an award in none.
    expect(withVerdictOf(pay, input)).toEqual(input);
    expect(withVerdictOf({ result }, upgradeCalculationInput(auPay.grounds))).not.toHaveProperty('awardCheck');
  });

  it.each([answerPays, answerEnd, answerBatch])('answers under idempotency keys read as they were', (answer) => {
    expect(upgradeAnswerDocument(answer)).toEqual(answer);
    expect(upgradeAnswerDocument(answerDocument(answer))).toEqual(answer);
  });

  it('refuses a version that a later program wrote', () => {
    expect(() => upgradePayDocument({ documentVersion: 99 })).toThrow('has version 99');
  });
});
