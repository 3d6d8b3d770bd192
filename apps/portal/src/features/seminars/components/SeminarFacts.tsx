import type { SeminarDetail } from '@michi/api/seminar';
import { DescriptionList } from '@michi/design-system/description-list';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkedText } from '../../../shared/ui/text/LinkedText.tsx';
import { OutsideLink } from '../../../shared/ui/text/OutsideLink.tsx';
import { yearsLabel } from '../seminarLabels.ts';

/** Further facts of a seminar, `-` if not stated. */
export function SeminarFacts({ detail }: { readonly detail: SeminarDetail }) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { seminar, mapLink, link, linkOpensAt, camera, microphone } = detail;
  const { style, capacity, cancelledAt, endsAt, feedbackStatus, seatsLeft, graduationYears } = seminar;
  const isPast = Date.parse(endsAt) <= useContext(ClockContext)().getTime();
  const isAhead = cancelledAt === null && !isPast;
  const words = (text: string | null) => (
    <Text as="span" preserveLines>
      <LinkedText text={format.text(text)} />
    </Text>
  );
  const isOnline = style !== 'OFFLINE';
  const isOnSite = style !== 'ONLINE';
  const seats =
    capacity === null
      ? t('facts.noLimit')
      : format.list([
          t('facts.seats', { count: capacity, formatted: format.number(capacity) }),
          seatsLeft === null || !isAhead
            ? null
            : t('availability.seatsLeft', { count: seatsLeft, formatted: format.number(seatsLeft) }),
        ]);
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('facts.style'), value: labels(`meetingStyle.${style}`) },
        ...(isOnSite
          ? [
              { term: t('facts.place'), value: words(pickBilingual(seminar, 'placeName', language)) },
              { term: t('facts.station'), value: words(pickBilingual(seminar, 'nearestStation', language)) },
              {
                term: t('facts.address'),
                value: words(pickBilingual(detail, 'address', language)),
                note:
                  mapLink === null ? undefined : <OutsideLink href={mapLink}>{t('facts.map')}</OutsideLink>,
              },
            ]
          : []),
        // What concerns taking part, where that is still possible.
        ...(isOnline && isAhead
          ? [
              {
                term: t('facts.link'),
                value: link === null ? null : <OutsideLink href={link} />,
                note:
                  link !== null || linkOpensAt === null
                    ? undefined
                    : t('facts.linkOpens', { date: format.dateAndTimeWithZone(linkOpensAt) }),
              },
              {
                term: t('facts.camera'),
                value: camera === null ? null : t(`device.${camera}`),
              },
              {
                term: t('facts.microphone'),
                value: microphone === null ? null : t(`device.${microphone}`),
              },
            ]
          : []),
        { term: t('facts.capacity'), value: seats },
        ...(isAhead || (cancelledAt === null && seminar.applicationDeadline !== null)
          ? [
              {
                term: t('facts.applicationDeadline'),
                value:
                  seminar.applicationDeadline === null
                    ? t('facts.untilItBegins')
                    : format.dateAndTimeWithZone(seminar.applicationDeadline),
              },
            ]
          : []),
        ...(seminar.audience === 'UNIVERSITY' && cancelledAt === null
          ? [
              {
                term: t('facts.universityDeadline'),
                value: format.dateAndTimeWithZone(seminar.universityDeadline),
              },
            ]
          : []),
        {
          term: t('facts.graduationYears'),
          value: graduationYears.length === 0 ? t('facts.anyYear') : yearsLabel(graduationYears, t),
        },
        { term: t('facts.belongings'), value: words(pickBilingual(detail, 'belongings', language)) },
        { term: t('facts.dress'), value: words(pickBilingual(detail, 'dress', language)) },
        ...(cancelledAt === null
          ? [
              {
                term: t('facts.feedback'),
                value: t(
                  `feedbackStatus.${isPast && feedbackStatus === 'NOT_OPEN' ? 'MISSED' : feedbackStatus}`,
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
