import { useListCounsellors, type Counsellor } from '@michi/api/user';
import { MenuChip, ToggleChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { ListRow } from '@michi/design-system/list-row';
import { Menu, MenuRadioGroup, MenuRadioItem } from '@michi/design-system/menu';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { keepPreviousData } from '@tanstack/react-query';
import { Languages, MessagesSquare, Monitor, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toCounsellor } from '../../shared/navigation/paths.ts';
import { isFiltered, whatIsSet, countSet, useAddress } from '../../shared/navigation/searchParams.ts';
import { listViews, useListView } from '../../shared/session/preferences.ts';
import { CardFact, EntryCard } from '../../shared/ui/results/ListCard.tsx';
import { FilterRow, type FilterRowProps } from '../../shared/ui/results/FilterRow.tsx';
import { ListScreen } from '../../shared/ui/results/ListScreen.tsx';
import { ListSearch } from '../../shared/ui/results/ListSearch.tsx';
import type { CountLabel } from '../../shared/ui/results/Pages.tsx';
import {
  ResultCards,
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { UniversityOnly } from '../../shared/ui/screen/UniversityOnly.tsx';
import {
  counsellors,
  noCounsellorFilters,
  pageSize,
  styles,
  topics,
  type CounsellorsAddress,
} from './careerOfficeAddress.ts';
import { CounsellorAvatar } from './components/CounsellorAvatar.tsx';
import { BookButton, ClosedAlert, useClosedMessage, useRules } from './components/BookingRules.tsx';
import { useCounsellorLabels, useSpokenLanguages } from './useCounsellorLabels.ts';

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
  const [view] = useListView();
  const count: CountLabel = (counted) => t('counsellors.count', counted);
  return (
    <ListScreen
      title={t('counsellors.title')}
      subtitle={t('counsellors.what')}
      actions={closed === null ? <BookButton /> : undefined}
      hasViews
    >
      <ClosedAlert closed={closed} />
      <CounsellorFilterBar address={address} page={result.data} onChange={change} />
      <Stack reading={view === listViews.list}>
        <Results
          result={result}
          size={pageSize}
          onPageChange={(page) => change({ page })}
          skeleton={<ResultsSkeleton label={t('counsellors.loading')} />}
          failed={<ResultsFailed title={t('counsellors.failed')} onTryAgain={result.refetch} />}
          empty={
            isFiltered(address) ? (
              <ResultsNoMatch
                title={t('counsellors.noMatch')}
                onClear={() => change({ search: '', ...noCounsellorFilters })}
              />
            ) : (
              <ResultsEmpty title={t('counsellors.none')} description={t('counsellors.noneNote')} />
            )
          }
        >
          {(listed) =>
            view === listViews.card ? (
              <ResultCards count={count}>
                {listed.map((counsellor) => (
                  <CounsellorCard key={counsellor.id} counsellor={counsellor} />
                ))}
              </ResultCards>
            ) : (
              <ResultRows count={count}>
                {listed.map((counsellor) => (
                  <CounsellorRow key={counsellor.id} counsellor={counsellor} />
                ))}
              </ResultRows>
            )
          }
        </Results>
      </Stack>
    </ListScreen>
  );
}

function CounsellorRow({ counsellor }: { readonly counsellor: Counsellor }) {
  const labelsOf = useCounsellorLabels();
  const { id, nextAvailableAt } = counsellor;
  const { name, position, topics: topicNames, facts, next } = labelsOf(counsellor);
  return (
    <ListRow
      link={<Link to={toCounsellor(id)} />}
      leading={<CounsellorAvatar counsellor={counsellor} />}
      title={name}
      {...(position !== null && { subtitle: position })}
      meta={
        <>
          {topicNames}
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

/** A counsellor in Card View. */
function CounsellorCard({ counsellor }: { readonly counsellor: Counsellor }) {
  const { id, nextAvailableAt } = counsellor;
  const {
    name,
    position,
    style,
    languages,
    topics: topicNames,
    assisted,
    next,
  } = useCounsellorLabels()(counsellor);
  return (
    <EntryCard
      to={toCounsellor(id)}
      leading={<CounsellorAvatar counsellor={counsellor} />}
      title={name}
      subtitle={position}
      facts={
        <>
          <CardFact icon={MessagesSquare}>{topicNames}</CardFact>
          <CardFact icon={Monitor}>{style}</CardFact>
          <CardFact icon={Languages}>{languages}</CardFact>
          <CardFact icon={Users}>{assisted}</CardFact>
        </>
      }
    >
      <Text size="small" tone={nextAvailableAt === null ? 'soft' : 'success'}>
        {next}
      </Text>
    </EntryCard>
  );
}

interface CounsellorFilterBarProps extends Pick<FilterRowProps, 'page'> {
  readonly address: CounsellorsAddress;
  readonly onChange: (change: Partial<CounsellorsAddress>) => void;
}

const any = 'any';

/** Counsellors requested to determine the offered languages. */
const maxCounsellors = 100;

/** Search, and the filters by topic, medium and language. */
function CounsellorFilterBar({ address, page, onChange }: CounsellorFilterBarProps) {
  const { t } = useTranslation('career-office');
  const nameOf = useSpokenLanguages();
  const { search, topic, style, language } = address;
  const { data: all } = useListCounsellors({ size: maxCounsellors }, { query: { refetchInterval: false } });
  const spoken = [
    ...new Set([
      ...(all?.data.flatMap(({ languages }) => languages) ?? []),
      ...(language === null ? [] : [language]),
    ]),
  ];
  return (
    <FilterBar
      search={
        <ListSearch
          value={search}
          label={t('counsellors.search')}
          hasViews
          onSearch={(text) => onChange({ search: text })}
        />
      }
    >
      <FilterRow
        label={t('counsellors.filters')}
        page={page}
        onClear={countSet({ topic, style, language }) > 0 ? () => onChange(noCounsellorFilters) : undefined}
      >
        <Menu
          trigger={
            <MenuChip icon={MessagesSquare} active={topic !== null}>
              {topic === null ? t('topic.label') : t(`topic.${topic}`)}
            </MenuChip>
          }
        >
          <MenuRadioGroup
            label={t('topic.label')}
            value={topic ?? any}
            onValueChange={(value) => onChange({ topic: topics.find((each) => each === value) ?? null })}
          >
            <MenuRadioItem value={any}>{t('topic.any')}</MenuRadioItem>
            {topics.map((each) => (
              <MenuRadioItem key={each} value={each}>
                {t(`topic.${each}`)}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </Menu>
        <Menu
          trigger={
            <MenuChip icon={Languages} active={language !== null}>
              {language === null ? t('counsellors.language') : nameOf(language)}
            </MenuChip>
          }
        >
          <MenuRadioGroup
            label={t('counsellors.language')}
            value={language ?? any}
            onValueChange={(value) => onChange({ language: value === any ? null : value })}
          >
            <MenuRadioItem value={any}>{t('counsellors.anyLanguage')}</MenuRadioItem>
            {spoken.map((each) => (
              <MenuRadioItem key={each} value={each}>
                {nameOf(each)}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </Menu>
        {styles.map((each) => (
          <ToggleChip
            key={each}
            pressed={style === each}
            onPressedChange={(isOn) => onChange({ style: isOn ? each : null })}
          >
            {t(`style.${each}`)}
          </ToggleChip>
        ))}
      </FilterRow>
    </FilterBar>
  );
}
