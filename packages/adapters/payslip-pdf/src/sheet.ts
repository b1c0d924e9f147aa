import PDFDocument from 'pdfkit';
import { fonts, type FontName } from './fonts';
import { ink, page, type Paper } from './page';

export interface TextStyle {
  readonly font?: FontName;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  /** What does not fit is cut, with three dots for it. */
  readonly isOneLine?: boolean;
}

export interface Rule {
  readonly from?: number;
  readonly to?: number;
  readonly weight?: number;
  readonly color?: string;
}

/** What a piece of content is to somebody who hears the page: PDF's standard structure types. */
export type Role = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

type Structure = PDFKit.PDFStructureElement;

/**
 * A document with a cursor. Text goes into a tree of headings, paragraphs and tables, for screen readers; lines and
 * shades stay outside of it.
 */
export class Sheet {
  y: number = page.top;
  private readonly root: Structure;
  private parents: Structure[];

  constructor(
    readonly pdf: PDFKit.PDFDocument,
    /** Draws the head of every page but the first. */
    private readonly continueOn: (sheet: Sheet) => void,
    readonly paper: Paper = page,
    /** Below one, everything is drawn smaller and more of it fits on a page; `paper` then has the height of so much. */
    private readonly scale = 1,
  ) {
    for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    this.parents = [this.root];
    this.turnPage();
  }

  /** Goes to the next page unless this much room is left. */
  needs(height: number): boolean {
    if (this.y + height <= this.paper.height - this.paper.bottom) return false;
    this.turnPage();
    this.y = page.top;
    this.continueOn(this);
    return true;
  }

  private turnPage(): void {
    this.pdf.addPage();
    if (this.scale === 1) return;
    // pdfkit turns the page by itself at the end of the paper, which it measures without the scale.
    this.pdf.page.margins.bottom = this.pdf.page.height - this.paper.height;
    this.pdf.translate((this.paper.width * (1 - this.scale)) / 2, 0).scale(this.scale);
  }

  /** Everything that `draw` writes belongs to one element: a section, a table, a row. */
  within<T>(kind: 'Sect' | 'Table' | 'TR', draw: () => T): T {
    const element = this.pdf.struct(kind);
    this.parents.at(-1)!.add(element);
    this.parents.push(element);
    const drawn = draw();
    this.parents.pop();
    element.end();
    return drawn;
  }

  /** The same for something that is drawn in several turns of the event loop. */
  async withinLong(kind: 'Table', draw: () => Promise<void>): Promise<void> {
    const element = this.pdf.struct(kind);
    this.parents.at(-1)!.add(element);
    this.parents.push(element);
    await draw();
    this.parents.pop();
    element.end();
  }

  text(role: Role, text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    if (text === '') return;
    this.parents.at(-1)!.add(
      this.pdf.struct(role, {}, () => {
        this.write(text, x, y, width, style);
      }),
    );
  }

  /** Outside of the tree: what a page repeats. */
  aside(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.artifact(() => this.write(text, x, y, width, style));
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    this.use(style);
    return this.pdf.heightOfString(text, { width });
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.use(style);
    return this.pdf.widthOfString(text);
  }

  rule(y: number, rule: Rule = {}): void {
    const { paper } = this;
    const { from = paper.left, to = paper.width - paper.right, weight = 0.6, color = ink.rule } = rule;
    this.artifact(() => {
      this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke();
    });
  }

  shade(x: number, y: number, width: number, height: number, color: string = ink.shade): void {
    this.artifact(() => {
      this.pdf.rect(x, y, width, height).fill(color);
    });
  }

  end(): void {
    this.root.end();
    this.pdf.end();
  }

  private write(text: string, x: number, y: number, width: number, style: TextStyle): void {
    this.use(style);
    this.pdf.fillColor(style.color ?? ink.text).text(text, x, y, {
      width,
      align: style.align ?? 'left',
      ...(style.isOneLine === true ? { height: this.pdf.currentLineHeight(), ellipsis: true } : {}),
    });
  }

  private use({ font = 'regular', size = 9.5 }: TextStyle): void {
    this.pdf.font(font).fontSize(size);
  }

  private artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }
}

/** An empty document that says what it is. Its only date is the pay's own: the same payslip is the same bytes. */
export function openDocument(about: {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly language: string;
  readonly date: string;
  readonly layout?: 'portrait' | 'landscape';
}): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    layout: about.layout ?? 'portrait',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: about.language,
    displayTitle: true,
    // None until the sheet has registered its own: pdfkit would open Helvetica.
    font: '',
    info: {
      Title: about.title,
      Author: about.author,
      Subject: about.subject,
      CreationDate: new Date(`${about.date}T00:00:00Z`),
    },
  });
}
