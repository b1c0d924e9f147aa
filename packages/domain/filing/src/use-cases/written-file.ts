/** A file for somebody else's system: its bytes, what kind they are, and a name to save it under. */
export interface WrittenFile {
  readonly fileName: string;
  readonly mediaType: 'text/csv' | 'text/plain';
  /** Plain ASCII. */
  readonly content: string;
}

/**
 * What a file of a run is named by: two files of one run, of two paydays or of a person who was left out of the first, must not
 * take each other's place where they are saved.
 */
export function runInFileName(payRunId: number, fileOfRun: number | undefined): string {
  return fileOfRun === undefined ? String(payRunId) : `${payRunId}-file-${fileOfRun}`;
}

/** A file with the pays that it holds. */
export interface FileOfPays {
  readonly file: WrittenFile;
  readonly payIds: readonly number[];
}
