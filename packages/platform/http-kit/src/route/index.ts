export {
  answer,
  answerList,
  answerEither,
  answerListOfEither,
  answerNothing,
  answerOpen,
  answerOrRaw,
  answerRaw,
  answerRedirect,
  type Answer,
  type EmptyAnswer,
  type HeaderValues,
  type JsonAnswer,
  type JsonOrRawAnswer,
  type OpenJsonAnswer,
  type RawAnswer,
} from './answer';
export {
  bearer,
  company,
  everyone,
  session,
  type Auth,
  type BearerAuth,
  type CompanyNeed,
  type SessionAuth,
  type SessionNeeds,
} from './auth';
export { routeFinder } from './find-route';
export { form, json, jsonList, optionalJson, urlencoded, type BodyContract } from './body';
export { JsonText } from './json-text';
export { byPath, expressPath, pathGroup } from './express-path';
export type { PageSecurity, SentForm } from './page-security';
export { pathSegments, type PathSegment } from './path-segments';
export { rateClasses, type RateClass } from './rate-class';
export type { RequestContext } from './request-context';
export {
  route,
  type AnyReply,
  type ErrorStatus,
  type ProtocolErrors,
  type ProtocolErrorReply,
  type Method,
  type PermissionNeed,
  type Route,
} from './route';
export { routeTable, type RouteTable } from './route-table';
