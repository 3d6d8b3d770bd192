import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { propertyName } from '../theme/propertyName.ts';
import * as styles from './Foundations.css.ts';

interface PageProps {
  readonly title: string;
  /** One or two sentences: what the page defines. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of the design review; in English, whatever the toolbar says. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main lang="en" className={styles.page}>
      <div className={styles.lead}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="large" tone="soft">
          {lead}
        </Text>
      </div>
      {children}
    </main>
  );
}

interface PageSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function PageSection({ title, lead, children }: PageSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.lead}>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        {lead !== undefined && <Text tone="soft">{lead}</Text>}
      </div>
      {children}
    </section>
  );
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
