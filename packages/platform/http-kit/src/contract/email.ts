import { isEmail } from 'class-validator';
import { checkText, textSchema, type TextOptions } from './text';
import { field } from './field';

/** An e-mail address that a mail server would take: one mailbox, a domain with a dot. */
export function Email(options: Omit<TextOptions, 'pattern' | 'format'> = {}): PropertyDecorator {
  const bounds: TextOptions = { max: 254, ...options };
  const check = checkText(bounds);
  return field(
    {
      schema: textSchema({ ...bounds, format: 'email' }),
      check: (value) =>
        check(value) ??
        (isEmail(value)
          ? undefined
          : { code: 'malformed', message: 'Expected an e-mail address such as a@b.example.' }),
    },
    options,
  );
}
