import { Refusal } from './refusal.mjs';

/** Words that cannot be names in a module. */
const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  );

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * The writings of a name.
 * @param {string | undefined} kebab as it was typed, such as `job-offers`
 * @returns {{ kebab: string, camel: string, pascal: string, snake: string, words: string }}
 */
export function namesOf(kebab) {
  if (kebab === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Refusal(
      kebab === undefined
        ? 'Missing name.'
        : `"${kebab}" is not kebab-case. Use lower-case letters, digits and hyphens, such as job-offers.`,
    );
  }
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  const camel = pascal[0].toLowerCase() + pascal.slice(1);
  if (RESERVED.includes(camel)) throw new Refusal(`"${kebab}" is a reserved word; choose another name.`);
  return { kebab, camel, pascal, snake: words.join('_'), words: capital(words.join(' ')) };
}
