export {
  treatContributionAsPay,
  upliftPay,
  type ContributionAsPay,
  type ContributionOption,
} from './treat-contribution-as-pay';
