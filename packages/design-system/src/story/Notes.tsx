import { Card } from '../card/Card.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './Notes.css.ts';
import { Sentence } from './Sentence.tsx';

interface NotesProps {
  readonly title: string;
  /** Icon before each note; the title states its meaning. */
  readonly icon: IconComponent;
  readonly tone: keyof typeof styles.mark;
  readonly notes: readonly string[];
  readonly lang: 'en' | 'ja';
}

export function Notes({ title, icon, tone, notes, lang }: NotesProps) {
  return (
    <Card title={title} level={3}>
      <Stack as="ul" gap="small">
        {notes.map((note) => (
          <li key={note} className={styles.note}>
            <span className={styles.mark[tone]}>
              <Icon icon={icon} size="large" />
            </span>
            <Text as="span">
              <Sentence text={note} lang={lang} />
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
