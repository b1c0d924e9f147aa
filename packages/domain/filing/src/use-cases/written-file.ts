/** A file for somebody else's system: its bytes, what kind they are, and a name to save it under. */
export interface WrittenFile {
  readonly fileName: string;
  readonly mediaType: 'text/csv' | 'text/plain';
  /** Plain ASCII. */
  readonly content: string;
}

/** A file with the pays that it holds. */
export interface FileOfPays {
  readonly file: WrittenFile;
  readonly payIds: readonly number[];
}
