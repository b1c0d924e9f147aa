import { problem, type problemTable, type Problem, type ProblemKind } from './problem';

/**
 * What a domain's refusals mean over HTTP. An area writes its table with `satisfies Record<ItsCode, …>`, so that a new
 * code does not compile until someone has chosen its answer:
 *
 * @example
 * const answers = {
 *   'employee/already-deleted': 'conflict',
 *   'employee/unknown': 'bad-request',
 * } as const satisfies RefusalAnswers<EmployeeRefusalCode>;
 */
export type RefusalAnswers<Code extends string> = Readonly<Record<Code, DomainProblem>>;

/** The kinds of "no" that a domain can mean; the others belong to HTTP itself. */
export type DomainProblem = Extract<
  ProblemKind,
  'bad-request' | 'forbidden' | 'not-found' | 'conflict' | 'precondition-failed' | 'unprocessable'
>;

export function refusalAnswer<Code extends string, K extends DomainProblem>(
  answers: Readonly<Record<Code, K>>,
  refusal: { readonly code: Code; readonly message: string },
): Problem<(typeof problemTable)[K]['status']> {
  return problem<K>(answers[refusal.code], refusal.message);
}
