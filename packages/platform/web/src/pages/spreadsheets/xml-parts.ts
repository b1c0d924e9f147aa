/** What stands in an XML document, one after the other. Names have no prefix: writers choose different ones. */
export type XmlPart =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: XmlAttributes }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

export type XmlAttributes = Readonly<Record<string, string>>;

export class NoXml extends Error {}

const restOfTag = /[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/y;
const attribute = /([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads XML without a document type: nothing in it can stand for more than itself. */
export function* xmlParts(document: string): Generator<XmlPart> {
  let at = 0;
  while (at < document.length) {
    const tag = document.indexOf('<', at);
    if (tag !== at) yield { kind: 'text', text: unescaped(document.slice(at, tag === -1 ? undefined : tag)) };
    if (tag === -1) return;
    if (document.startsWith('<!--', tag)) at = after(document, '-->', tag);
    else if (document.startsWith('<?', tag)) at = after(document, '?>', tag);
    else if (document.startsWith('<![CDATA[', tag)) {
      at = after(document, ']]>', tag);
      yield { kind: 'text', text: document.slice(tag + '<![CDATA['.length, at - ']]>'.length) };
    } else if (document.startsWith('<!', tag)) throw new NoXml();
    else {
      restOfTag.lastIndex = tag;
      const written = restOfTag.exec(document)?.[0];
      if (written === undefined) throw new NoXml();
      at = tag + written.length;
      yield* tagParts(written);
    }
  }
}

function* tagParts(written: string): Generator<XmlPart> {
  const [, slash, qualified = ''] = /^<(\/?)([^\s/>]+)/.exec(written) ?? [];
  const name = withoutPrefix(qualified);
  if (slash === '/') {
    yield { kind: 'close', name };
    return;
  }
  const attributes = Object.fromEntries(
    [...written.matchAll(attribute)].map(([, key = '', double, single]) => [
      withoutPrefix(key),
      unescaped(double ?? single ?? ''),
    ]),
  );
  yield { kind: 'open', name, attributes };
  if (written.endsWith('/>')) yield { kind: 'close', name };
}

function after(document: string, end: string, from: number): number {
  const found = document.indexOf(end, from);
  if (found === -1) throw new NoXml();
  return found + end.length;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (_, hex?: string, digits?: string, name: string = '') => {
      if (hex === undefined && digits === undefined) {
        const meant = named[name];
        if (meant === undefined) throw new NoXml();
        return meant;
      }
      const point = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      if (point > 0x10_ffff) throw new NoXml();
      return String.fromCodePoint(point);
    },
  );
}
