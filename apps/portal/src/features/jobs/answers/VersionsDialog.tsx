import { countCharacters } from '@michi/api/text';
import type { ProfileAnswer } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import type { AskedText } from './askedTexts.ts';

interface VersionsDialogProps {
  readonly asked: AskedText;
  /** The last changed first. */
  readonly versions: readonly ProfileAnswer[];
  readonly onTake: (version: ProfileAnswer) => void;
  readonly onClose: () => void;
}

/** The versions by question, those of the likely one first and the others by their last change. */
const byQuestion = (
  versions: readonly ProfileAnswer[],
  { topic }: AskedText,
): readonly (readonly [string, readonly ProfileAnswer[]])[] => {
  const groups = Map.groupBy(versions, (version) => `${version.topic} ${version.question ?? ''}`);
  return [...groups].toSorted(
    ([, [left]], [, [right]]) => Number(right?.topic === topic) - Number(left?.topic === topic),
  );
};

/** Choice of a version to fill in, by question, with its length beside the limit. */
export function VersionsDialog({ asked, versions, onTake, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  return (
    <OpenDialog size="medium" title={t('answers.chooseTitle')} description={asked.label} onClose={onClose}>
      <Stack gap="large">
        {byQuestion(versions, asked).map(([key, group]) => {
          const topic = group[0]?.topic ?? 'OWN_QUESTION';
          return (
            <Stack key={key} as="section" gap="small">
              <Heading level={3}>
                {topic === 'OWN_QUESTION' ? (group[0]?.question ?? '') : labels(`answerTopic.${topic}`)}
              </Heading>
              <Stack as="ul" gap="medium">
                {group.map((version) => (
                  <VersionEntry
                    key={version.id}
                    version={version}
                    limit={asked.limit}
                    onTake={() => onTake(version)}
                  />
                ))}
              </Stack>
            </Stack>
          );
        })}
      </Stack>
    </OpenDialog>
  );
}

interface VersionEntryProps {
  readonly version: ProfileAnswer;
  readonly limit: number | null;
  readonly onTake: () => void;
}

function VersionEntry({ version, limit, onTake }: VersionEntryProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const format = useFormat();
  const { job, name, text, updatedAt } = version;
  const length = countCharacters(typedText(text));
  const left = (limit ?? length) - length;
  return (
    <Stack as="li" gap="xxsmall">
      <Inline justify="between" gap="small" wrap={false} align="start">
        <Stack gap="xxsmall" grow>
          <Text as="strong">{name}</Text>
          <Text size="small" tone={left < 0 ? 'warning' : 'soft'}>
            {format.list([
              t('answers.length', { count: length, formatted: format.number(length) }),
              limit === null
                ? null
                : t(left < 0 ? 'answers.over' : 'answers.left', {
                    count: Math.abs(left),
                    formatted: format.number(Math.abs(left)),
                  }),
              job === null ? null : pickBilingual(job, 'companyName', language),
              format.date(updatedAt),
            ])}
          </Text>
        </Stack>
        <Button size="small" aria-label={t('answers.takeNamed', { name })} onClick={onTake}>
          {t('answers.take')}
        </Button>
      </Inline>
      <Text size="small" lines={3} lang={languageTags[version.language]}>
        {text}
      </Text>
    </Stack>
  );
}
