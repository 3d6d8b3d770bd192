import { getCounsellingFileUrl, type Counselling } from '@michi/api/university';
import { useListResumes } from '@michi/api/user';
import { DescriptionList } from '@michi/design-system/description-list';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { DownloadButton } from '../../../shared/ui/files/DownloadButton.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OfferCard } from '../../../shared/ui/offer/OfferCard.tsx';
import { OutsideLink } from '../../../shared/ui/text/OutsideLink.tsx';

/** Further details of an appointment: format, question, and files. */
export function AppointmentFacts({ counselling }: { readonly counselling: Counselling }) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  const { style, link, question, jobOffer, files, resumeIds, note, status, bookedAt } = counselling;
  const resumes = useListResumes({
    query: { enabled: resumeIds.length > 0 },
  });
  const titles = resumes.data?.filter(({ id }) => resumeIds.includes(id)).map(({ title }) => title) ?? [];
  const isOnline = style === 'ONLINE';
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('style.label'), value: t(`style.${style}`) },
        isOnline
          ? { term: t('facts.link'), value: link === null ? null : <OutsideLink href={link} /> }
          : { term: t('facts.place'), value: pickBilingual(counselling, 'place', language) },
        {
          term: t('facts.question'),
          value:
            question === null ? null : (
              <Text as="span" preserveLines>
                {question}
              </Text>
            ),
        },
        ...(jobOffer ? [{ term: t('facts.offer'), value: <OfferCard offer={jobOffer} /> }] : []),
        ...(resumeIds.length > 0
          ? [
              {
                term: t('facts.resumes'),
                value:
                  titles.length > 0
                    ? format.list(titles)
                    : t('facts.resumeCount', { count: resumeIds.length }),
              },
            ]
          : []),
        {
          term: t('facts.files'),
          value:
            files.length === 0 ? null : (
              <Stack as="ul" gap="xsmall">
                {files.map(({ id, fileName }) => (
                  <li key={id}>
                    <Inline gap="small">
                      <span>{fileName}</span>
                      <DownloadButton
                        path={getCounsellingFileUrl(id)}
                        fileName={fileName}
                        workingLabel={t('facts.downloading')}
                      >
                        {t('facts.download')}
                      </DownloadButton>
                    </Inline>
                  </li>
                ))}
              </Stack>
            ),
        },
        ...(status !== 'CANCELLED' && note !== null ? [{ term: t('facts.note'), value: note }] : []),
        { term: t('facts.booked'), value: format.dateAndTime(bookedAt) },
      ]}
    />
  );
}
