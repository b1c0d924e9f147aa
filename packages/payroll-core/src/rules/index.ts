/** The statutory values as data: what is in force on a day, and what changes between two. */
export type { ChangedValue } from './changed-values';
export { readDraft } from './read-draft';
export { compareRules, type ChangedRule, type ComparedRules } from './compare-rules';
export { type Edition, type RulesCountry } from './edition';
export { rulesInForce, type RulesOnDay, type RuleWithoutValues } from './rules-in-force';
