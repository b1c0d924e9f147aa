export { deleteVersioned } from './delete-versioned';
export { insertRow, type NewRow } from './insert-row';
export { insertRows } from './insert-rows';
export { marksFor, readRows } from './read-rows';
export { updateVersioned } from './update-versioned';
