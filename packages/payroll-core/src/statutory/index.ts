export type { Dated, LegalSource, ParameterFile } from './dated';
export { defineInstrument, inForce, type InForceOptions, type Instrument, type LawOf } from './instrument';
