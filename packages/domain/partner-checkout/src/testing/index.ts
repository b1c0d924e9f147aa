export { checkoutStoresContract, type OpenedCheckoutStores } from './checkout-stores-contract';
export { memoryCheckout, type MemoryCheckout } from './memory-checkout';
