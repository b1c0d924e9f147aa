export { bindCheckout, type CheckoutNeighbours } from './bind-checkout';
export { checkoutTables } from './checkout-tables';
