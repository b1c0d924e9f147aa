export { column, isCode } from './column';
export type { ColumnKind } from './column-kind';
export { defineTable, type Columns } from './define-table';
export { nullable } from './nullable';
export { UnstorableText } from './unstorable-text';
