/** The page itself: type, landmarks, links, focus. */
export const base = `
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
a { color: var(--accent); text-underline-offset: .18em; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; border-radius: var(--radius); z-index: 2; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
header.bar { background: var(--card); border-bottom: 1px solid var(--line); }
header.bar > div {
  max-width: 72rem; margin: 0 auto; padding: .6rem 1.25rem; display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; align-items: center;
}
.brand { font-weight: 700; letter-spacing: .01em; color: var(--ink); text-decoration: none; margin-right: auto; display: flex; gap: .6rem; align-items: center; }
.brand::before { content: ""; width: 1.1rem; height: 1.1rem; border-radius: 4px; background: linear-gradient(135deg, var(--accent) 50%, var(--share-2) 50%); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
header.bar nav a { display: inline-block; padding: .4rem 0; text-decoration: none; color: var(--ink); border-bottom: 2px solid transparent; }
header.bar nav a:hover { color: var(--accent); } header.bar nav a[aria-current] { color: var(--accent); border-color: var(--accent); font-weight: 600; }
nav.tabs { border-bottom: 1px solid var(--line); margin: 0 0 1.5rem; overflow-x: auto; }
nav.tabs ul { flex-wrap: nowrap; gap: 1.5rem; }
nav.tabs a { display: block; padding: .5rem 0 .6rem; text-decoration: none; color: var(--quiet); white-space: nowrap; border-bottom: 3px solid transparent; margin-bottom: -1px; }
nav.tabs a:hover { color: var(--ink); } nav.tabs a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--accent); }
main li { overflow-wrap: anywhere; } nav:not(.crumbs) li { overflow-wrap: normal; }
nav.crumbs { font-size: .9rem; margin: 0 0 .35rem; } nav.crumbs ul { gap: .25rem; } nav.crumbs li + li::before { content: "›"; color: var(--quiet); margin-right: .25rem; }
main { flex: 1; width: 100%; max-width: 72rem; margin: 0 auto; padding: 1.75rem 1.25rem 3rem; }
main.narrow { max-width: 29rem; padding-top: clamp(1.5rem, 8vh, 5rem); }
footer { color: var(--quiet); font-size: .875rem; text-align: center; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; letter-spacing: -.01em; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; line-height: 1.35; margin: 0 0 .75rem; overflow-wrap: anywhere; }
h3 { font-size: 1.05rem; margin: 0 0 .75rem; overflow-wrap: anywhere; }
h1 + section, h1 + .columns, h1 + form { margin-top: 1.1rem; }
p { margin: 0 0 1rem; }
.quiet { color: var(--quiet); }
.heading { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: 0 0 1.25rem; }
.heading > :first-child { margin-right: auto; } .heading h1 { margin: 0; } .heading p { margin: 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); padding: 1.25rem; margin: 0 0 1.25rem; box-shadow: var(--shadow); }
.card > :last-child, .card > :last-child > :last-child { margin-bottom: 0; }
main.narrow .card { padding: 1.5rem; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.25rem; align-items: start; }
.columns.form-left { grid-template-columns: minmax(0, 24rem) minmax(0, 1fr); }
.columns { margin: 0 0 1.25rem; } .columns > * { margin: 0; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 1.25rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.grid > .card { margin: 0; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); overflow: hidden; margin: 0 0 1.25rem; }
.tiles > div { padding: .9rem 1.1rem; box-shadow: 1px 1px 0 var(--line); } .tiles dt { color: var(--quiet); font-size: .875rem; } .tiles dd { margin: 0; font-size: 1.25rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.badge { display: inline-block; font-size: .8rem; font-weight: 600; line-height: 1.2; padding: .2rem .55rem; border-radius: 99px; background: var(--sunken); border: 1px solid var(--line); color: var(--quiet); white-space: nowrap; vertical-align: middle; }
.badge.good { background: var(--good-soft); color: var(--good); border-color: transparent; }
.badge.wait { background: var(--caution-soft); color: var(--caution); border-color: transparent; }
.badge.bad { background: var(--danger-soft); color: var(--danger); border-color: transparent; }
.alert { background: var(--danger-soft); color: var(--danger); border-radius: 8px; padding: .7rem .9rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
.notice { background: var(--accent-soft); border-radius: 8px; padding: .7rem .9rem; margin: 0 0 1rem; }
.caution { background: var(--caution-soft); color: var(--caution); border-radius: 8px; padding: .7rem .9rem; margin: 0 0 1rem; }
code, .secret { font-family: var(--mono); font-size: .92em; overflow-wrap: anywhere; }
.secret { display: block; background: var(--sunken); border: 1px solid var(--line); border-radius: 8px; padding: .6rem .75rem; margin: 0 0 1rem; user-select: all; }
pre { background: var(--sunken); border: 1px solid var(--line); border-radius: 8px; padding: .75rem; margin: 0 0 1rem; overflow: auto; max-height: 24rem; font-size: .875rem; line-height: 1.45; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
details summary { cursor: pointer; font-weight: 600; padding: .35rem 0; } details[open] > summary { margin-bottom: .5rem; }
details.help { margin-top: 2rem; border-top: 1px solid var(--line); padding-top: .75rem; } details.help dt { font-weight: 600; color: var(--ink); }
`;
