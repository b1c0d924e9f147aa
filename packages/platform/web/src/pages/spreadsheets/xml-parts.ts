import { SaxesParser } from 'saxes';

/** What stands in an XML document, one after the other. Names have no prefix: writers choose different ones. */
export type XmlPart =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: XmlAttributes }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

export type XmlAttributes = Readonly<Record<string, string>>;

export class NoXml extends Error {}

/** The parts of a slice are in memory at a time. */
const SLICE = 65_536;

/** Reads XML without a document type: nothing in it can stand for more than itself. */
export function* xmlParts(document: string): Generator<XmlPart> {
  if (document === '') return;
  const parts: XmlPart[] = [];
  const addText = (text: string) => parts.push({ kind: 'text', text });
  const refuse = () => {
    throw new NoXml();
  };
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('opentag', ({ local, attributes }) =>
    parts.push({
      kind: 'open',
      name: local,
      attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.local, one.value])),
    }),
  );
  parser.on('closetag', ({ local }) => parts.push({ kind: 'close', name: local }));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  for (let at = 0; at < document.length; at += SLICE) {
    parser.write(document.slice(at, at + SLICE));
    yield* parts.splice(0);
  }
  parser.close();
  yield* parts;
}
