export { monthsCovered } from './months-covered';
export { monthOfPay, withholdFromSpreadBonus } from './withhold-from-spread-bonus';
