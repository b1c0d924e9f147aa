export { genuineRedundancy, type GenuineRedundancyRules } from './genuine-redundancy-rules';
export { isGenuineRedundancy, type Dismissal } from './is-genuine-redundancy';
export { taxFreeLimit } from './tax-free-limit';
