import type { Request } from 'express';

/**
 * The media type that the client likes best by its `Accept` header, of those that can be sent; the first where it takes
 * anything, undefined where it takes none of them (RFC 9110, 12.5.1).
 */
export function accepts<T extends string>(req: Request, mediaTypes: readonly T[]): T | undefined {
  const best = req.accepts(mediaTypes.map(contentTypeOf));
  return mediaTypes.find((mediaType) => contentTypeOf(mediaType) === best);
}

/** Text goes out in UTF-8 and says so. */
export function contentTypeOf(mediaType: string): string {
  return /^text\/|javascript$|json$/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType;
}
