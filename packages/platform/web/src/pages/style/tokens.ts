/** Colours, sizes and their dark counterparts. Nothing else names a colour. */
export const tokens = `
:root {
  color-scheme: light dark;
  --ground: #f3f5f7; --card: #ffffff; --sunken: #f7f9fa; --ink: #16202c; --quiet: #52606d; --line: #d8dfe6; --edge: #74828f;
  --accent: #0b6b5d; --accent-ink: #ffffff; --accent-soft: #e1f1ed; --danger: #a4262c; --danger-soft: #fbeaea;
  --caution: #7a4d00; --caution-soft: #fdf1d9; --good: #17663a; --good-soft: #e2f3e8;
  --share-0: #0b6b5d; --share-1: #c8553d; --share-2: #b98a17; --share-3: #3f6fb5; --share-4: #7d5ba6; --share-5: #52606d;
  --radius: 10px; --shadow: 0 1px 2px rgb(16 32 44 / .06);
  --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f151b; --card: #17202a; --sunken: #121a22; --ink: #e8edf2; --quiet: #a3b0bd; --line: #303d4a; --edge: #7f8d9a;
    --accent: #4cc2ae; --accent-ink: #06231e; --accent-soft: #15332e; --danger: #f2a3a6; --danger-soft: #3b1d20;
    --caution: #f0c674; --caution-soft: #362a12; --good: #83d3a1; --good-soft: #15301f;
    --share-0: #4cc2ae; --share-1: #ef8a72; --share-2: #e3bb55; --share-3: #86aee6; --share-4: #bb9be0; --share-5: #93a1ae;
    --shadow: none;
  }
}
`;
