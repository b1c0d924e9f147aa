/** A4 in points, and what of it is written on. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, top: 44, bottom: 54 } as const;

/** The same sheet on its side, for tables with many columns. */
export const landscape = { ...page, width: page.height, height: page.width } as const;

export type Paper = Readonly<Record<keyof typeof page, number>>;

/** A4 on which everything is drawn smaller: in its own measure it is longer. */
export const denser = (scale: number): Paper => ({
  ...page,
  height: page.height / scale,
  bottom: page.bottom / scale,
});

export const inner = page.width - page.left - page.right;

/** Dark enough for any printer; the accent prints as a mid grey without colour. */
export const ink = { text: '#1b1f24', soft: '#59626d', rule: '#c9ced6', shade: '#f2f4f7', accent: '#14566b' } as const;
