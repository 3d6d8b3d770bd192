import './layers.css.ts';
import './themes.css.ts';
import './reset.css.ts';

export { breakpoints, media } from './breakpoints.ts';
export { themeClass } from './themeClass.ts';
export { vars } from './vars.css.ts';
