import type { Request } from 'express';
import express from 'express';
import { accepts } from './accepts';

/** A request as Express sees it, with this header. */
function asking(accept: string | undefined): Request {
  return Object.create(express.request, {
    headers: { value: accept === undefined ? {} : { accept } },
  }) as Request;
}

const types = ['application/pdf', 'application/json'] as const;

// RFC 9110 section 12.5.1: weights decide; of equal weights, the range that is named first.
test.each([
  [undefined, 'application/pdf'],
  ['*/*', 'application/pdf'],
  ['application/pdf', 'application/pdf'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/pdf'],
  ['application/json', 'application/json'],
  ['Application/JSON; charset=utf-8', 'application/json'],
  ['application/json, application/pdf', 'application/json'],
  ['application/pdf, application/json', 'application/pdf'],
  ['application/json;q=0.9, application/pdf;q=0.5', 'application/json'],
  ['application/json;q=0.2, application/pdf', 'application/pdf'],
  ['application/json;q=0', undefined],
  ['text/html', undefined],
])('Accept: %s gets %s', (accept, expected) => expect(accepts(asking(accept), types)).toBe(expected));
