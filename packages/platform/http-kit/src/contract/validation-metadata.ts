import { getMetadataStorage, useContainer } from 'class-validator';

/**
 * class-validator asks every registered class, for every object it validates, whether that class is a parent of the
 * object's class. With some two hundred contracts that is most of the time of a validation, and the answer never changes
 * once a class is decorated. It is therefore kept after the first request for it (docs/decisions/0401).
 */
export function rememberValidationMetadata(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const found = new WeakMap<object, ReturnType<typeof find>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (groups !== undefined || always || strictGroups) return find(target, schema, always, strictGroups, groups);
    const known = found.get(target);
    if (known !== undefined) return known;
    const metadata = find(target, schema, always, strictGroups, groups);
    found.set(target, metadata);
    return metadata;
  };
}

/**
 * Each field has a validator class of its own, and class-validator looks through the list of all that it has met, some two thousand,
 * each time it validates a field.
 */
export function findValidatorsByClass(): void {
  const validators = new WeakMap<object, object>();
  useContainer({
    get: (validatorClass) => {
      const key = validatorClass as new () => object;
      const validator = validators.get(key) ?? new key();
      validators.set(key, validator);
      return validator as never;
    },
  });
}
