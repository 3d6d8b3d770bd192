import { createElement, Fragment, type ReactNode } from 'react';

/** Before a company form at the end of a name, and after one at its start. */
const breaks = /(?<=^(?:株式|有限|合同)会社)|(?!^)(?=(?:株式|有限|合同)会社)/;

/** Allows a line break beside a company form such as 株式会社; a browser would break within the form. */
export const companyBreaks = (text: ReactNode): ReactNode => {
  if (typeof text !== 'string') return text;
  const [first, ...rest] = text.split(breaks);
  return rest.length === 0
    ? text
    : createElement(Fragment, null, first, ...rest.flatMap((part) => [createElement('wbr'), part]));
};
