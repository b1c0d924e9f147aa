/** One part of a path between slashes: fixed text, or a parameter with a fixed ending such as `{name}.json`. */
export type PathSegment =
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'param'; readonly name: string; readonly ending: string };

/** `/schema/components/{name}.json` as its segments. A malformed template is a bug of ours. */
export function pathSegments(template: string): readonly PathSegment[] {
  return template
    .slice(1)
    .split('/')
    .map((text): PathSegment => {
      const match = /^\{([a-z][a-z0-9_]*)\}([^{}]*)$/.exec(text);
      if (match !== null) return { kind: 'param', name: match[1]!, ending: match[2]! };
      if (/[{}]/.test(text)) throw new TypeError(`Path ${template} has a segment that is neither text nor a parameter`);
      return { kind: 'fixed', text };
    });
}
