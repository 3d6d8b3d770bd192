import type { SeminarDetail } from '@michi/api/seminar';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card, CardSection } from '@michi/design-system/card';
import { Heading, type HeadingLevel } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PathSteps } from '@michi/design-system/path-steps';
import { Stack } from '@michi/design-system/stack';
import { StickyBar } from '@michi/design-system/sticky-bar';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { Building2, Landmark, MapPin, Monitor, MonitorSmartphone, Signpost } from 'lucide-react';
import { useContext, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { DetailSection } from '../../../shared/ui/detail/DetailSection.tsx';
import { RichText } from '../../../shared/ui/text/RichText.tsx';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';
import { availabilityOf, wayInOf } from '../availability.ts';
import { organizerLabel } from '../seminarLabels.ts';
import { useApplying } from '../useApplying.ts';
import { FavoriteButton } from '../../../shared/ui/favorites/FavoriteButton.tsx';
import { OtherDates } from './OtherDates.tsx';
import { SeminarActions } from './SeminarActions.tsx';
import { SeminarDocuments } from './SeminarDocuments.tsx';
import { SeminarFacts } from './SeminarFacts.tsx';
import { SeminarApplicationStatus } from './SeminarApplicationStatus.tsx';
import { SeminarTime } from './SeminarTime.tsx';

export type SeminarLevel = Extract<HeadingLevel, 1 | 2>;

const styleIcons = { ONLINE: Monitor, OFFLINE: MapPin, BOTH: MonitorSmartphone } as const;
const organizerIcons = {
  COMPANY: Building2,
  UNIVERSITY: Landmark,
  STUDENT: Building2,
  JOBHUNTING: Signpost,
} as const;

export interface SeminarContentsProps {
  readonly detail: SeminarDetail;
  readonly level: SeminarLevel;
  readonly companyLink: (companyId: string) => string;
}

/** All details of a seminar. */
export function SeminarContents({ detail, level, companyLink }: SeminarContentsProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { seminar, program, participants, documents, otherDates } = detail;
  const { company, organizer, style } = seminar;
  const title = useRef<HTMLHeadingElement>(null);
  const now = useContext(ClockContext);
  const isPhone = !useMedia(media.tablet);
  const applying = useApplying(seminar.id);
  const { kind } = availabilityOf(seminar, now());
  const wayIn = kind === 'over' || kind === 'attended' || kind === 'cancelled' ? null : wayInOf(seminar);
  // On a phone what to do next stays in sight, however far one reads.
  const isAtFoot = level === 1 && isPhone && wayIn !== null;
  // Applying and cancelling remove their own buttons.
  useLostFocus(title, seminar.application?.status);
  const section = level === 1 ? 2 : 3;
  const part = (heading: string, contents: ReactNode) => (
    <DetailSection title={heading} level={section}>
      {contents}
    </DetailSection>
  );
  const description = pickBilingual(detail, 'description', language);
  const contents = (
    <Card padding="none">
      <CardSection>
        <Stack gap="medium">
          <Stack gap="xsmall">
            <Inline gap="xsmall">
              <Badge tone="info" icon={styleIcons[style]}>
                {labels(`meetingStyle.${style}`)}
              </Badge>
              <Badge icon={organizerIcons[organizer.type]}>
                {pickBilingual(organizer, 'name', language)}
              </Badge>
            </Inline>
            <Heading ref={title} level={level} size="heading" focusable>
              {pickBilingual(seminar, 'title', language)}
            </Heading>
            <Text size="small" tone="soft">
              {organizerLabel(seminar, language, t)}
            </Text>
            <Text size="tiny" tone="soft">
              {format.list([
                t('detail.posted', { date: format.date(seminar.postedAt) }),
                seminar.updatedAt === seminar.postedAt
                  ? null
                  : t('detail.updated', { date: format.date(seminar.updatedAt) }),
              ])}
            </Text>
          </Stack>
          <SeminarApplicationStatus detail={detail} level={section} />
          <SeminarActions detail={detail} wayIn={wayIn} applying={applying} isAtFoot={isAtFoot} />
        </Stack>
      </CardSection>
      <CardSection>
        <Stack gap="large">
          <SeminarTime seminar={seminar} level={section} />
          {description !== null && part(t('detail.about'), <RichText html={description} />)}
          {program.length > 0 &&
            part(
              t('detail.program'),
              <PathSteps
                direction="vertical"
                label={t('detail.program')}
                steps={program.map((entry, index) => ({
                  id: `${index}-${entry.title}`,
                  label: pickBilingual(entry, 'title', language),
                  time: entry.startsAt === null ? t('detail.timeOpen') : format.time(entry.startsAt),
                  state: 'stop' as const,
                }))}
              />,
            )}
          {participants.length > 0 &&
            part(
              t('detail.participants'),
              <Stack as="ul" gap="xxsmall">
                {participants.map((person) => (
                  <Text as="li" key={`${person.name} ${person.role}`}>
                    {format.list([
                      pickBilingual(person, 'name', language),
                      pickBilingual(person, 'role', language),
                    ])}
                  </Text>
                ))}
              </Stack>,
            )}
          {documents.length > 0 && part(t('detail.documents'), <SeminarDocuments documents={documents} />)}
          {part(t('detail.facts'), <SeminarFacts detail={detail} />)}
          {company !== null && (
            <Card padding="small">
              <Inline justify="between">
                <Text as="strong">{pickBilingual(company, 'name', language)}</Text>
                <Link asChild>
                  <RouterLink to={companyLink(company.id)}>{t('detail.seeCompany')}</RouterLink>
                </Link>
              </Inline>
            </Card>
          )}
          {otherDates.length > 0 && part(t('detail.otherDates'), <OtherDates seminars={otherDates} />)}
        </Stack>
      </CardSection>
    </Card>
  );
  // The applied seminar keeps its place in the tree, and with it the dialog with the next steps.
  return (
    <Stack gap="medium">
      {contents}
      {isAtFoot && (
        <StickyBar
          actions={
            <Button variant="primary" onClick={applying.begin}>
              {t(`way.${wayIn}.open`)}
            </Button>
          }
        >
          <FavoriteButton what="Seminar" entry={seminar} variant="outline" />
        </StickyBar>
      )}
    </Stack>
  );
}
