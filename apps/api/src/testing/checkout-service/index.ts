export { abnOf, irdNumberOf } from './business-numbers';
export {
  caller,
  partnerScopes,
  startCheckoutService,
  type Caller,
  type CheckoutService,
  type Reply,
} from './checkout-service';
