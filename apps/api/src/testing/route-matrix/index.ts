export { matrixRows, type BearerRow, type MatrixRow, type PageRow } from './matrix-rows';
export {
  parametersOf,
  startMatrixFixture,
  type Answer,
  type Household,
  type MatrixFixture,
  type Operation,
} from './matrix-fixture';
