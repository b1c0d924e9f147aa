export { invaliditySegment, type EndedByInvalidity } from './invalidity-segment';
export { preJuly1983Segment } from './pre-july-1983-segment';
export { etpTaxFreeComponent, type TaxFreeComponentRules } from './tax-free-component-rules';
