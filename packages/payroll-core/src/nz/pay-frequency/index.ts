export { nzPayFrequencies, paysInYear, type NzPayFrequency } from './pay-frequency';
