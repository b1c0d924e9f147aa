export { independentEarnerCredit, type IndependentEarnerCredit } from './independent-earner-credit';
export { creditAnnualIncome } from './credit-annual-income';
