import { useListCounsellors, type Counsellor } from '@michi/api/user';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { media } from '@michi/design-system/theme';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isFiltered, whatIsSet } from '../../shared/navigation/searchParams.ts';
import { useAddress } from '../../shared/navigation/useAddress.ts';
import { toCounsellor } from '../../shared/navigation/paths.ts';
import { ResultList } from '../../shared/ui/results/ResultList.tsx';
import { ViewControl } from '../../shared/ui/results/ViewControl.tsx';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { UniversityOnly } from '../../shared/ui/university/UniversityOnly.tsx';
import { BookButton } from './components/BookButton.tsx';
import { ClosedAlert } from './components/ClosedAlert.tsx';
import { CounsellorCard } from './components/CounsellorCard.tsx';
import { CounsellorFilterBar } from './components/CounsellorFilterBar.tsx';
import { counsellors, noCounsellorFilters, pageSize } from './careerOfficeAddress.ts';
import { useClosedMessage, useRules } from './useRules.ts';
import { Avatar } from '@michi/design-system/avatar';
import { ListRow } from '@michi/design-system/list-row';
import { Text } from '@michi/design-system/text';
import { photoAddress } from '../../shared/ui/files/photoAddress.ts';
import { useCounsellorLabels } from './useCounsellorLabels.ts';

/** The counsellors of the student's university, those with the soonest free time first. */
export function Component() {
  const { t } = useTranslation('career-office');
  return (
    <UniversityOnly isList title={t('counsellors.title')}>
      <AllCounsellors />
    </UniversityOnly>
  );
}

function AllCounsellors() {
  const { t } = useTranslation('career-office');
  const closed = useClosedMessage(useRules());
  const { address, change } = useAddress(counsellors);
  const result = useListCounsellors(
    { size: pageSize, ...whatIsSet(address) },
    { query: { placeholderData: keepPreviousData } },
  );
  // There the results choose their view.
  const isPhone = !useMedia(media.tablet);
  return (
    <Stack gap="medium">
      <PageHeader
        title={t('counsellors.title')}
        subtitle={t('counsellors.what')}
        actions={
          <>
            {!isPhone && <ViewControl />}
            {closed === null && <BookButton />}
          </>
        }
      />
      <ClosedAlert closed={closed} />
      <CounsellorFilterBar address={address} page={result.data} onChange={change} />
      <ResultList
        result={result}
        size={pageSize}
        words={{ loading: t('counsellors.loading'), failed: t('counsellors.failed') }}
        count={(counted) => t('counsellors.count', counted)}
        empty={{ title: t('counsellors.none'), description: t('counsellors.noneNote') }}
        noMatch={t('counsellors.noMatch')}
        onClear={isFiltered(address) ? () => change({ search: '', ...noCounsellorFilters }) : undefined}
        onPageChange={(page) => change({ page })}
        renderCard={(counsellor) => <CounsellorCard key={counsellor.id} counsellor={counsellor} />}
      >
        {(counsellor) => <CounsellorRow key={counsellor.id} counsellor={counsellor} />}
      </ResultList>
    </Stack>
  );
}

function CounsellorRow({ counsellor }: { readonly counsellor: Counsellor }) {
  const wordsOf = useCounsellorLabels();
  const { id, photoUrl, nextAvailableAt } = counsellor;
  const { name, position, topics, facts, next } = wordsOf(counsellor);
  return (
    <ListRow
      link={<Link to={toCounsellor(id)} />}
      leading={<Avatar name={name} seed={id} src={photoAddress(photoUrl)} />}
      title={name}
      {...(position !== null && { subtitle: position })}
      meta={
        <>
          {topics}
          <br />
          {facts}
        </>
      }
      footer={
        <Text as="span" size="small" tone={nextAvailableAt === null ? 'soft' : 'success'}>
          {next}
        </Text>
      }
    />
  );
}
