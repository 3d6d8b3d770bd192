import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';

export const counterText = style(componentRule({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
