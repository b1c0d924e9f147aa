export { addForExtraPay } from './add-for-extra-pay';
export { extraPayBands, type ExtraPayBand, type ExtraPayBands, type ExtraPayFrequency } from './extra-pay-bands';
