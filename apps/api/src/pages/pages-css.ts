/** The one stylesheet of the pages. Served by ourselves, so that the policy allows no other source. */
export const pagesCss = `
:root {
  color-scheme: light dark;
  --ground: #f4f6f8; --card: #ffffff; --ink: #16202c; --quiet: #55626f; --line: #d5dce3;
  --accent: #0b6b5d; --accent-ink: #ffffff; --accent-soft: #e3f1ee; --danger: #a4262c; --danger-soft: #fbeaea;
  --radius: 10px;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10161d; --card: #18212b; --ink: #e8edf2; --quiet: #a3b0bd; --line: #33404d;
    --accent: #4cc2ae; --accent-ink: #06231e; --accent-soft: #17332f; --danger: #f2a3a6; --danger-soft: #3b1d20;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
a { color: var(--accent); }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; border-radius: var(--radius); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
header.bar { background: var(--card); border-bottom: 1px solid var(--line); }
header.bar > div {
  max-width: 60rem; margin: 0 auto; padding: .75rem 1rem; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center;
}
.brand { font-weight: 700; letter-spacing: .01em; color: var(--ink); text-decoration: none; margin-right: auto; display: flex; gap: .6rem; align-items: center; }
.brand::before { content: ""; width: 1.1rem; height: 1.1rem; border-radius: 4px; background: var(--accent); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; margin: 0; padding: 0; }
nav a { display: inline-block; padding: .35rem 0; text-decoration: none; }
nav a:hover, nav a[aria-current] { text-decoration: underline; text-underline-offset: .3em; }
main { flex: 1; width: 100%; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
main.narrow { max-width: 29rem; padding-top: clamp(1.5rem, 8vh, 5rem); }
footer { color: var(--quiet); font-size: .875rem; text-align: center; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0 0 .75rem; overflow-wrap: anywhere; }
.card > :last-child, .card > :last-child > :last-child { margin-bottom: 0; }
p { margin: 0 0 1rem; }
.quiet { color: var(--quiet); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); padding: 1.25rem; margin: 0 0 1.25rem; }
main.narrow .card { padding: 1.5rem; }
label { display: block; font-weight: 600; margin: 0 0 .3rem; }
.hint { color: var(--quiet); font-size: .875rem; margin: -.1rem 0 .4rem; }
input, textarea {
  width: 100%; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: 8px;
  padding: .6rem .75rem; margin: 0 0 1rem; min-height: 2.75rem;
}
input[type="checkbox"] { width: 1.15rem; min-height: 1.15rem; height: 1.15rem; margin: 0 .6rem 0 0; vertical-align: -.2rem; accent-color: var(--accent); }
.check { font-weight: 400; margin-bottom: 1rem; }
button {
  font: inherit; font-weight: 600; min-height: 2.75rem; padding: .55rem 1.1rem; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--accent); background: var(--accent); color: var(--accent-ink);
}
button:hover { filter: brightness(1.08); }
button.plain { background: transparent; color: var(--accent); }
button.danger { background: transparent; color: var(--danger); border-color: var(--danger); }
button.wide { width: 100%; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
.actions > * { flex: 1 1 9rem; }
.actions form { display: flex; } .actions form button { flex: 1; }
.actions.tight > * { flex: 0 1 auto; } details + .actions { margin-top: .75rem; }
form.inline { display: inline; } form.inline button { min-height: 2.25rem; padding: .3rem .8rem; }
header form.inline button { border-color: var(--line); }
.alert { background: var(--danger-soft); color: var(--danger); border-radius: 8px; padding: .7rem .9rem; margin: 0 0 1rem; }
.notice { background: var(--accent-soft); border-radius: 8px; padding: .7rem .9rem; margin: 0 0 1rem; }
.scopes { list-style: none; padding: 0; margin: 0 0 1.25rem; }
.scopes li { padding: .55rem 0 .55rem 1.75rem; border-bottom: 1px solid var(--line); position: relative; }
.scopes li::before { content: "✓"; position: absolute; left: .25rem; color: var(--accent); font-weight: 700; }
dl.facts { margin: 0 0 1rem; display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .35rem 1rem; }
dl.facts dt { color: var(--quiet); } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--quiet); font-size: .875rem; font-weight: 600; }
td.wrap { overflow-wrap: anywhere; } td.short { white-space: nowrap; } td.fine { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
code, .secret { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .95em; overflow-wrap: anywhere; }
.secret { display: block; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; padding: .6rem .75rem; margin: 0 0 1rem; user-select: all; }
details summary { cursor: pointer; font-weight: 600; padding: .35rem 0; } details[open] summary { margin-bottom: .75rem; }
@media (max-width: 40rem) {
  header.bar nav { order: 3; width: 100%; }
  td.short { white-space: normal; }
  table.stack thead { position: absolute; left: -999px; }
  table.stack tr { display: block; border-bottom: 1px solid var(--line); padding: .6rem 0; }
  table.stack td { display: block; border: 0; padding: .15rem 0; }
  table.stack td[data-label]::before { content: attr(data-label) ": "; color: var(--quiet); }
}
`;
