/**
 * class-transformer goes into every list and object that it is given and calls the functions it finds, also where a
 * contract describes none. Such values are therefore kept out of what it is given, and the field takes them from here.
 */
const sentObjects = new WeakMap<object, Map<string, object>>();

export function keepSentObject(holder: object, key: string, value: object): void {
  const kept = sentObjects.get(holder) ?? new Map<string, object>();
  kept.set(key, value);
  sentObjects.set(holder, kept);
}

/** The value as it was sent; `given` is what class-transformer has under that key. */
export function sentValue(holder: object, key: string, given: unknown): unknown {
  return sentObjects.get(holder)?.get(key) ?? given;
}
