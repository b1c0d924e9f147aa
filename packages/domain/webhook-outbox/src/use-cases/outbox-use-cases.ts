import { inspectDelivery } from './inspect-delivery';
import type { OutboxDependencies } from './outbox-dependencies';
import { listDeliveries, listEndpoints, readEndpoint } from './read-endpoints';
import { readFeed } from './read-feed';
import { registerEndpoint } from './register-endpoint';
import { removeEndpoint } from './remove-endpoint';
import { pingEndpoint, resendDelivery } from './send-extra';
import { updateEndpoint } from './update-endpoint';

export type OutboxUseCases = ReturnType<typeof outboxUseCases>;

/** Every use case of this package on one set of dependencies, for a composition root. */
export function outboxUseCases(deps: OutboxDependencies) {
  return {
    inspectDelivery: inspectDelivery(deps),
    listDeliveries: listDeliveries(deps),
    listEndpoints: listEndpoints(deps),
    pingEndpoint: pingEndpoint(deps),
    readEndpoint: readEndpoint(deps),
    readFeed: readFeed(deps),
    registerEndpoint: registerEndpoint(deps),
    removeEndpoint: removeEndpoint(deps),
    resendDelivery: resendDelivery(deps),
    updateEndpoint: updateEndpoint(deps),
  };
}
