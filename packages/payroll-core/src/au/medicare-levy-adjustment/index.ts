export { adjustMedicareLevy, type Family } from './adjust-medicare-levy';
export {
  medicareLevyFigures,
  type AdjustedScale,
  type MedicareLevyFigures,
  type ShadeInAndOut,
} from './medicare-levy-figures';
