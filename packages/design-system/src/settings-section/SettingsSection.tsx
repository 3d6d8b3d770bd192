import { type ReactNode, useId } from 'react';
import { Card } from '../card/Card.tsx';
import { Heading } from '../heading/Heading.tsx';
import * as styles from './SettingsSection.css.ts';

export { SettingsBlock, SettingsRow, type SettingsRowProps } from './SettingsRow.tsx';

export interface SettingsSectionProps {
  /** Anchor id. */
  readonly id: string;
  /** Heading of the section, of rank 2. */
  readonly title: string;
  /** Purpose of the section, in a sentence. */
  readonly description?: ReactNode | undefined;
  /** `danger` for irreversible actions, such as deleting the account. */
  readonly tone?: 'plain' | 'danger' | undefined;
  /** At the right of the title. */
  readonly headerEnd?: ReactNode | undefined;
  /** `SettingsRow` and `SettingsBlock`. */
  readonly children?: ReactNode | undefined;
}

/** A section of the settings. */
export function SettingsSection({
  id,
  title,
  description,
  tone = 'plain',
  headerEnd,
  children,
}: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className={styles.section}>
      <Card tone={tone} padding="none">
        <div className={styles.header}>
          <div className={styles.headerText}>
            <Heading level={2} size="large" id={titleId}>
              {title}
            </Heading>
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {headerEnd}
        </div>
        {children}
      </Card>
    </section>
  );
}
