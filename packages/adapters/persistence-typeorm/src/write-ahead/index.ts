export { AheadWriter } from './ahead-writer';
export { WriteAheadPositionTable } from './position-table';
