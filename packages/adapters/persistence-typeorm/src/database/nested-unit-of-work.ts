/** A unit of work was started inside another one. On SQLite the inner one would wait for ever for the outer one's end. */
export class NestedUnitOfWork extends Error {
  override readonly name = 'NestedUnitOfWork';

  constructor() {
    super('A unit of work was started inside another one. Pass the stores of the outer unit of work down instead.');
  }
}
