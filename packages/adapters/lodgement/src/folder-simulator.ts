import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LodgementAnswer, LodgementService } from '@anz-payroll/filing';
import { makeFolder } from '@anz-payroll/kernel/folders';
import { simulatedFaults } from './simulated-faults';

/**
 * Takes the place of the tax office where there is no gateway: keeps each message as a file in a folder, beside it what
 * it made of it, and accepts or rejects by checks of its own. Every answer says that it is a simulator. The same message
 * twice is the same two files, so sending again changes nothing.
 */
export function folderSimulator(folder: string): LodgementService {
  return {
    receiver: 'simulator',
    lodge: async ({ messageId, body }) => {
      if (!/^[\w-]{1,64}$/.test(messageId)) return rejected(['the message id is no file name']);
      const faults = simulatedFaults(messageId, body);
      const answer = faults.length === 0 ? accepted : rejected(faults);
      try {
        await makeFolder(folder, 0o700);
        await keep(folder, `${messageId}.json`, body);
        await keep(folder, `${messageId}.answer.json`, `${JSON.stringify(answer, null, 2)}\n`);
        return answer;
      } catch (error) {
        const code = (error as { code?: unknown }).code;
        return { kind: 'unclear', message: `The lodgement folder cannot be written (${String(code)}).` };
      }
    },
  };
}

const accepted: LodgementAnswer = {
  kind: 'accepted',
  message: 'Simulator: the message passed its checks and was kept in a folder; nothing was sent to the tax office.',
};

function rejected(faults: readonly string[]): LodgementAnswer {
  return {
    kind: 'rejected',
    message: `Simulator: rejected, nothing was sent to the tax office: ${faults.join('; ')}.`,
  };
}

/** A reader sees the whole file or none. Tax file numbers are in it, so only the owner may read it. */
async function keep(folder: string, name: string, text: string): Promise<void> {
  const partial = join(folder, `.${name}.partial`);
  await writeFile(partial, text, { encoding: 'utf8', mode: 0o600 });
  await rename(partial, join(folder, name));
}
