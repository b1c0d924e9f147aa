export {
  invalidRequest,
  isProblem,
  problem,
  problemTable,
  type Problem,
  type ProblemKind,
  type Shape,
} from './problem';
export { problemBody, problemDetails } from './problem-body';
export { refusalAnswer, type DomainProblem, type RefusalAnswers } from './refusal-answer';
