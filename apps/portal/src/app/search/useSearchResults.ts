import { getFindRecordsQueryOptions, type SearchGroup } from '@michi/api/user';
import type { CommandMenuGroup, CommandMenuItem } from '@michi/design-system/command-menu';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  BookOpen,
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  CalendarClock,
  CircleHelp,
  FileBadge,
  FileText,
  FileUser,
  MessageCircle,
  Newspaper,
  Presentation,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import {
  toApplication,
  toAppointment,
  toChat,
  toCompany,
  toCounsellor,
  toCourses,
  toHelp,
  toInterview,
  toJob,
  toNews,
  toOffer,
  toResumePreview,
  toSeminar,
  toSentResume,
} from '../../shared/navigation/paths.ts';
import { useSettled } from '../../shared/ui/screen/useSettled.ts';

/** An entry that leads to an address, puts another text into the field, or searches again. */
export type SearchEntry = CommandMenuItem &
  ({ readonly to: string } | { readonly search: string } | { readonly isRetry: true });

/** Milliseconds without a key press before a search is sent. */
const pause = 250;

type Kind = SearchGroup['kind'];
type Result = SearchGroup['results'][number];
type Moment = NonNullable<Result['moment']>;

/** Moments of which the time of day matters. */
const timed: readonly Moment['meaning'][] = ['STARTS', 'RESPOND_BY'];

const icons: Readonly<Record<Kind, LucideIcon>> = {
  APPLICATION: FileText,
  INTERVIEW: CalendarClock,
  OFFER: FileBadge,
  APPOINTMENT: CalendarCheck,
  OWN_SEMINAR: Presentation,
  THREAD: MessageCircle,
  RESUME: FileUser,
  SENT_RESUME: FileUser,
  JOB: BriefcaseBusiness,
  COMPANY: Building2,
  SEMINAR: Presentation,
  COURSE: BookOpen,
  COUNSELLOR: UserRound,
  POST: Newspaper,
  HELP: CircleHelp,
};

/** Where a result is shown. */
const addressOf: Readonly<Record<Kind, (result: Result) => string>> = {
  APPLICATION: ({ id }) => toApplication(id),
  INTERVIEW: ({ id }) => toInterview(id),
  OFFER: ({ id }) => toOffer(id),
  APPOINTMENT: ({ id }) => toAppointment(id),
  OWN_SEMINAR: ({ audience, id }) => toSeminar(audience ?? 'PUBLIC', id),
  THREAD: ({ id, message }) => toChat({ thread: id, message: message?.sequence }),
  RESUME: ({ id }) => toResumePreview(id),
  SENT_RESUME: ({ id }) => toSentResume(id),
  JOB: ({ audience, id }) => toJob(audience ?? 'PUBLIC', id),
  COMPANY: ({ id }) => toCompany('PUBLIC', id),
  SEMINAR: ({ audience, id }) => toSeminar(audience ?? 'PUBLIC', id),
  // A course has no page of its own.
  COURSE: ({ title }) => toCourses({ search: title }),
  COUNSELLOR: ({ id }) => toCounsellor(id),
  POST: ({ id }) => toNews({ post: id }),
  HELP: ({ categoryId, id }) => toHelp({ category: categoryId, article: id }),
};

export interface SearchResults {
  readonly groups: readonly CommandMenuGroup<SearchEntry>[];
  readonly count: number;
  /** The results are not yet those of the text. */
  readonly isOutdated: boolean;
  readonly isOffline: boolean;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/**
 * What the service finds for a text. The results of the text before stay until those of the next have come.
 * @param typed nothing is requested while it is empty
 */
export const useSearchResults = (typed: string): SearchResults => {
  const { t } = useTranslation('app');
  const { language } = useLanguage();
  const format = useFormat();
  const search = useSettled(typed.trim(), pause);
  const { data, fetchStatus, isError, isPlaceholderData, refetch } = useQuery(
    getFindRecordsQueryOptions(
      { search },
      { query: { enabled: search !== '', placeholderData: keepPreviousData } },
    ),
  );
  const isEmpty = typed.trim() === '';
  const noteOf = ({ moment, party }: Result): string =>
    format.list([
      party === null ? null : pickBilingual(party, 'name', language),
      moment === null
        ? null
        : t(`search.moments.${moment.meaning}`, {
            date: timed.includes(moment.meaning) ? format.dateAndTime(moment.at) : format.date(moment.at),
          }),
    ]);
  const found = isEmpty || search === '' || isError ? [] : (data ?? []);
  return {
    groups: found.map(({ kind, results }) => ({
      title: t(`search.kinds.${kind}`),
      items: results.map((result) => ({
        id: `${kind} ${result.id}`,
        label: pickBilingual(result, 'title', language),
        note: noteOf(result) || undefined,
        excerpt: result.message?.excerpt,
        icon: icons[kind],
        to: addressOf[kind](result),
      })),
    })),
    count: found.reduce((sum, { results }) => sum + results.length, 0),
    isOutdated:
      !isEmpty && (typed.trim() !== search || isPlaceholderData || (data === undefined && !isError)),
    isOffline: fetchStatus === 'paused',
    hasFailed: isError && fetchStatus === 'idle',
    refetch: () => void refetch(),
  };
};
