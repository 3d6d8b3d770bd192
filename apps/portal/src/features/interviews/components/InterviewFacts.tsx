import type { Interview } from '@michi/api/job';
import { DescriptionList } from '@michi/design-system/description-list';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkedText } from '../../../shared/ui/text/LinkedText.tsx';
import { OutsideLink } from '../../../shared/ui/text/OutsideLink.tsx';

/** The details of an interview, `-` for those the interviewer does not state. */
export function InterviewFacts({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { style, link, mapLink, interviewer } = interview;
  const words = (field: 'address' | 'interviewers' | 'belongings' | 'dress' | 'message') => (
    <Text as="span" preserveLines>
      <LinkedText text={format.text(pickBilingual(interview, field, language))} />
    </Text>
  );
  const isOnline = style === 'ONLINE';
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('facts.style'), value: t(`style.${style}`) },
        ...(isOnline || link !== null
          ? [{ term: t('facts.link'), value: link === null ? null : <OutsideLink href={link} /> }]
          : []),
        ...(isOnline
          ? []
          : [
              {
                term: t('facts.place'),
                value: words('address'),
                note:
                  mapLink === null ? undefined : <OutsideLink href={mapLink}>{t('facts.map')}</OutsideLink>,
              },
            ]),
        { term: t('facts.interviewer'), value: labels(`actor.${interviewer}`) },
        { term: t('facts.interviewers'), value: words('interviewers') },
        { term: t('facts.dress'), value: words('dress') },
        { term: t('facts.belongings'), value: words('belongings') },
        { term: t('facts.message'), value: words('message') },
      ]}
    />
  );
}
