export { matrixRows, type BearerRow, type MatrixRow, type PageRow } from './matrix-rows';
export { parametersOf, startMatrixWorld, type Household, type MatrixWorld, type Operation } from './matrix-world';
