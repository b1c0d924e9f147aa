export { vectorFiles, type VectorFile } from './kinds';
export { runOwnVector, runVector, type VectorOutcome } from './run-vector';
export type { Computed, Json, JsonObject, Kind, OwnKind, Vector } from './vector';
