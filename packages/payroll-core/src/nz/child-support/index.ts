export { childSupport, type ChildSupport } from './child-support';
export { mostUnderOrders, type NetForOrders } from './most-under-orders';
