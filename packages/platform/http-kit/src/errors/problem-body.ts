import { problemTable, type Problem } from './problem';

/** The body in the spec's shape. `status_code` is 10000 plus the HTTP status (spec 7.1). */
export function problemBody({ problem: kind, detail, faults }: Problem): object {
  const { status, shape } = problemTable[kind];
  switch (shape) {
    case 'detail':
      return { detail };
    case 'validation':
      return { status_code: 10_000 + status, message: detail, data: faults ?? [] };
    case 'error':
      return { error: detail };
  }
}

/** RFC 9457, for clients that ask for `application/problem+json`. */
export function problemDetails({ problem: kind, detail, faults }: Problem, requestId: string): object {
  const { status, title } = problemTable[kind];
  return {
    type: `urn:problem:${kind}`,
    title,
    status,
    detail,
    instance: `urn:request:${requestId}`,
    ...(faults === undefined ? {} : { errors: faults }),
  };
}
