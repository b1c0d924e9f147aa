/** A store was used after its unit of work was committed or rolled back; most often a promise that nobody awaited. */
export class UnitOfWorkEnded extends Error {
  override readonly name = 'UnitOfWorkEnded';

  constructor() {
    super('This store belongs to a unit of work that has ended. Await every call inside the unit of work.');
  }
}
