import { keyframes, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
export const spinner = style(componentRule({ display: 'inline-flex' }));
export const wheel = style(componentRule({ animation: `${turn} 900ms linear infinite` }));
