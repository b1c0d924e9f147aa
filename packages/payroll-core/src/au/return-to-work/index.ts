export { returnToWork, type ReturnToWorkRules } from './return-to-work';
export { withholdFromReturnToWork } from './withhold-from-return-to-work';
