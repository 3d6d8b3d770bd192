import { expect, test } from 'vitest';
import './index.ts';

/** Loads the styles of every component; the theme's own are separate. */
const components = import.meta.glob('../*/*.css.ts', { eager: true });

/** Sources of the system's own styles; a library's may be on the page as well. */
const own = /^(?!.*\/node_modules\/)./;

/** Rules allowed outside the layers: values of the theme, and reduced motion, which must override all. */
const themeSelector = /^(:root|\[lang\]:lang\(ja\)|\*)/;

/** Selectors of rules outside every layer. */
const unlayered = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule.selectorText];
    if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule || rule instanceof CSSContainerRule) {
      return unlayered(rule.cssRules);
    }
    return [];
  });

/** Selectors of all rules, in layers or not. */
const selectors = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule.selectorText];
    return rule instanceof CSSGroupingRule ? selectors(rule.cssRules) : [];
  });

/**
 * Selectors that make the browser search the page at every change: `:has()` on the root or body, and universal sibling
 * rules.
 */
const asksThePage = /^(html|:root|body)\S*:has\(|\* [+~] \*/;

const ownSheets = (): CSSStyleSheet[] => {
  expect(Object.keys(components).length).toBeGreaterThan(10);
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof HTMLStyleElement && own.test(ownerNode.dataset['viteDevId'] ?? ''),
  );
  expect(sheets.length).toBeGreaterThan(10);
  return sheets;
};

test('no rule has the browser search or restyle the page whenever something in it changes', () => {
  const all = ownSheets().flatMap((sheet) => selectors(sheet.cssRules));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((selector) => asksThePage.test(selector))).toEqual([]);
});

test('no rule of a component is outside its layer', () => {
  const escaped = ownSheets().flatMap((sheet) => unlayered(sheet.cssRules));
  expect(escaped.filter((selector) => !themeSelector.test(selector))).toEqual([]);
});

test('a component outranks the reset: its layer is named after', () => {
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    });
  expect([...new Set(names)]).toEqual(['michi.reset', 'michi.component']);
});
