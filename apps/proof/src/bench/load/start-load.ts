import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { removeLater } from '../left-behind';
import type { LoadAnswer, LoadDone, LoadJob } from './load-job';

export interface Load {
  run(job: LoadJob): Promise<LoadDone>;
  stop(): Promise<void>;
}

export function startLoad(): Load {
  const child = fork(join(__dirname, 'load-main.js'), [], { execArgv: [] });
  return {
    run: async (job) => {
      const answered = once(child, 'message') as Promise<[LoadAnswer]>;
      child.send(job);
      const [answer] = await answered;
      if ('error' in answer) throw new Error(answer.error);
      return answer.done;
    },
    stop: removeLater(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }),
  };
}
