import { iris, irisDark, mauve, mauveDark } from '@radix-ui/colors';

/** The system's own typefaces, as in the portal. */
const FONT = "system-ui, -apple-system, 'Segoe UI', 'Hiragino Sans', 'Noto Sans JP', sans-serif";

/** The roles that a page of the API reference colours, from the scales of the design system. */
const light = {
  text: mauve.mauve12,
  textSoft: mauve.mauve11,
  surface: mauve.mauve2,
  raised: '#ffffff',
  sunken: mauve.mauve3,
  border: mauve.mauve5,
  borderField: mauve.mauve9,
  brandText: iris.iris11,
  brandSoft: iris.iris3,
};

const dark: typeof light = {
  text: mauveDark.mauve12,
  textSoft: mauveDark.mauve11,
  surface: mauveDark.mauve1,
  raised: mauveDark.mauve2,
  sunken: mauveDark.mauve3,
  border: mauveDark.mauve5,
  borderField: mauveDark.mauve9,
  brandText: irisDark.iris11,
  brandSoft: irisDark.iris3,
};

const referenceColours = (colours: typeof light): string => `
  --scalar-color-1: ${colours.text};
  --scalar-color-2: ${colours.textSoft};
  --scalar-color-3: ${colours.textSoft};
  --scalar-color-accent: ${colours.brandText};
  --scalar-background-1: ${colours.raised};
  --scalar-background-2: ${colours.surface};
  --scalar-background-3: ${colours.sunken};
  --scalar-background-accent: ${colours.brandSoft};
  --scalar-border-color: ${colours.border};
  --scalar-sidebar-background-1: ${colours.surface};
  --scalar-sidebar-color-active: ${colours.brandText};
  --scalar-sidebar-item-active-background: ${colours.brandSoft};
  --scalar-sidebar-border-color: ${colours.border};
  --scalar-button-1: ${iris.iris9};
  --scalar-button-1-hover: ${iris.iris10};
  --scalar-button-1-color: #ffffff;`;

const pageColours = (colours: typeof light): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** Styles that give the reference of a service the colours of the portal, in light and dark. */
export const referenceStyles = `
.light-mode {${referenceColours(light)}
}
.dark-mode {${referenceColours(dark)}
}
:root { --scalar-font: ${FONT}; --scalar-font-code: ui-monospace, Menlo, Consolas, monospace; }
body { margin: 0; }
`;

/** Styles of the list of services, light and dark as the reader's system is. */
export const indexStyles = `
:root { color-scheme: light dark; font: 16px/1.6 ${FONT}; ${pageColours(light)} }
@media (prefers-color-scheme: dark) { :root { ${pageColours(dark)} } }
body { margin: 0; background: var(--surface); color: var(--text); }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.5rem; }
header { display: flex; align-items: center; gap: .625rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; letter-spacing: -.02em; }
h2 { font-size: 1.125rem; margin: 0; }
p { color: var(--textSoft); }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0 .75rem; font: inherit; color: inherit;
  background: var(--raised); border: 1px solid var(--borderField); border-radius: 8px; }
section { margin-top: 1rem; padding: 1.25rem; background: var(--raised); border: 1px solid var(--border);
  border-radius: 12px; }
section p { margin: .25rem 0; }
summary { cursor: pointer; min-height: 1.5rem; }
ul { list-style: none; margin: .5rem 0 0; padding: 0; }
li { padding: .25rem 0; }
a { color: var(--brandText); }
code { color: var(--textSoft); font: .8125rem ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--brandText); outline-offset: 2px; }
`;

/** Michi's mark, as the design system draws it. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="34" height="34" viewBox="0 0 32 32">
<rect width="32" height="32" rx="9" fill="${iris.iris9}"/><circle cx="16.4" cy="6.4" r="2.1" fill="#fff"/>
<path fill="#fff" d="M15.9 9.3c1.6 2.6 8.9 3.6 8.9 8 0 4.600-8.600 4.200-8.600 9.500H6.700c.5-6.700 11.900-7 11.900-10.100 0-2.300-3.600-3.800-2.700-7.400z"/>
</svg>`;

/** The mark as the icon of a page, within the page itself. */
export const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}">`;
