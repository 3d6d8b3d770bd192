import { useListCounsellors } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths, toBooking, toCounsellor } from '../../../shared/navigation/paths.ts';
import { topics } from '../topics.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

/** Counsellors shown; the service sorts by soonest free time. */
const shownCounsellors = 3;

export interface QuickWaysProps {
  /** Whether booking is closed; the page says why. */
  readonly isClosed: boolean;
}

/** Shortcuts to an appointment: by topic, or with the next free counsellor. */
export function QuickWays({ isClosed }: QuickWaysProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { data } = useListCounsellors({ size: shownCounsellors });
  return (
    <Card title={t('quick.title')}>
      <Stack gap="medium">
        {!isClosed && (
          <Inline as="ul" gap="xsmall">
            {topics.map((topic) => (
              <li key={topic}>
                <LinkButton size="small" to={toBooking({ topic })}>
                  {t(`topic.${topic}`)}
                </LinkButton>
              </li>
            ))}
          </Inline>
        )}
        {data !== undefined && data.data.length > 0 && (
          <Stack gap="xsmall">
            <Text weight="strong">{t('quick.soonest')}</Text>
            <Stack as="ul" gap="xsmall">
              {data.data.map((counsellor) => (
                <li key={counsellor.id}>
                  <Link asChild>
                    <RouterLink to={toCounsellor(counsellor.id)}>
                      {pickBilingual(counsellor, 'name', language)}
                    </RouterLink>
                  </Link>
                  <Text size="small" tone="soft">
                    {counsellor.nextAvailableAt === null
                      ? t('counsellor.noneFree')
                      : format.dateAndTimeWithZone(counsellor.nextAvailableAt)}
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
        <Link asChild>
          <RouterLink to={paths.counsellors}>{t('quick.all')}</RouterLink>
        </Link>
      </Stack>
    </Card>
  );
}
