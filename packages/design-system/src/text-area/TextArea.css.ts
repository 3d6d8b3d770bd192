import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';

/** The counter below the text, at its end. */
export const counterText = style(componentRule({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
