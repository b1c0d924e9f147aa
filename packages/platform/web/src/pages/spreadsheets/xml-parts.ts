import { SaxesParser } from 'saxes';

/** What stands in an XML document, one after the other. Names have no prefix: writers choose different ones. */
export type XmlPart =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: XmlAttributes }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

export type XmlAttributes = Readonly<Record<string, string>>;

export class NoXml extends Error {}

export class TooMuchXml extends Error {}

/** How many elements, attributes and the like may still be read, of all documents together. */
export interface XmlBudget {
  left: number;
}

/** Sheets have a tenth of it. The parser looks for the namespace of an element in all that it stands in. */
const DEEPEST = 100;

/** No element of a workbook has so many. */
const MOST_ATTRIBUTES = 200;

/** The parts of a slice are in memory at a time. */
const SLICE = 65_536;

/** Reads XML without a document type: nothing in it can stand for more than itself. */
export function* xmlParts(document: string, budget: XmlBudget): Generator<XmlPart> {
  if (document === '') return;
  const parts: XmlPart[] = [];
  const addText = (text: string) => parts.push({ kind: 'text', text });
  const refuse = () => {
    throw new NoXml();
  };
  let depth = 0;
  let attributesOfElement = 0;
  const spend = () => {
    budget.left -= 1;
    if (budget.left < 0 || depth > DEEPEST || attributesOfElement > MOST_ATTRIBUTES) throw new TooMuchXml();
  };
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('opentagstart', () => {
    depth += 1;
    attributesOfElement = 0;
    spend();
  });
  parser.on('attribute', () => {
    attributesOfElement += 1;
    spend();
  });
  parser.on('comment', spend);
  parser.on('opentag', ({ local, attributes }) =>
    parts.push({
      kind: 'open',
      name: local,
      attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.local, one.value])),
    }),
  );
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    parts.push({ kind: 'close', name: local });
  });
  parser.on('text', addText);
  parser.on('cdata', (text) => {
    spend();
    addText(text);
  });
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  for (let at = 0; at < document.length; at += SLICE) {
    parser.write(document.slice(at, at + SLICE));
    yield* parts.splice(0);
  }
  parser.close();
  yield* parts;
}
