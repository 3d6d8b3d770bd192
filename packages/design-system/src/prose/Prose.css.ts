import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const prose = style(componentRule({ color: vars.color.text, maxWidth: '68ch' }));

const inside = (selector: string, rule: Parameters<typeof componentRule>[0]) =>
  globalStyle(`${prose} ${selector}`, componentRule(rule));

// A universal sibling selector would restyle every list of the page that changes.
inside('> :where(:not(:first-child))', { marginTop: vars.space.xsmall });
inside(':is(ul, ol)', { paddingInlineStart: vars.space.large });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginTop: vars.space.xxsmall });
inside(':is(h2, h3, h4)', { fontWeight: vars.weight.strong, marginTop: vars.space.medium });
inside(':is(strong, b)', { fontWeight: vars.weight.strong });
inside('a', { color: vars.color.brandText, textDecoration: 'underline' });
