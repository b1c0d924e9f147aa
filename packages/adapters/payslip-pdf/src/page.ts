/** A4 in points, and what of it is written on. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, top: 44, bottom: 54 } as const;

export const inner = page.width - page.left - page.right;

export const floor = page.height - page.bottom;

/** Dark enough for any printer; the accent prints as a mid grey without colour. */
export const ink = { text: '#1b1f24', soft: '#59626d', rule: '#c9ced6', shade: '#f2f4f7', accent: '#14566b' } as const;
