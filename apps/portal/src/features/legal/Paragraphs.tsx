import { Heading } from '@michi/design-system/heading';

export interface ParagraphsProps {
  readonly title: string;
  /** One paragraph a line; lines that begin with a hyphen are a list. */
  readonly children: string;
}

/** A titled part of a longer text. */
export function Paragraphs({ title, children }: ParagraphsProps) {
  const blocks: { readonly isList: boolean; readonly lines: string[] }[] = [];
  for (const line of children.split('\n')) {
    const isList = line.startsWith('- ');
    const last = blocks.at(-1);
    if (isList && last?.isList === true) last.lines.push(line.slice(2));
    else blocks.push({ isList, lines: [isList ? line.slice(2) : line] });
  }
  return (
    <>
      <Heading level={2} size="body">
        {title}
      </Heading>
      {blocks.map(({ isList, lines }) =>
        isList ? (
          <ul key={lines[0]}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={lines[0]}>{lines[0]}</p>
        ),
      )}
    </>
  );
}
