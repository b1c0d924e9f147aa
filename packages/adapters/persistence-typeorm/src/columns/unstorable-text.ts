/**
 * Text that would not come back as it was: one with a zero character, at which the embedded database stops reading, or
 * with half of a surrogate pair, which has no form in UTF-8. Both come only from broken or hostile input.
 */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';

  constructor() {
    super('Text with a zero character or half of a surrogate pair cannot be kept. Remove it.');
  }
}
