/** A class whose fields carry our decorators. It is only ever made from parsed input, so it takes no arguments. */
export type ContractClass<T extends object = object> = new () => T;
