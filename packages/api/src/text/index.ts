export { removeInvisible } from './removeInvisible.ts';
