/** The style of the page: light and dark by the reader's preference, and for paper. */
export const HTML_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #ffffff; --panel: #f4f6f8; --line: #c9d1d9; --ink: #1b2129; --soft: #4d5966; --link: #0b57a4;
  --bad: #9b1c2e; --bad-ground: #fdf0f1; --care: #6e4600; --care-ground: #fff6e0; --good: #17603a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #11161c; --panel: #1a212a; --line: #3b4754; --ink: #e4e9ee; --soft: #aab5c1; --link: #8cbcff;
    --bad: #ff9da6; --bad-ground: #2b171b; --care: #f3cb72; --care-ground: #2a2213; --good: #7fd6a2;
  }
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 84rem; padding: 1.5rem 1rem 3rem;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
p { margin: .5rem 0; }
a { color: var(--link); }
code {
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .875em;
  unicode-bidi: isolate; white-space: pre-wrap; overflow-wrap: anywhere;
}
h1, h2, h3, p, dd, a { overflow-wrap: anywhere; }
.subject { color: var(--soft); }
.verdict { font-size: 1.1rem; font-weight: 600; border-left: .3rem solid currentcolor; padding: .25rem 0 .25rem .75rem; }
.established { color: var(--good); }
.stopped { color: var(--bad); }
.mark { color: var(--bad); border: 1px solid currentcolor; border-radius: .25rem; padding: 0 .3rem; }
dl { margin: .75rem 0; display: grid; gap: .35rem; }
dl > div { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: 0 1rem; }
dt { color: var(--soft); }
dd { margin: 0; min-width: 0; }
nav ul { list-style: none; margin: 1rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.scroll { overflow-x: auto; margin: 1rem 0; border: 1px solid var(--line); border-radius: .4rem; }
.scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
caption { text-align: left; font-weight: 600; padding: .5rem .75rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem; border-top: 1px solid var(--line); }
thead th { background: var(--panel); white-space: nowrap; }
tbody th { font-weight: 600; }
td { min-width: 5rem; }
table code { white-space: pre; }
table .long { white-space: pre-wrap; display: inline-block; min-width: 20rem; max-width: 46rem; }
td:has(bdi) { min-width: 14rem; }
.card { margin: 1rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-left-width: .3rem; border-radius: .4rem; }
.card .scroll { background: var(--ground); }
.error { border-left-color: var(--bad); background: var(--bad-ground); }
.error h3 { color: var(--bad); }
.warning { border-left-color: var(--care); background: var(--care-ground); }
.warning h3 { color: var(--care); }
footer { margin-top: 3rem; color: var(--soft); font-size: .9rem; border-top: 1px solid var(--line); }
@media (max-width: 40rem) {
  dl > div { grid-template-columns: 1fr; }
  dl { gap: .6rem; }
}
@media print {
  :root {
    --ground: #ffffff; --panel: #f0f0f0; --line: #888888; --ink: #000000; --soft: #333333; --link: #000000;
    --bad: #7a0016; --bad-ground: #ffffff; --care: #4f3200; --care-ground: #ffffff; --good: #0b4526;
    color-scheme: light;
  }
  @page { size: landscape; margin: 12mm; }
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  nav { display: none; }
  .scroll { overflow: visible; border: 0; }
  table { font-size: 7.5pt; }
  caption { padding-left: 0; }
  th, td { padding: .2rem .35rem; overflow-wrap: anywhere; }
  thead th { white-space: normal; }
  td, td:has(bdi) { min-width: 0; }
  table code, table .long { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
  h2, h3, caption, thead { break-after: avoid; }
  tr, dl > div { break-inside: avoid; }
}
`;
