export { createLogger, type LogLevel } from './create-logger';
export type { LogFields, Logger } from './logger';
export { redact, redactText } from './redact';
export { currentRequestId, withRequestId } from './request-scope';
