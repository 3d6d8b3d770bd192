import type { CounsellorDetail } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { photoAddress } from '../../../shared/ui/files/photoAddress.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkedText } from '../../../shared/ui/text/LinkedText.tsx';
import { useCounsellorLabels } from '../useCounsellorLabels.ts';
import { useClosedMessage, useRules } from '../useRules.ts';
import { AvailabilityCard } from './AvailabilityCard.tsx';
import { BookButton } from './BookButton.tsx';
import { ClosedAlert } from './ClosedAlert.tsx';
import { HoursCard } from './HoursCard.tsx';

export interface CounsellorContentsProps {
  readonly detail: CounsellorDetail;
  readonly back: ReactNode;
}

export function CounsellorContents({ detail, back }: CounsellorContentsProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const closed = useClosedMessage(useRules());
  const wordsOf = useCounsellorLabels();
  const { counsellor } = detail;
  const { name, position, style, languages, next } = wordsOf(counsellor);
  const help = pickBilingual(detail, 'howICanHelp', language);
  const about = pickBilingual(detail, 'about', language);
  return (
    <Stack gap="large">
      <PageHeader
        back={back}
        leading={
          <Avatar size={72} name={name} seed={counsellor.id} src={photoAddress(counsellor.photoUrl)} />
        }
        eyebrow={<Badge tone={counsellor.isAvailable ? 'success' : 'neutral'}>{next}</Badge>}
        title={name}
        {...(position !== null && {
          subtitle: (
            <Text as="span" size="body" tone="soft">
              {position}
            </Text>
          ),
        })}
        actions={
          counsellor.isAvailable && closed === null && <BookButton size="large" counsellor={counsellor.id} />
        }
      />
      <ClosedAlert closed={closed} />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          <Card title={t('counsellor.help')}>
            <Stack gap="medium">
              <Text
                preserveLines
                {...(help !== null && { lang: help === detail.howICanHelpJp ? 'ja' : 'en' })}
              >
                <LinkedText text={format.text(help)} />
              </Text>
              <Inline as="ul" gap="xsmall">
                {counsellor.topics.map((topic) => (
                  <li key={topic}>
                    <Badge tone="brand">{t(`topic.${topic}`)}</Badge>
                  </li>
                ))}
              </Inline>
            </Stack>
          </Card>
          <AvailabilityCard
            counsellorId={counsellor.id}
            startsWith={counsellor.nextAvailableAt}
            isClosed={closed !== null}
          />
        </Stack>
        <Stack gap="large">
          <Card title={t('counsellor.facts')}>
            <DescriptionList
              layout="rows"
              items={[
                { term: t('style.label'), value: style },
                {
                  term: t('counsellor.assistedLabel'),
                  value: t('counsellor.assistedCount', {
                    formatted: format.number(counsellor.studentsAssisted),
                  }),
                },
                { term: t('counsellor.languages'), value: languages },
                { term: t('counsellor.place'), value: pickBilingual(detail, 'place', language) },
              ]}
            />
          </Card>
          <HoursCard detail={detail} />
          {about !== null && (
            <Card title={t('counsellor.about')}>
              <Text preserveLines lang={about === detail.aboutJp ? 'ja' : 'en'}>
                <LinkedText text={about} />
              </Text>
            </Card>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}
