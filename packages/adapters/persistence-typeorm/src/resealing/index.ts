export { countOlderSeals, type OlderSeals } from './count-older-seals';
export { reseal, type Resealing, type ResealOptions, type ResealReport } from './reseal';
export type { SealedColumn } from './sealed-column';
