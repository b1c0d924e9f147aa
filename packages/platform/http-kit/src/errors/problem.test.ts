import {
  invalidRequest,
  problem,
  problemBody,
  problemTable,
  refusalAnswer,
  type ProblemKind,
  type RefusalAnswers,
} from '.';

describe('the three shapes of spec 7.1', () => {
  // The statuses that the spec names, with the shape it gives them.
  test.each([
    ['bad-request', 400, 'detail'],
    ['not-authenticated', 401, 'detail'],
    ['forbidden', 403, 'detail'],
    ['not-found', 404, 'detail'],
    ['conflict', 409, 'detail'],
    ['unprocessable', 422, 'detail'],
    ['invalid-request', 422, 'validation'],
    ['burst-limited', 429, 'detail'],
    ['rate-limited', 429, 'error'],
    ['internal', 500, 'error'],
  ] as const)('%s is %d with %s', (kind, status, shape) => {
    expect(problemTable[kind]).toMatchObject({ status, shape });
  });

  test('every kind gives exactly one of them', () => {
    for (const kind of Object.keys(problemTable) as ProblemKind[]) {
      const keys = Object.keys(problemBody(problem(kind))).join();
      expect(['detail', 'status_code,message,data', 'error']).toContain(keys);
    }
  });

  test('status_code is 10000 plus the status', () => {
    const fault = { path: 'body[0].date_of_birth', message: 'Expected a day.', code: 'not_a_date' };
    expect(problemBody(invalidRequest([fault]))).toEqual({
      status_code: 10422,
      message: 'Request validation failed: 1 problem',
      data: [fault],
    });
  });

  test("a domain's refusals are answered by its table, which names every code", () => {
    type Code = 'employee/unknown' | 'employee/already-deleted';
    const answers = {
      'employee/unknown': 'bad-request',
      'employee/already-deleted': 'conflict',
    } as const satisfies RefusalAnswers<Code>;
    // @ts-expect-error A code without an answer does not compile.
    const missing = { 'employee/unknown': 'bad-request' } as const satisfies RefusalAnswers<Code>;
    expect(Object.keys(missing)).toHaveLength(1);
    const refused = refusalAnswer(answers, { code: 'employee/already-deleted', message: 'Restore it first.' });
    expect(problemTable[refused.problem].status).toBe(409);
    expect(problemBody(refused)).toEqual({ detail: 'Restore it first.' });
  });
});
