import type { SeminarDetail, SeminarDocument } from '@michi/api/seminar';
import { DescriptionList } from '@michi/design-system/description-list';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { FileText } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useRuntimeSettings } from '../../../shared/settings/RuntimeSettings.ts';
import { LinkedText, OutsideLink } from '../../../shared/ui/text/RichText.tsx';
import { fileAddress } from '../seminarAddress.ts';
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
  const paragraph = (text: string | null) => (
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
              { term: t('facts.place'), value: paragraph(pickBilingual(seminar, 'placeName', language)) },
              {
                term: t('facts.station'),
                value: paragraph(pickBilingual(seminar, 'nearestStation', language)),
              },
              {
                term: t('facts.address'),
                value: paragraph(pickBilingual(detail, 'address', language)),
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
        { term: t('facts.belongings'), value: paragraph(pickBilingual(detail, 'belongings', language)) },
        { term: t('facts.dress'), value: paragraph(pickBilingual(detail, 'dress', language)) },
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

/** The documents of a seminar to open, with their kind and size. */
export function SeminarDocuments({ documents }: { readonly documents: readonly SeminarDocument[] }) {
  const { language } = useLanguage();
  const format = useFormat();
  const { services } = useRuntimeSettings();
  const service = new URL(services['seminar'] ?? '/api/seminar', globalThis.location.origin).href;
  return (
    <Stack as="ul" gap="xxsmall">
      {documents.map((document) => {
        const name = pickBilingual(document, 'name', language);
        const address = fileAddress(document.url, service);
        return (
          <Inline as="li" key={document.id} gap="xsmall" wrap={false} align="start">
            <Icon icon={FileText} size="small" />
            <Inline gap="xsmall">
              {address === null ? (
                name
              ) : (
                <Link href={address} target="_blank" rel="noreferrer">
                  {name}
                </Link>
              )}
              <Text as="span" size="tiny" tone="soft">
                {format.list([
                  document.mediaType.split('/')[1]?.toUpperCase(),
                  format.fileSize(document.size),
                ])}
              </Text>
            </Inline>
          </Inline>
        );
      })}
    </Stack>
  );
}
