import { getStudentJobSummaryQueryOptions } from '@michi/api/job';
import { getStudentSeminarSummaryQueryOptions } from '@michi/api/seminar';
import type { CommandMenuGroup } from '@michi/design-system/command-menu';
import { useQuery } from '@tanstack/react-query';
import {
  Armchair,
  BriefcaseBusiness,
  CalendarClock,
  CalendarPlus,
  FileBadge,
  GraduationCap,
  Heart,
  History,
  MailOpen,
  MessageCircle,
  PenLine,
  Presentation,
  type LucideIcon,
} from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultPeriod } from '../../features/dashboard/components/PeriodControl.tsx';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths, toBooking } from '../../shared/navigation/paths.ts';
import { isOwed, stepPath, stepsOf, toWriteOf, type AnyStep } from '../../shared/ui/detail/nextStep.ts';
import type { SearchEntry } from './useSearchResults.ts';

/** Number of steps shown. */
const maxSteps = 3;

type Due = AnyStep & { readonly kind: Exclude<AnyStep['kind'], 'AWAIT_RESULT'> };

const icons: Readonly<Record<Due['kind'], LucideIcon>> = {
  ANSWER_INTERVIEW: CalendarClock,
  ATTEND_INTERVIEW: CalendarClock,
  DECIDE_OFFER: FileBadge,
  ANSWER_RECOMMENDATION: GraduationCap,
  WRITE_ANSWERS: PenLine,
  APPLY_TO_FAVORITE: Heart,
  TAKE_SEAT: Armchair,
  ANSWER_INVITATION: MailOpen,
};

/**
 * What an empty field offers: the latest searches, what is due next as the dashboard has it, and what students do most.
 * @param isEnabled nothing is requested otherwise
 */
export const useSuggestions = (
  recent: readonly string[],
  { isEnabled, isOfUniversity }: { readonly isEnabled: boolean; readonly isOfUniversity: boolean },
): readonly CommandMenuGroup<SearchEntry>[] => {
  const { t } = useTranslation('app');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext)();
  const asked = { query: { enabled: isEnabled } };
  const { data: jobs } = useQuery(getStudentJobSummaryQueryOptions({ period: defaultPeriod }, asked));
  const { data: seminars } = useQuery(getStudentSeminarSummaryQueryOptions({ period: defaultPeriod }, asked));
  const due = stepsOf(jobs, seminars, now)
    .filter((step): step is Due => step.kind !== 'AWAIT_RESULT')
    .filter((step) => isOwed(step) || Date.parse(step.dueAt) >= now.getTime())
    .slice(0, maxSteps);
  const partyOf = (step: AnyStep): string =>
    pickBilingual('seminar' in step ? step.seminar.organizer : step.job.company, 'name', language);
  return [
    {
      title: t('search.recent'),
      items: recent.map((search) => ({ id: `recent ${search}`, label: search, icon: History, search })),
    },
    {
      title: t('search.due'),
      items: due.map((step) => ({
        id: `due ${step.kind} ${'seminar' in step ? step.seminar.id : (step.applicationId ?? step.job.id)}`,
        label: t(`search.steps.${step.kind}`, toWriteOf(step, format)),
        note: format.list([partyOf(step), format.dateAndTime(step.dueAt)]),
        icon: icons[step.kind],
        to: stepPath(step),
      })),
    },
    {
      title: t('search.actions'),
      items: [
        { id: 'jobs', label: t('search.action.jobs'), icon: BriefcaseBusiness, to: paths.publicJobs },
        isOfUniversity
          ? { id: 'booking', label: t('search.action.booking'), icon: CalendarPlus, to: toBooking() }
          : {
              id: 'seminars',
              label: t('search.action.seminars'),
              icon: Presentation,
              to: paths.publicSeminars,
            },
        { id: 'message', label: t('search.action.message'), icon: MessageCircle, to: paths.chat },
      ],
    },
  ];
};
