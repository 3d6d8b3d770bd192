import { useShowCounsellor } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { UniversityOnly } from '../../shared/ui/university/UniversityOnly.tsx';
import { CounsellorContents } from './components/CounsellorContents.tsx';

/** One counsellor: who they are, how they can help, and when they can be met. */
export function Component() {
  const { t } = useTranslation('career-office');
  return (
    <UniversityOnly title={t('counsellor.title')}>
      <OneCounsellor />
    </UniversityOnly>
  );
}

function OneCounsellor() {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const id = openedIn(address);
  const query = useShowCounsellor(id, { query: { enabled: id !== '' } });
  const { data: detail } = query;
  useScreenTitle(detail && pickBilingual(detail.counsellor, 'name', language));
  const back = <BackLink to={paths.counsellors}>{t('counsellors.title')}</BackLink>;
  if (detail !== undefined) return <CounsellorContents key={id} detail={detail} back={back} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={back}
      to={paths.counsellors}
      words={{
        loading: t('counsellor.loading'),
        failed: t('counsellor.failed'),
        missing: {
          title: t('counsellor.missing.title'),
          text: t('counsellor.missing.text'),
          action: t('counsellor.missing.action'),
        },
      }}
    />
  );
}
