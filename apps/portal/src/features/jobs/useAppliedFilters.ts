import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useGlobalData } from '../../shared/GlobalDataProvider.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { JobFilters } from './jobAddress.ts';

export interface AppliedFilter {
  readonly key: string;
  readonly name: string;
  readonly without: JobFilters;
}

/** The filters set, each with its name; those whose name is still loading are omitted. */
export function useAppliedFilters(filters: JobFilters): readonly AppliedFilter[] {
  const { t } = useTranslation('jobs');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { locations, jobCategories, plainIndustries } = useGlobalData();

  const chip = (key: string, name: string | undefined, change: Partial<JobFilters>): AppliedFilter[] =>
    name === undefined ? [] : [{ key, name, without: { ...filters, ...change } }];
  /** A chip for each value of a filter with several. */
  const chips = <Value extends string | number>(
    key: string,
    values: readonly Value[],
    nameOf: (value: Value) => string | undefined,
    changeTo: (values: Value[]) => Partial<JobFilters>,
  ) =>
    values.flatMap((value) =>
      chip(`${key}-${value}`, nameOf(value), changeTo(values.filter((other) => other !== value))),
    );
  const titleOf = (list: readonly { id: string; title: string; titleJp: string | null }[], id: string) => {
    const item = list.find((each) => each.id === id);
    return item && pickBilingual(item, 'title', language);
  };
  const cityOf = (id: string) => {
    const location = locations.find((each) => each.id === id);
    return location && pickBilingual(location, 'city', language);
  };

  return [
    ...chips('location', filters.locationId, cityOf, (locationId) => ({ locationId })),
    ...chips(
      'category',
      filters.categoryId,
      (id) => titleOf(jobCategories, id),
      (categoryId) => ({ categoryId }),
    ),
    ...chips(
      'industry',
      filters.industryId,
      (id) => titleOf(plainIndustries, id),
      (industryId) => ({ industryId }),
    ),
    ...chips(
      'workStyle',
      filters.workStyle,
      (style) => labels(`workStyle.${style}`),
      (workStyle) => ({ workStyle }),
    ),
    ...chips(
      'employmentStatus',
      filters.employmentStatus,
      (status) => labels(`employmentStatus.${status}`),
      (employmentStatus) => ({ employmentStatus }),
    ),
    ...chips(
      'englishUse',
      filters.englishUse,
      (level) => t('filters.englishNamed', { level: labels(`englishUse.${level}`) }),
      (englishUse) => ({ englishUse }),
    ),
    ...chips(
      'graduationYear',
      filters.graduationYear,
      (year) => t('filters.graduating', { year }),
      (graduationYear) => ({ graduationYear }),
    ),
    ...(filters.salaryFrom === null
      ? []
      : chip(
          'salary',
          t('filters.salaryFrom', { amount: format.money({ amount: filters.salaryFrom, currency: 'JPY' }) }),
          { salaryFrom: null },
        )),
    ...(filters.isFlextime ? chip('flextime', t('filters.flextime'), { isFlextime: false }) : []),
    ...(filters.canApply ? chip('canApply', t('filters.canApply'), { canApply: false }) : []),
    ...(filters.answersWithinWeek
      ? chip('answers', t('filters.answersWithinWeek'), { answersWithinWeek: false })
      : []),
  ];
}
