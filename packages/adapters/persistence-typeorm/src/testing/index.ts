export { openTestDatabase, type TestDatabase } from './open-test-database';
export { sqliteEngine, testEngines, testEnginesLine, type TestEngine, type TestPlace } from './test-engines';
export { findingsInside, tablesUnderTest } from './verify-inside';
export { testKeys } from './test-keys';
