import { createVar, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

/** Set on the list of navigation items when the sidebar is minimised. */
export const minimised = style({});

export const top = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xsmall,
    minHeight: vars.size.topBar,
    padding: `0 ${vars.space.medium} 0 20px`,
    flexShrink: 0,
    selectors: {
      [`${minimised} > &`]: {
        flexDirection: 'column',
        justifyContent: 'center',
        padding: `${vars.space.small} 0`,
      },
    },
  }),
);
export const scroll = style(
  componentRule({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    selectors: { [`${minimised} > &`]: { padding: `${vars.space.xsmall} 2px` } },
  }),
);
export const foot = style(
  componentRule({
    flexShrink: 0,
    margin: `0 ${vars.space.small}`,
    padding: `${vars.space.xsmall} 0 ${vars.space.small}`,
    borderTop: `1px solid ${vars.color.border}`,
    color: vars.color.textSoft,
    selectors: { [`${minimised} > &`]: { margin: '0 2px' } },
  }),
);
export const list = style(componentRule({ display: 'flex', flexDirection: 'column', gap: '2px' }));

const inkColor = createVar();
/** In forced colours, where all backgrounds are replaced, a line marks the current page. */
const currentByLine = { '&[aria-current]': { textDecoration: 'underline' } } as const;
export const item = style(
  componentRule({
    vars: { [inkColor]: vars.color.text },
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    width: '100%',
    minHeight: '36px',
    padding: '7px 10px',
    borderRadius: vars.radius.field,
    color: inkColor,
    fontSize: vars.text.body.size,
    lineHeight: '22px',
    fontWeight: vars.weight.medium,
    transition: `background ${vars.duration.quick} ease-out`,
    selectors: {
      [`${foot} &`]: { vars: { [inkColor]: vars.color.textSoft } },
      '&:hover': { background: vars.color.surfaceSunken },
      '&[aria-current]': {
        background: vars.color.brandSoft,
        color: vars.color.brandText,
        fontWeight: vars.weight.strong,
      },
      '&:focus-visible': { outlineOffset: '-2px' },
      [`${minimised} &`]: {
        flexDirection: 'column',
        gap: '3px',
        padding: '8px 0',
        fontSize: '11px',
        lineHeight: '14px',
        textAlign: 'center',
        position: 'relative',
      },
    },
    '@media': { '(forced-colors: active)': { selectors: currentByLine } },
  }),
);
export const icon = style(
  componentRule({
    display: 'flex',
    flexShrink: 0,
  }),
);
descendantRule(`${icon} > svg`, { width: '18px', height: '18px', strokeWidth: 1.75 });
descendantRule(`${minimised} ${icon} > svg`, { width: '20px', height: '20px' });
export const label = style(
  componentRule({
    flex: 1,
    minWidth: 0,
    selectors: { [`${minimised} &`]: { flex: 'none', textWrap: 'balance' } },
  }),
);
export const end = style(
  componentRule({
    display: 'flex',
    flexShrink: 0,
    color: vars.color.textSoft,
    selectors: {
      [`${minimised} &`]: { position: 'absolute', top: '2px', insetInlineStart: 'calc(50% + 4px)' },
    },
  }),
);
descendantRule(`${end} > svg`, { width: '16px', height: '16px', strokeWidth: 1.75 });
descendantRule(`${minimised} ${end} > svg`, { display: 'none' });
export const children = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    margin: `2px 0 ${vars.space.xxsmall} 18px`,
    paddingInlineStart: '11px',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: 0,
        width: '2px',
        borderRadius: vars.radius.full,
        background: vars.color.border,
      },
      [`${minimised} &`]: { margin: 0, paddingInlineStart: 0 },
      [`${minimised} &::before`]: { display: 'none' },
    },
  }),
);
export const child = style(
  componentRule({
    position: 'relative',
    display: 'block',
    minHeight: '34px',
    padding: '6px 10px',
    borderRadius: vars.radius.field,
    color: vars.color.textSoft,
    fontSize: vars.text.small.size,
    lineHeight: '22px',
    selectors: {
      '&:hover': { background: vars.color.surfaceSunken },
      '&[aria-current]': {
        background: vars.color.brandSoft,
        color: vars.color.brandText,
        fontWeight: vars.weight.strong,
      },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        top: '50%',
        insetInlineStart: '-15px',
        width: '10px',
        height: '10px',
        marginTop: '-5px',
        borderRadius: vars.radius.full,
        background: vars.color.brand,
      },
      '&:focus-visible': { outlineOffset: '-2px' },
      [`${minimised} &`]: { padding: '6px 2px', fontSize: '11px', lineHeight: '14px', textAlign: 'center' },
      [`${minimised} &[aria-current]::before`]: { display: 'none' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { ...currentByLine, '&[aria-current]::before': { background: 'Highlight' } },
      },
    },
  }),
);
