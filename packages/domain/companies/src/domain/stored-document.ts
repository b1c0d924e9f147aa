/** A JSON document as it was stored: an object with members of any kind. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** Turns a document of one version into one of the next. */
export type UpgradeStep = (document: StoredDocument) => StoredDocument;

export interface DocumentVersions {
  /** The version that is written today. */
  readonly current: number;
  /** Brings a document of any version that was ever written up to date. The current one is answered as it is. */
  upgrade(document: StoredDocument): StoredDocument;
}

/**
 * The versions of a kind of stored document: one step from each version to the next, the first from version 1. Documents
 * carry their version in `documentVersion`; those that were stored before versions existed carry none and are version 1.
 */
export function documentVersions(kind: string, steps: readonly UpgradeStep[]): DocumentVersions {
  const current = steps.length + 1;
  return {
    current,
    upgrade: (document) => {
      const version = document['documentVersion'] ?? 1;
      if (version === current) return document;
      if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > current) {
        throw new RangeError(
          `A stored ${kind} has version ${JSON.stringify(version)}; this program reads versions 1 to ${current}.`,
        );
      }
      return {
        ...steps.slice(version - 1).reduce<StoredDocument>((older, step) => step(older), document),
        documentVersion: current,
      };
    },
  };
}
