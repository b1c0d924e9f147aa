/** The payroll API from TypeScript: `payrollClient`, OAuth, paging, errors as types. Verifying webhooks is the entry `payroll-client/webhooks`. */
export { payrollClient, type PayrollApi, type PayrollClient, type PayrollClientOptions } from './payroll-client';
export { isProblem, PayrollProblem, type ProblemKind, type ValidationFault } from './payroll-problem';
export { result } from './result';
export { eventsFrom, pagesByLink, pagesByOffset, type ListedEvent } from './paging';
export { toSendable, type OperationWithBody } from './to-sendable';
export { retryingFetch, type RetryOptions } from './retrying-fetch';
export {
  beginLogin,
  finishLogin,
  machineTokens,
  refreshingTokens,
  revokeTokens,
  type Application,
  type LoginInProgress,
  type Tokens,
  type TokenSource,
} from './oauth';
export { operations } from './generated/operations';
export type { components, paths } from './generated/api';
