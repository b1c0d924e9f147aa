import type { Refusal } from 'payroll-core';
import { apiWords } from './api-words';
import type { Refused } from './pays-refusal';

/** Members of the calculation's input that the record and earlier pays fill. */
const notOfTheRequest = ['employee', 'yearToDate', 'usualEarnings'];

/** Why payroll-core gives no pay: the law does not cover the date, the record lacks something, or a row is wrong. */
export function refusedPay(error: Refusal): Refused {
  const code = error.code.startsWith('statutory/')
    ? 'pay/no-law-for-date'
    : error.path === undefined || notOfTheRequest.some((part) => error.path!.startsWith(part))
      ? 'pay/invalid'
      : 'pay/malformed';
  return {
    ok: false,
    error: { code, message: apiWords(error.message), ...(error.path === undefined ? {} : { path: error.path }) },
  };
}

export function refusedTermination(error: Refusal): Refused {
  if (error.code.startsWith('statutory/')) return refusedPay(error);
  const fields = (error.details?.['fields'] ?? error.path ?? '').split(', ').filter((name) => name !== '');
  return {
    ok: false,
    error: {
      code: error.details?.['kind'] === 'schema' ? 'termination/schema' : 'termination/business',
      message: apiWords(error.message),
      ...(error.path === undefined ? {} : { path: error.path }),
      ...(fields.length === 0 ? {} : { fields }),
    },
  };
}
