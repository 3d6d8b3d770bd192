import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useGlobalData } from '../../shared/global-data/GlobalDataProvider.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { JobFilters } from './jobAddress.ts';

/** A filter that is on, as a chip shows it. */
export interface AppliedFilter {
  readonly key: string;
  readonly name: string;
  /** The filters without it. */
  readonly without: JobFilters;
}

/** The filters that are on, each in words. One whose name is not known yet shows when it is. */
export function useAppliedFilters(filters: JobFilters): readonly AppliedFilter[] {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { locations, jobCategories, plainIndustries } = useGlobalData();

  const without = <Name extends keyof JobFilters>(name: Name, value: JobFilters[Name]): JobFilters => ({
    ...filters,
    [name]: value,
  });
  const chip = (key: string, name: string | undefined, rest: JobFilters): AppliedFilter[] =>
    name === undefined ? [] : [{ key, name, without: rest }];
  const titleOf = (list: readonly { id: string; title: string; titleJp: string | null }[], id: string) => {
    const found = list.find((entry) => entry.id === id);
    return found && pickBilingual(found, 'title', language);
  };
  const cityOf = (id: string) => {
    const found = locations.find((location) => location.id === id);
    return found && pickBilingual(found, 'city', language);
  };

  return [
    ...filters.locationId.flatMap((id) =>
      chip(
        id,
        cityOf(id),
        without(
          'locationId',
          filters.locationId.filter((other) => other !== id),
        ),
      ),
    ),
    ...filters.categoryId.flatMap((id) =>
      chip(
        id,
        titleOf(jobCategories, id),
        without(
          'categoryId',
          filters.categoryId.filter((other) => other !== id),
        ),
      ),
    ),
    ...filters.industryId.flatMap((id) =>
      chip(
        id,
        titleOf(plainIndustries, id),
        without(
          'industryId',
          filters.industryId.filter((other) => other !== id),
        ),
      ),
    ),
    ...filters.workStyle.flatMap((style) =>
      chip(
        style,
        labels(`workStyle.${style}`),
        without(
          'workStyle',
          filters.workStyle.filter((other) => other !== style),
        ),
      ),
    ),
    ...filters.employmentStatus.flatMap((status) =>
      chip(
        status,
        labels(`employmentStatus.${status}`),
        without(
          'employmentStatus',
          filters.employmentStatus.filter((other) => other !== status),
        ),
      ),
    ),
    ...filters.englishUse.flatMap((level) =>
      chip(
        `english-${level}`,
        t('filters.englishNamed', { level: labels(`englishUse.${level}`) }),
        without(
          'englishUse',
          filters.englishUse.filter((other) => other !== level),
        ),
      ),
    ),
    ...filters.graduationYear.flatMap((year) =>
      chip(
        String(year),
        t('filters.graduating', { year }),
        without(
          'graduationYear',
          filters.graduationYear.filter((other) => other !== year),
        ),
      ),
    ),
    ...(filters.salaryFrom === null
      ? []
      : chip(
          'salary',
          t('filters.salaryFrom', { amount: format.money({ amount: filters.salaryFrom, currency: 'JPY' }) }),
          without('salaryFrom', null),
        )),
    ...(filters.isFlextime ? chip('flextime', t('filters.flextime'), without('isFlextime', false)) : []),
    ...(filters.canApply ? chip('canApply', t('filters.canApply'), without('canApply', false)) : []),
    ...(filters.answersWithinWeek
      ? chip('answers', t('filters.answersWithinWeek'), without('answersWithinWeek', false))
      : []),
  ];
}
