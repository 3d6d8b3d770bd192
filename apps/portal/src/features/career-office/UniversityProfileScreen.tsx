import { useProfile } from '@michi/api/user';
import { useShowUniversity } from '@michi/api/university';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { UniversityOnly } from '../../shared/ui/university/UniversityOnly.tsx';
import { UniversityContents } from './components/UniversityContents.tsx';

/** The student's university: location, faculties and figures, upcoming dates, and sponsors. */
export function Component() {
  const { t } = useTranslation('career-office');
  return (
    <UniversityOnly title={t('university.title')}>
      <OwnUniversity />
    </UniversityOnly>
  );
}

function OwnUniversity() {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const { data: profile } = useProfile();
  const id = profile?.university?.id ?? '';
  const query = useShowUniversity(id, { query: { enabled: id !== '' } });
  const { data: detail } = query;
  useScreenTitle(detail && pickBilingual(detail.university, 'name', language));
  if (detail !== undefined) return <UniversityContents detail={detail} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={<BackLink to={paths.careerOffice}>{t('title')}</BackLink>}
      to={paths.careerOffice}
      words={{
        loading: t('university.loading'),
        failed: t('university.failed'),
        missing: {
          title: t('university.missing.title'),
          text: t('university.missing.text'),
          action: t('university.missing.action'),
        },
      }}
    />
  );
}
