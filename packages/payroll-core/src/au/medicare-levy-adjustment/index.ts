export { addMedicareLevySurcharge } from './add-medicare-levy-surcharge';
export { adjustMedicareLevy, type Family } from './adjust-medicare-levy';
export {
  medicareLevyFigures,
  medicareLevySurchargeTiers,
  type AdjustedScale,
  type MedicareLevyFigures,
  type MedicareLevySurchargeTier,
  type ShadeInAndOut,
} from './medicare-levy-figures';
