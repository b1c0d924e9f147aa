export { editionsOf, nzRulesInForce, type NzRules } from './rules-in-force';
