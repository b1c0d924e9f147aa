export { promotionalPerformances, type PromotionalPerformanceRules } from './promotional-performances';
export { withholdFromPromotionalPerformer } from './withhold-from-promotional-performer';
