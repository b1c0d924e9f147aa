import type { Service } from 'composition';
import type { Logger } from './logging';

/** Runs the queue of lodgements beside requests, unless another process does. Answers how to stop. */
export function lodgeInside({ settings, lodging }: Service, log: Logger): () => Promise<void> {
  if (!settings.lodging) return () => Promise.resolve();
  const running = lodging.start((error) => log.warn('lodging goes on after trouble', { error }));
  return () => running.stop();
}
