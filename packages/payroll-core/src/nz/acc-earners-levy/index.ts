export { accEarnersLevy, type AccEarnersLevy } from './acc-earners-levy';
export { levyAnnualIncome } from './levy-annual-income';
export { levyInPay } from './levy-in-pay';
