import type { ContractFault } from '../contract';

/** The three body shapes of spec 7.1. */
export type Shape = 'detail' | 'validation' | 'error';

/**
 * Every way in which this service answers "no", in one table. The shapes are those of spec 7.1; where the spec names
 * no shape, what the request got wrong says `detail` and what the service could not do says `error`.
 */
export const problemTable = {
  'bad-request': { status: 400, shape: 'detail', title: 'Bad Request' },
  'not-authenticated': { status: 401, shape: 'detail', title: 'Not authenticated' },
  forbidden: { status: 403, shape: 'detail', title: 'Forbidden' },
  'not-found': { status: 404, shape: 'detail', title: 'Not Found' },
  'method-not-allowed': { status: 405, shape: 'detail', title: 'Method Not Allowed' },
  'request-timeout': { status: 408, shape: 'detail', title: 'Request Timeout' },
  conflict: { status: 409, shape: 'detail', title: 'Conflict' },
  'precondition-failed': { status: 412, shape: 'detail', title: 'Precondition Failed' },
  'payload-too-large': { status: 413, shape: 'detail', title: 'Payload Too Large' },
  'unsupported-media-type': { status: 415, shape: 'detail', title: 'Unsupported Media Type' },
  'expectation-failed': { status: 417, shape: 'detail', title: 'Expectation Failed' },
  unprocessable: { status: 422, shape: 'detail', title: 'Unprocessable Content' },
  'invalid-request': { status: 422, shape: 'validation', title: 'Request validation failed' },
  'burst-limited': { status: 429, shape: 'detail', title: 'Too Many Requests' },
  'rate-limited': { status: 429, shape: 'error', title: 'Rate limit exceeded' },
  'header-too-large': { status: 431, shape: 'detail', title: 'Request Header Fields Too Large' },
  internal: { status: 500, shape: 'error', title: 'Internal Server Error' },
  unavailable: { status: 503, shape: 'error', title: 'Service Unavailable' },
} as const satisfies Record<string, { status: number; shape: Shape; title: string }>;

export type ProblemKind = keyof typeof problemTable;

/** An answer "no": which one, in words, and whatever headers belong to it. */
export interface Problem<S extends number = number> {
  readonly problem: ProblemKind;
  /** Only for the compiler: a handler may answer only with statuses that its route declares. */
  readonly status?: S;
  readonly detail: string;
  readonly faults?: readonly ContractFault[];
  readonly headers?: Readonly<Record<string, string>>;
}

type StatusOf<K extends ProblemKind> = (typeof problemTable)[K]['status'];

export function problem<K extends ProblemKind>(
  kind: K,
  detail: string = problemTable[kind].title,
  headers?: Readonly<Record<string, string>>,
): Problem<StatusOf<K>> {
  return { problem: kind, detail, ...(headers === undefined ? {} : { headers }) };
}

/** A request that does not fit its contract: 422 with one line per fault. */
export function invalidRequest(faults: readonly ContractFault[]): Problem<422> {
  const count = faults.length === 1 ? '1 problem' : `${faults.length} problems`;
  return { problem: 'invalid-request', detail: `Request validation failed: ${count}`, faults };
}

export function isProblem(answer: object): answer is Problem {
  return 'problem' in answer;
}
