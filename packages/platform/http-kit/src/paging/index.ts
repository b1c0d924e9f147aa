export { readCursor, writeCursor, type NameCursor } from './name-cursor';
