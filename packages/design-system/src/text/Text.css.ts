import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { textTones } from '../private/tone.ts';
import { vars } from '../theme/vars.css.ts';

export const text = style(componentRule({ minWidth: 0 }));
const { large, body, small, tiny } = vars.text;
export const size = styleVariants({ large, body, small, tiny }, (value) =>
  componentRule({ fontSize: value.size, lineHeight: value.line }),
);
export const tone = styleVariants(textTones, (value) => componentRule({ color: value }));
const { regular, medium, strong } = vars.weight;
export const weight = styleVariants({ regular, medium, strong }, (value) =>
  componentRule({ fontWeight: value }),
);
export const align = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (value) =>
  componentRule({ textAlign: value }),
);
export const truncate = style(
  componentRule({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const lines = styleVariants({ 2: 2, 3: 3, 4: 4, 6: 6 }, (value) =>
  componentRule({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: value,
    overflow: 'hidden',
  }),
);
export const preserve = style(componentRule({ whiteSpace: 'pre-line' }));
export const nowrap = style(componentRule({ whiteSpace: 'nowrap' }));
const { warningSoft, warningMark, successSoft, dangerSoft } = vars.color;
export const marked = styleVariants(
  {
    mark: {
      backgroundColor: warningSoft,
      textDecoration: `underline 2px ${warningMark}`,
      textUnderlineOffset: '3px',
    },
    ins: { backgroundColor: successSoft },
    del: { backgroundColor: dangerSoft },
  } as const,
  (rule) => componentRule({ color: 'inherit', ...rule }),
);
