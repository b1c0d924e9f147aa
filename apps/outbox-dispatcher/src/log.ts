import { createLogger, format, transports, type Logger } from 'winston';

/** JSON lines on standard output. The worker logs kinds of trouble, never bodies, headers or addresses with secrets. */
export function createLog(level: string): Logger {
  return createLogger({
    level: level === 'silent' ? 'error' : level,
    silent: level === 'silent',
    format: format.combine(format.timestamp(), format.json()),
    transports: [new transports.Console()],
  });
}
