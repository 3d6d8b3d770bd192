import type { ProfileAnswer } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Grid } from '@michi/design-system/grid';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { differencesOf } from './differencesOf.ts';
import { useAnswerLength } from './VersionList.tsx';

interface DifferencesProps {
  readonly before: ProfileAnswer;
  readonly after: ProfileAnswer;
}

/** Two versions in one text: words that are only in the first are struck through, those only in the second underlined. */
export default function Differences({ before, after }: DifferencesProps) {
  const { t } = useTranslation('answers');
  const length = useAnswerLength();
  const differences = useMemo(() => differencesOf(before.text, after.text), [before.text, after.text]);
  if (before.text === after.text) return <Alert tone="info">{t('compare.same')}</Alert>;
  if (differences === null) {
    return (
      <Grid columns={{ tablet: 2 }} gap="medium">
        {[before, after].map(({ id, name, text, language }) => (
          <Stack key={id} gap="xsmall">
            <Text weight="strong">{name}</Text>
            <Text preserveLines lang={languageTags[language]}>
              {text}
            </Text>
          </Stack>
        ))}
      </Grid>
    );
  }
  return (
    <Stack gap="small">
      <Text size="small" tone="soft">
        <Text as="del">{before.name}</Text> {length(before)} → <Text as="ins">{after.name}</Text>{' '}
        {length(after)}
      </Text>
      <Text as="div" preserveLines lang={languageTags[after.language]}>
        {differences.map(({ kind, text }, index) => {
          const key = `${index} ${text}`;
          if (kind === 'same') return <Fragment key={key}>{text}</Fragment>;
          return (
            <Text as={kind === 'added' ? 'ins' : 'del'} key={key}>
              <VisuallyHidden>{t(`compare.${kind}`)} </VisuallyHidden>
              {text}
            </Text>
          );
        })}
      </Text>
    </Stack>
  );
}
