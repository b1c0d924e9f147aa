export { deleteVersioned } from './delete-versioned';
export { insertRow, type NewRow } from './insert-row';
export { insertRows, putRows } from './insert-rows';
export { marksFor, readRows, rowReader } from './read-rows';
export { updateVersioned } from './update-versioned';
