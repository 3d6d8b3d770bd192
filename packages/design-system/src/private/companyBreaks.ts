import { createElement, Fragment, type ReactNode } from 'react';

/** Before a company's form that ends its name, and behind one that begins it. */
const places = /(?<=^(?:株式|有限|合同)会社)|(?!^)(?=(?:株式|有限|合同)会社)/;

/**
 * Words with a place to break beside a company's form such as 株式会社. A browser takes name and form for one phrase, and
 * breaks inside the form where the phrase is too long for a line.
 */
export const companyBreaks = (words: ReactNode): ReactNode => {
  if (typeof words !== 'string') return words;
  const [first, ...rest] = words.split(places);
  return rest.length === 0
    ? words
    : createElement(Fragment, null, first, ...rest.flatMap((part) => [createElement('wbr'), part]));
};
