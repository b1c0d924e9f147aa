import { randomUUID } from 'node:crypto';
import type { ReleaseScope } from './release-scope';
import type { Settings } from '@anz-payroll/configuration';
import type { Clock, Tracer } from '@anz-payroll/kernel';
import type { RunningWorker } from '@anz-payroll/kernel/worker';
import {
  filingUseCases,
  lodgeDue,
  type FilingUseCases,
  type LodgementAnswer,
  type LodgementService,
  type OnAttempt,
} from '@anz-payroll/filing';
import { folderSimulator, httpGateway, startLodging } from '@anz-payroll/lodgement';
import {
  bindAnnouncements,
  bindFiling,
  bindPayRuns,
  type Database,
  type Transaction,
} from '@anz-payroll/persistence-typeorm';

/** What is filed, and the queue of messages to the tax office. */
export interface Filing {
  readonly filing: FilingUseCases;
  readonly lodging: {
    /** Runs the queue in this process until it is stopped. */
    start(onTrouble: (error: unknown) => void): RunningWorker;
    /** One pass: everything that is due now. Answers how many attempts were made. */
    once(onAttempt?: OnAttempt): Promise<number>;
  };
}

interface FilingParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly releases: Pick<ReleaseScope, 'over' | 'overPays' | 'announcing'>;
  readonly tracer?: Tracer | undefined;
}

export function openFiling({ settings, database, clock, releases, tracer }: FilingParts): Filing {
  let wake: () => void = () => undefined;
  const bindAll = (tx: Transaction) =>
    releases.overPays(bindFiling(tx, releases.announcing(bindAnnouncements(tx, clock))), bindPayRuns(tx, clock));
  const unitOfWork = releases.over(database.unitOfWork(bindAll));
  const receiver = lodgementService(settings);
  const service: LodgementService =
    tracer === undefined
      ? receiver
      : { ...receiver, lodge: (message) => tracer.span('lodge', () => receiver.lodge(message), outcomeOf) };
  return {
    filing: filingUseCases({
      unitOfWork,
      reading: database.reading(bindAll),
      clock,
      ids: { uuid: randomUUID },
      softwareId: settings.softwareId,
      receiver: isSimulatorRefused(settings) ? 'none' : service.receiver,
      wake: () => wake(),
    }),
    lodging: {
      start: (onTrouble) => {
        const running = startLodging({ unitOfWork, clock, service, onTrouble });
        wake = () => running.wake();
        return running;
      },
      once: lodgeDue({ unitOfWork, clock, service }),
    },
  };
}

function outcomeOf({ kind }: LodgementAnswer) {
  return { 'payroll.outcome': kind };
}

/** Production must not take a simulator's word for the tax office's, unless it is told to. */
function isSimulatorRefused({ mode, lodgementGatewayUrl, lodgementSimulator }: Settings): boolean {
  if (lodgementGatewayUrl !== undefined || lodgementSimulator === 'on') return false;
  return lodgementSimulator === 'off' || mode === 'production';
}

/** Messages that were queued before wait for a gateway. */
const noReceiver: LodgementService = {
  receiver: 'gateway',
  lodge: () => Promise.resolve({ kind: 'unclear', message: 'The service has no gateway to the tax office.' }),
};

function lodgementService(settings: Settings): LodgementService {
  if (isSimulatorRefused(settings)) return noReceiver;
  return settings.lodgementGatewayUrl === undefined
    ? folderSimulator(settings.lodgementFolder)
    : httpGateway({ url: settings.lodgementGatewayUrl, key: settings.lodgementGatewayKey });
}
