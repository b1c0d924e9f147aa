/** What went wrong, by the HTTP status; `other` for a status that this version does not know. */
export type ProblemKind =
  | 'bad-request'
  | 'not-authenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'precondition-failed'
  | 'payload-too-large'
  | 'unsupported-media-type'
  | 'invalid-request'
  | 'rate-limited'
  | 'unavailable'
  | 'internal'
  | 'other';

/** One member of a request that does not fit its contract. */
export interface ValidationFault {
  /** `body[0].date_of_birth` */
  readonly path: string;
  readonly message: string;
  /** `not_a_date` */
  readonly code: string;
}

const kinds: Readonly<Record<number, ProblemKind>> = {
  400: 'bad-request',
  401: 'not-authenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'precondition-failed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  422: 'invalid-request',
  429: 'rate-limited',
  500: 'internal',
  503: 'unavailable',
};

/** A refusal of the service. `kind` tells what to do about it, `faults` which members were wrong. */
export class PayrollProblem extends Error {
  override readonly name = 'PayrollProblem';
  readonly kind: ProblemKind;
  readonly status: number;
  /** Name it when you ask the operator; it is in every log line about the request. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly faults: readonly ValidationFault[];
  /** The body as it came. */
  readonly body: unknown;

  constructor(response: Response, body: unknown) {
    super(messageOf(body) ?? `The service answered ${response.status}`);
    this.kind = kinds[response.status] ?? 'other';
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id') ?? undefined;
    const after = Number(response.headers.get('retry-after') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(after) ? after : undefined;
    this.faults = faultsOf(body);
    this.body = body;
  }
}

/** Whether something that was thrown is a refusal of the service, and of this kind where one is named. */
export function isProblem(error: unknown, kind?: ProblemKind): error is PayrollProblem {
  return error instanceof PayrollProblem && (kind === undefined || error.kind === kind);
}

/** The body of a refusal: JSON, or the page of a proxy in front of the service. */
export async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The three shapes of errors say it as `detail`, `message` or `error`. */
function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const name of ['detail', 'message', 'error_description', 'error']) {
    const text: unknown = Reflect.get(body, name);
    if (typeof text === 'string') return text;
  }
  return undefined;
}

function faultsOf(body: unknown): readonly ValidationFault[] {
  if (typeof body !== 'object' || body === null) return [];
  const list: unknown = Reflect.get(body, 'data') ?? Reflect.get(body, 'errors');
  return Array.isArray(list) ? list.filter(isFault) : [];
}

function isFault(value: unknown): value is ValidationFault {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value && 'code' in value;
}
