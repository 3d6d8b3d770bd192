import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { type FigureRow, FigureTable } from '../private/FigureTable.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Text } from '../text/Text.tsx';
import { propertyName } from '../theme/propertyName.ts';
import * as styles from './Foundations.css.ts';
import { type English, useLanguage, type Values, Words } from './language.tsx';

interface PageProps {
  readonly title: English;
  /** One or two sentences: what the page defines. */
  readonly lead: English;
  /** For the places in the lead. */
  readonly values?: Values | undefined;
  readonly children: ReactNode;
}

/** A page of the design review. */
export function Page({ title, lead, values, children }: PageProps) {
  const { lang, read } = useLanguage();
  return (
    <main lang={lang} className={styles.page}>
      <div className={styles.lead}>
        <Heading level={1} size="display">
          {read(title)}
        </Heading>
        <Text size="large" tone="soft">
          <Words text={lead} values={values} />
        </Text>
      </div>
      {children}
    </main>
  );
}

interface PageSectionProps extends Omit<PageProps, 'lead'> {
  readonly lead?: English;
}

export function PageSection({ title, lead, values, children }: PageSectionProps) {
  const { read } = useLanguage();
  return (
    <section className={styles.section}>
      <div className={styles.lead}>
        <Heading level={2} size="heading">
          {read(title)}
        </Heading>
        {lead !== undefined && (
          <Text tone="soft">
            <Words text={lead} values={values} />
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

interface ListProps {
  readonly texts: readonly English[];
  readonly values?: Values | undefined;
  readonly ordered?: boolean;
}

export function List({ texts, values, ordered = false }: ListProps) {
  const items = texts.map((text) => (
    <li key={text}>
      <Words text={text} values={values} />
    </li>
  ));
  return <Prose>{ordered ? <ol>{items}</ol> : <ul>{items}</ul>}</Prose>;
}

interface FiguresProps {
  readonly caption: English;
  readonly columns: readonly English[];
  readonly rows: readonly FigureRow[];
}

export function Figures({ caption, columns, rows }: FiguresProps) {
  const { read } = useLanguage();
  return <FigureTable caption={read(caption)} columns={columns.map((column) => read(column))} rows={rows} />;
}

export const CodeName = ({ children }: { children: string }) => (
  <code className={styles.name}>{children}</code>
);

/** A token as a design tool names it, `color.brand`, and as a style sheet does, `--michi-color-brand`. */
export const TokenName = ({ path }: { readonly path: readonly [string, ...string[]] }) => (
  <span className={styles.token}>
    <CodeName>{path.join('.')}</CodeName>
    <CodeName>{`--${propertyName(path)}`}</CodeName>
  </span>
);
