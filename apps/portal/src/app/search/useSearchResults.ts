import { getFindHelpsQueryOptions } from '@michi/api/common';
import { getListCompaniesQueryOptions } from '@michi/api/company';
import { getListApplicationsQueryOptions, getListJobsQueryOptions } from '@michi/api/job';
import { getListPostsQueryOptions } from '@michi/api/news';
import { getListSeminarsQueryOptions, getListUniversitySeminarsQueryOptions } from '@michi/api/seminar';
import { getListCounsellorsQueryOptions } from '@michi/api/user';
import type { CommandMenuGroup, CommandMenuItem } from '@michi/design-system/command-menu';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  BriefcaseBusiness,
  Building2,
  CircleHelp,
  FileText,
  Newspaper,
  Presentation,
  UserRound,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import {
  toApplication,
  toCompany,
  toCounsellor,
  toHelp,
  toJob,
  toNews,
  toSeminar,
} from '../../shared/navigation/paths.ts';

export interface SearchEntry extends CommandMenuItem {
  readonly to: string;
}

/** Milliseconds without a key press before a search is sent. */
const pause = 250;

/** Results per kind. */
const size = 4;

/** Returns a value once it has not changed for {@link pause}. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** Merges two lists without duplicates. */
const unique = <Thing extends { readonly id: string }>(
  some: readonly Thing[] = [],
  others: readonly Thing[] = [],
): readonly Thing[] => [...new Map([...some, ...others].map((thing) => [thing.id, thing])).values()];

export interface SearchResults {
  readonly groups: readonly CommandMenuGroup<SearchEntry>[];
  readonly isSearching: boolean;
  /** Some service did not respond, so results may be missing. */
  readonly isIncomplete: boolean;
}

/**
 * Searches each kind by its list operation.
 * @param typed nothing is requested while it is empty
 * @param isOfUniversity also searches what only students of a university may see
 */
export const useSearchResults = (typed: string, isOfUniversity: boolean): SearchResults => {
  const { t } = useTranslation('app');
  const { language } = useLanguage();
  const search = useSettled(typed.trim());
  const asks = (enabled = true) => ({
    query: { enabled: enabled && search !== '', placeholderData: keepPreviousData },
  });
  const given = { search, page: 1, size };
  const applications = useQuery(getListApplicationsQueryOptions(given, asks()));
  const jobs = useQuery(getListJobsQueryOptions({ ...given, audience: 'PUBLIC' }, asks()));
  const universityJobs = useQuery(
    getListJobsQueryOptions({ ...given, audience: 'UNIVERSITY' }, asks(isOfUniversity)),
  );
  const companies = useQuery(getListCompaniesQueryOptions(given, asks()));
  const seminars = useQuery(getListSeminarsQueryOptions(given, asks()));
  const universitySeminars = useQuery(getListUniversitySeminarsQueryOptions(given, asks(isOfUniversity)));
  const counsellors = useQuery(getListCounsellorsQueryOptions(given, asks(isOfUniversity)));
  const posts = useQuery(getListPostsQueryOptions(given, asks()));
  const helps = useQuery(getFindHelpsQueryOptions({ search }, asks()));
  const queries = [
    applications,
    jobs,
    universityJobs,
    companies,
    seminars,
    universitySeminars,
    counsellors,
    posts,
    helps,
  ];
  const isSearching =
    typed.trim() !== search || (search !== '' && queries.some(({ isFetching }) => isFetching));
  if (search === '') return { groups: [], isSearching, isIncomplete: false };

  const titled = (thing: { readonly title: string; readonly titleJp: string | null }): string =>
    pickBilingual(thing, 'title', language);
  const named = (thing: { readonly name: string; readonly nameJp: string | null }): string =>
    pickBilingual(thing, 'name', language);
  const matches = unique(jobs.data?.data, universityJobs.data?.data);
  const foundSeminars = unique(seminars.data?.data, universitySeminars.data?.data);
  const groups = [
    {
      title: t('search.applications'),
      items: (applications.data?.data ?? []).flatMap((job) =>
        job.application === null
          ? []
          : {
              id: `application-${job.application.id}`,
              label: titled(job),
              note: named(job.company),
              icon: FileText,
              to: toApplication(job.application.id),
            },
      ),
    },
    {
      title: t('search.jobs'),
      items: matches.map((job) => ({
        id: `job-${job.id}`,
        label: titled(job),
        note: named(job.company),
        icon: BriefcaseBusiness,
        to: toJob(job.audience, job.id),
      })),
    },
    {
      title: t('search.companies'),
      items: (companies.data?.companies ?? []).map((company) => ({
        id: `company-${company.id}`,
        label: named(company),
        icon: Building2,
        to: toCompany('PUBLIC', company.id),
      })),
    },
    {
      title: t('search.seminars'),
      items: foundSeminars.map((seminar) => ({
        id: `seminar-${seminar.id}`,
        label: titled(seminar),
        icon: Presentation,
        to: toSeminar(seminar.audience, seminar.id),
      })),
    },
    {
      title: t('search.counsellors'),
      items: (counsellors.data?.data ?? []).map((counsellor) => ({
        id: `counsellor-${counsellor.id}`,
        label: named(counsellor),
        icon: UserRound,
        to: toCounsellor(counsellor.id),
      })),
    },
    {
      title: t('search.news'),
      items: (posts.data?.data ?? []).map((post) => ({
        id: `post-${post.id}`,
        label: titled(post),
        icon: Newspaper,
        to: toNews({ post: post.id }),
      })),
    },
    {
      title: t('search.help'),
      items: (helps.data ?? []).slice(0, size).map((help) => ({
        id: `help-${help.id}`,
        label: pickBilingual(help, 'question', language),
        icon: CircleHelp,
        to: toHelp({ category: help.categoryId, article: help.id }),
      })),
    },
  ];
  return { groups, isSearching, isIncomplete: queries.some(({ isError }) => isError) };
};
