import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

const tight = { letterSpacing: '-0.015em', selectors: { '&:lang(ja)': { letterSpacing: 'normal' } } };
export const heading = style(
  componentRule({ color: vars.color.text, minWidth: 0, selectors: { '&:focus': { outline: 'none' } } }),
);
export const lines = styleVariants({ 2: 2, 3: 3 }, (value) =>
  componentRule({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: value,
    overflow: 'hidden',
  }),
);
export const size = styleVariants(
  {
    display: { type: vars.text.display, weight: vars.weight.heading },
    title: { type: vars.text.title, weight: vars.weight.heading },
    heading: { type: vars.text.heading, weight: vars.weight.strong },
    large: { type: vars.text.large, weight: vars.weight.strong },
    body: { type: vars.text.body, weight: vars.weight.strong },
  },
  ({ type, weight }) =>
    componentRule({ fontSize: type.size, lineHeight: type.line, fontWeight: weight, ...tight }),
);
