export { countCharacters } from './countCharacters.ts';
export { isStreamSafe, normalizeText } from './normalizeText.ts';
export { placesIn } from './placesIn.ts';
export { removeInvisible } from './removeInvisible.ts';
