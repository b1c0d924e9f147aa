/** A pay with its explanation, and the drawings. */
export const pay = `
.headline { margin: 0 0 .75rem; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .5rem; }
.headline .label { flex-basis: 100%; color: var(--quiet); } .headline .amount { font-size: 2.4rem; line-height: 1.15; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums; } .headline .currency { color: var(--quiet); font-weight: 600; }
.shares svg { display: block; width: 100%; height: 1.1rem; border-radius: 6px; } .shares ul { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; padding: 0; margin: .5rem 0 1rem; font-size: .875rem; color: var(--quiet); font-variant-numeric: tabular-nums; }
.swatch { display: inline-block; width: .75rem; height: .75rem; border-radius: 3px; margin-right: .4rem; vertical-align: -.05rem; }
${[0, 1, 2, 3, 4, 5].map((n) => `.share-${n} { fill: var(--share-${n}); background: var(--share-${n}); }`).join(' ')}
.figures { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 1rem; overflow: hidden; }
.figure + .figure { border-top: 1px solid var(--line); }
.figure .line { display: flex; gap: 1rem; padding: .6rem .9rem; margin: 0; font-weight: 400; align-items: baseline; list-style: none; }
.figure .line::-webkit-details-marker { display: none; }
details.figure > .line::before { content: "▸"; color: var(--accent); width: .8rem; flex: none; margin-right: -.4rem; } details.figure[open] > .line::before { content: "▾"; }
div.figure > .line::before { content: ""; width: .8rem; flex: none; margin-right: -.4rem; }
.figure .line .amount { margin-left: auto; font-variant-numeric: tabular-nums; white-space: nowrap; font-weight: 600; }
details.figure > .line:hover { background: var(--sunken); } details.figure[open] > .line { background: var(--sunken); }
.figure.result { background: var(--accent-soft); } .figure.result .line { font-weight: 700; } details.figure.result > .line:hover, details.figure.result[open] > .line { background: var(--accent-soft); }
.figure.part .label { padding-left: 1rem; color: var(--quiet); } .figure.part .line .amount { font-weight: 400; color: var(--quiet); }
.tree, .tree ul { list-style: none; margin: 0; padding: 0; font-size: .92rem; }
.tree { padding: .6rem .9rem .9rem; background: var(--card); border-top: 1px solid var(--line); } .tree ul { margin-left: .45rem; padding-left: .9rem; border-left: 2px solid var(--line); }
.tree li { padding: .2rem 0; } .tree summary { font-weight: 400; padding: .1rem 0; } .tree details[open] > summary { margin-bottom: .2rem; }
.tree .name { font-weight: 600; } .tree .name::after { content: ": "; }
.tree .says { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; } .tree .given .says { color: var(--quiet); }
.tree .source { color: var(--quiet); font-size: .875rem; display: block; } .tree .given .source { display: inline; }
.tree .law { border-left: 3px solid var(--accent); background: var(--accent-soft); border-radius: 0 6px 6px 0; padding: .35rem .6rem; margin: .2rem 0; } .tree .law .says { font-weight: 600; } .tree .law .source { color: var(--ink); }
.calculator button { width: 100%; }
.chart { width: 100%; height: auto; display: block; } .chart text { fill: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums; } .chart .axis { stroke: var(--line); stroke-width: 1; } .chart .trend { fill: none; stroke-width: 2.5; } ${[0, 1, 2, 3, 4, 5].map((n) => `.line-${n} { stroke: var(--share-${n}); }`).join(' ')}
.plot { margin: 0; max-width: 44rem; } .plot ul { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; padding: 0; margin: .4rem 0 0; font-size: .875rem; color: var(--quiet); }
.bars figcaption { color: var(--quiet); margin: 0 0 .4rem; } .plot.bars ul { display: grid; grid-template-columns: fit-content(40%) minmax(3rem, 1fr) auto; gap: .35rem .75rem; margin: 0 0 .75rem; } .bars li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; } .bars svg { width: 100%; height: 1.1rem; } .bars span { overflow-wrap: anywhere; }
@media (max-width: 44rem) { .chart { overflow: visible; } .chart text { font-size: 16px; } }
@media (max-width: 44rem) { .figure .line { padding: .6rem .7rem; } .tree { padding: .5rem .6rem .7rem; } .tree ul { margin-left: .2rem; padding-left: .6rem; } }
`;
