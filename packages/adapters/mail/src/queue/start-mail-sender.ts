import { sendDueLetters, type SendingDependencies } from './send-due-letters';

export interface RunningMailSender {
  /** Looks at once instead of at the next turn. */
  wake(): void;
  stop(): Promise<void>;
}

export interface MailSenderOptions extends SendingDependencies {
  readonly everyMs?: number;
  readonly onSent?: (report: { readonly sent: number; readonly failed: number }) => void;
  readonly onTrouble: (error: unknown) => void;
}

/** Sends due letters now and then, one pass at a time. Trouble ends a pass, never the sender. */
export function startMailSender(options: MailSenderOptions): RunningMailSender {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  const pass = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      try {
        const report = await sendDueLetters(options);
        if (report.sent + report.failed > 0) options.onSent?.(report);
      } catch (error) {
        options.onTrouble(error);
      }
    } while (isAskedAgain && !isStopped);
  };
  const wake = () => {
    if (isStopped) return;
    isAskedAgain = true;
    running ??= pass().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(wake, options.everyMs ?? 30_000);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
