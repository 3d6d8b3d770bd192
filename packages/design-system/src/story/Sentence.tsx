/** Renders text between backticks as code. */
export const Sentence = ({ text }: { readonly text: string }) =>
  text
    .split('`')
    .map((part, index) => ({ part, key: `${index} ${part}`, isCode: index % 2 === 1 }))
    .map(({ part, key: position, isCode }) => (isCode ? <code key={position}>{part}</code> : part));
