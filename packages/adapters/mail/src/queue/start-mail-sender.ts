import { startWorker, type RunningWorker } from '@anz-payroll/kernel/worker';
import { sendDueLetters, type SendingDependencies, type SendingReport } from './send-due-letters';

export interface MailSenderOptions extends SendingDependencies {
  /** Told of every pass that attempted something. */
  readonly onSent?: (report: SendingReport) => void;
  readonly onTrouble: (error: unknown) => void;
}

const twiceAMinute = '*/30 * * * * *';

/** Sends due letters from this process until it is stopped, one pass at a time. */
export function startMailSender(options: MailSenderOptions): RunningWorker {
  const pass = async (): Promise<void> => {
    const report = await sendDueLetters(options);
    if (report.sent + report.failed > 0) options.onSent?.(report);
  };
  return startWorker({ name: 'mail', every: twiceAMinute, pass, onTrouble: options.onTrouble });
}
