export { deleteRows } from './delete-rows';
export { deleteVersioned } from './delete-versioned';
export { insertEncrypted } from './insert-encrypted';
export { insertRow, type NewRow } from './insert-row';
export { insertUnlessThere } from './insert-unless-there';
export { nextVersion, updateRows } from './update-rows';
export { updateVersioned } from './update-versioned';
