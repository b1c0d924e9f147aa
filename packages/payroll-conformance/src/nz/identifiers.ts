import { isIrdNumber, isNzBankAccount, isNzbn, nzBankAlgorithm, parseNzBankAccount } from 'payroll-core/identifiers';
import { onlyKnows, textIn } from '../read-input';
import type { Computed, Vector } from '../vector';

export function irdNumberKind({ inputs }: Vector): Computed {
  onlyKnows(inputs, ['ird_number']);
  return { actual: { valid: isIrdNumber(textIn(inputs, 'ird_number')) } };
}

export function bankAccountKind({ inputs }: Vector): Computed {
  onlyKnows(inputs, ['account']);
  const account = textIn(inputs, 'account');
  const parts = parseNzBankAccount(account);
  return {
    actual: {
      valid: isNzBankAccount(account),
      algorithm: parts === undefined ? undefined : nzBankAlgorithm(parts),
    },
  };
}

export function nzbnKind({ inputs }: Vector): Computed {
  onlyKnows(inputs, ['nzbn']);
  return { actual: { valid: isNzbn(textIn(inputs, 'nzbn')) } };
}
