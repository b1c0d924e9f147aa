/** The unit of work met other writers on every try and gave up. Nothing was stored; the caller may try again later. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}
