import { useListCounsellors } from '@michi/api/user';
import { MenuChip, ToggleChip } from '@michi/design-system/chip';
import { FilterBar } from '@michi/design-system/filter-bar';
import { Languages, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../../../shared/ui/menu/LazyMenu.tsx';
import { countSet } from '../../../shared/navigation/searchParams.ts';
import { FilterRow, type FilterRowProps } from '../../../shared/ui/results/FilterRow.tsx';
import { noCounsellorFilters, type CounsellorsAddress } from '../careerOfficeAddress.ts';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import { useSpokenLanguages } from '../useSpokenLanguages.ts';
import { styles, topics } from '../topics.ts';

export interface CounsellorFilterBarProps extends Pick<FilterRowProps, 'page'> {
  readonly address: CounsellorsAddress;
  readonly onChange: (change: Partial<CounsellorsAddress>) => void;
}

const any = 'any';

/** Counsellors requested to determine the offered languages. */
const mostCounsellors = 100;

/** Search, and the filters by topic, medium and language. */
export function CounsellorFilterBar({ address, page, onChange }: CounsellorFilterBarProps) {
  const { t } = useTranslation('career-office');
  const nameOf = useSpokenLanguages();
  const { search, topic, style, language } = address;
  const { data: all } = useListCounsellors({ size: mostCounsellors }, { query: { refetchInterval: false } });
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
          onSearch={(words) => onChange({ search: words })}
        />
      }
    >
      <FilterRow
        label={t('counsellors.filters')}
        page={page}
        onClear={countSet({ topic, style, language }) > 0 ? () => onChange(noCounsellorFilters) : undefined}
      >
        <LazyMenu
          trigger={
            <MenuChip icon={MessagesSquare} active={topic !== null}>
              {topic === null ? t('topic.label') : t(`topic.${topic}`)}
            </MenuChip>
          }
        >
          {({ MenuRadioGroup, MenuRadioItem }) => (
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
          )}
        </LazyMenu>
        <LazyMenu
          trigger={
            <MenuChip icon={Languages} active={language !== null}>
              {language === null ? t('counsellors.language') : nameOf(language)}
            </MenuChip>
          }
        >
          {({ MenuRadioGroup, MenuRadioItem }) => (
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
          )}
        </LazyMenu>
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
