export { countCharacters } from './countCharacters.ts';
export { isStreamSafe, normalizeText } from './normalizeText.ts';
export { removeInvisible } from './removeInvisible.ts';
