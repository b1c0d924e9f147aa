import { createLogger as createWinston, format, transports } from 'winston';
import type { LogFields, Logger } from './logger';
import { redact, redactText } from './redact';
import { currentRequestId } from './request-scope';

export type LogLevel = 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** One JSON object per line: timestamp, level, message, the request it belongs to, and redacted fields. */
export function createLogger(level: LogLevel, destination: NodeJS.WritableStream = process.stdout): Logger {
  const winston = createWinston({
    level: level === 'silent' ? 'error' : level,
    silent: level === 'silent',
    levels: { error: 0, warn: 1, info: 2, debug: 3 },
    format: format.combine(format.timestamp(), format.json()),
    transports: [new transports.Stream({ stream: destination, eol: '\n' })],
  });
  const at =
    (name: 'error' | 'warn' | 'info' | 'debug') =>
    (message: string, fields: LogFields = {}) => {
      if (!winston.isLevelEnabled(name)) return;
      const requestId = currentRequestId();
      winston.log({
        ...(requestId === undefined ? {} : { request_id: requestId }),
        ...withoutReserved(redact(fields) as LogFields),
        level: name,
        message: redactText(message),
      });
    };
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}

/** winston glues a field called `message` to the message, and `level` decides where a line goes. */
function withoutReserved({ message, level, ...fields }: LogFields): LogFields {
  return {
    ...fields,
    ...(message === undefined ? {} : { field_message: message }),
    ...(level === undefined ? {} : { field_level: level }),
  };
}
