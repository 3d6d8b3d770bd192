import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunction } from 'react-router-dom';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { OfferContents } from './components/OfferContents.tsx';
import { OfferSkeleton } from './components/OfferSkeleton.tsx';
import { offerQuery } from './queries.ts';

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([offerQuery(openedIn(searchParams))]);

/** An offer letter and the student's response to it. */
export function Component() {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const id = openedIn(address);
  const query = useQuery(offerQuery(id));
  const { data: letter } = query;
  useScreenTitle(
    letter &&
      t(`titleNamed.${letter.offer.job.kind}`, {
        company: pickBilingual(letter.offer.job.company, 'name', language),
      }),
  );
  if (letter !== undefined) return <OfferContents key={letter.offer.id} letter={letter} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={<BackLink to={paths.publicJobs}>{t('backToJobs')}</BackLink>}
      to={paths.publicJobs}
      outline={<OfferSkeleton />}
      words={{
        loading: t('loading'),
        failed: t('failed'),
        missing: { title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') },
      }}
    />
  );
}
