import { cancelOrder } from './cancel-order';
import { cancelTrial } from './cancel-trial';
import { checkAvailability } from './check-availability';
import type { CheckoutDependencies } from './checkout-dependencies';
import { closeEnded } from './close-ended';
import { listTrials } from './list-trials';
import { placeOrder, previewOrder } from './place-order';
import { createProduct, listProducts, retireProduct } from './products';
import { listOrders, readOrder } from './read-orders';
import { startTrial } from './start-trial';
import { previewUpgrade, upgradeOrder } from './upgrade-order';

export type CheckoutUseCases = ReturnType<typeof checkoutUseCases>;

/** Every use case of this package on one set of dependencies, for a composition root. */
export function checkoutUseCases(deps: CheckoutDependencies) {
  return {
    cancelOrder: cancelOrder(deps),
    cancelTrial: cancelTrial(deps),
    checkAvailability: checkAvailability(deps),
    closeEnded: closeEnded(deps),
    createProduct: createProduct(deps),
    listOrders: listOrders(deps),
    listProducts: listProducts(deps),
    listTrials: listTrials(deps),
    placeOrder: placeOrder(deps),
    previewOrder: previewOrder(deps),
    previewUpgrade: previewUpgrade(deps),
    readOrder: readOrder(deps),
    retireProduct: retireProduct(deps),
    startTrial: startTrial(deps),
    upgradeOrder: upgradeOrder(deps),
  };
}
