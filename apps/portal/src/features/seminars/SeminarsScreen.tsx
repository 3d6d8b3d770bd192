import { ApiError } from '@michi/api/transport';
import { Button } from '@michi/design-system/button';
import { Link } from '@michi/design-system/link';
import { MasterDetail } from '@michi/design-system/master-detail';
import { PageHeader } from '@michi/design-system/page-header';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { media } from '@michi/design-system/theme';
import { LayoutGrid, List } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { BackWords } from '../../shared/back-link/BackWords.tsx';
import { ListLink } from '../../shared/back-link/ListLink.tsx';
import { paths, type SeminarAudience } from '../../shared/paths.ts';
import { listViews, useListView } from '../../shared/preferences/preferences.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { useMedia } from '../../shared/screen/useMedia.ts';
import { seminarTabKinds, seminarTabs, type SeminarTabKind } from '../../shared/seminarTabs.ts';
import { SeminarFilterBar } from './components/SeminarFilterBar.tsx';
import { SeminarPanel } from './components/SeminarPanel.tsx';
import { SeminarResults } from './components/SeminarResults.tsx';
import { countFilters, noFilters, pageSize } from './seminarAddress.ts';
import { countersQuery } from './queries.ts';
import { useSeminarAddress } from './useSeminarAddress.ts';
import { useSeminarPage } from './useSeminarPage.ts';

/** Public seminars or those of the student's university: the list in its tabs, and the open seminar beside it. */
export function SeminarsScreen() {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const { pathname } = useLocation();
  const audience: SeminarAudience = pathname.startsWith(paths.universitySeminars) ? 'UNIVERSITY' : 'PUBLIC';
  const { address, linkAfter, change } = useSeminarAddress(audience);
  const [view, setView] = useListView();
  const isWide = useMedia(media.desktop);
  const kind: SeminarTabKind = seminarTabKinds.find(({ tab }) => tab === address.tab) ?? seminarTabKinds[0];
  const isAll = kind.tab === seminarTabs.all;
  const { data: counters } = useQuery(countersQuery(audience));
  const { page, error, refetch } = useSeminarPage(address, kind, audience);

  const title = audience === 'PUBLIC' ? t('publicSeminars') : t('universitySeminars');
  useScreenTitle(title);
  const isListView = view === listViews.list;
  // A wide screen has room for a seminar beside the list from the start; its address is the list's until one is chosen.
  const shownSeminar = address.openSeminar ?? (isListView && isWide ? (page?.data[0]?.id ?? null) : null);

  if (address.openSeminar !== null && !(isListView && isWide)) {
    return (
      <Stack gap="medium">
        <Link asChild>
          <ListLink to={linkAfter({ openSeminar: null })}>
            <BackWords>{t('back')}</BackWords>
          </ListLink>
        </Link>
        <SeminarPanel id={address.openSeminar} audience={audience} level={1} />
      </Stack>
    );
  }

  const isSearched = address.search !== '' || countFilters(address.filters, isAll) > 0;
  const clear = {
    label: t('empty.clear'),
    onSelect: () => change({ search: '', filters: noFilters }),
  };
  const browse = { label: t('empty.browse'), onSelect: () => change({ tab: seminarTabs.all }) };
  const otherwise = isAll
    ? { text: t('emptyNote.all') }
    : { text: t(`emptyNote.${kind.name}`), action: browse };
  // Who has no university is refused, and trying again would not help.
  const isRefused = error instanceof ApiError && error.code === 'FORBIDDEN';
  const failure = isRefused
    ? {
        title: t('failed.noUniversity'),
        text: t('failed.noUniversityNote'),
        way: (
          <Button asChild>
            <RouterLink to={paths.settings}>{t('failed.settings')}</RouterLink>
          </Button>
        ),
      }
    : {
        title: t('failed.title'),
        way: <Button onClick={refetch}>{shared('actions.tryAgain')}</Button>,
      };
  const results = (
    <SeminarResults
      page={page}
      size={pageSize}
      tab={address.tab}
      failure={error === null ? null : failure}
      view={view}
      openSeminar={shownSeminar}
      linkTo={({ id }) => linkAfter({ openSeminar: id })}
      onPageChange={(number) => change({ page: number })}
      empty={isSearched ? { text: t('empty.filtered'), action: clear } : otherwise}
    />
  );
  return (
    <Stack gap="medium">
      <PageHeader
        title={title}
        actions={
          <SegmentedControl
            label={t('view.label')}
            value={isListView ? 'list' : 'card'}
            onValueChange={(value) => setView(listViews[value])}
            options={[
              { value: 'list', label: t('view.list'), icon: List },
              { value: 'card', label: t('view.card'), icon: LayoutGrid },
            ]}
          />
        }
      />
      <TabLinks
        label={t('tabs')}
        value={String(address.tab)}
        items={seminarTabKinds.map(({ tab, name, count }) => ({
          value: String(tab),
          label: labels(`seminarTab.${name}`),
          link: <RouterLink to={linkAfter({ tab })} />,
          ...(counters !== undefined && { count: count(counters) }),
        }))}
      />
      <SeminarFilterBar address={address} isAll={isAll} onChange={change} />
      {isListView && shownSeminar !== null ? (
        <MasterDetail
          showing="list"
          detailLabel={t('detail.label')}
          list={results}
          detail={<SeminarPanel key={shownSeminar} id={shownSeminar} audience={audience} level={2} />}
        />
      ) : (
        results
      )}
    </Stack>
  );
}
