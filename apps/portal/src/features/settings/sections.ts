import { session } from '@michi/api/session';
import {
  Bell,
  CircleUser,
  Clock,
  Download,
  FileText,
  KeyRound,
  Languages,
  MonitorSmartphone,
  Palmtree,
  ShieldCheck,
  SunMoon,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/**
 * The sections of the settings in their order: those of specs/COVERAGE.md, section 2, and what belongs to them. The id is
 * the anchor of the address: `/student/settings#change-password`.
 */
export const sectionIds = [
  'manage-account',
  'change-password',
  'two-step',
  'sessions',
  'time-zone',
  'language',
  'theme',
  'notifications',
  'terms',
  'download',
  'leave',
  'delete-account',
] as const;

export type SectionId = (typeof sectionIds)[number];

export const sectionIcons: Readonly<Record<SectionId, LucideIcon>> = {
  'manage-account': CircleUser,
  'change-password': KeyRound,
  'two-step': ShieldCheck,
  sessions: MonitorSmartphone,
  'time-zone': Clock,
  language: Languages,
  theme: SunMoon,
  notifications: Bell,
  terms: FileText,
  download: Download,
  leave: Palmtree,
  'delete-account': Trash2,
};

/** The sections of this deployment and user: the language if several are offered, notifications for a student. */
export const useSections = (): readonly SectionId[] => {
  const { offered } = useLanguage();
  return sectionIds.filter(
    (id) => (id !== 'language' || offered.length > 1) && (id !== 'notifications' || isStudent()),
  );
};

/** Whether the settings are a student's, not an admin's. */
export const isStudent = (): boolean => session.get('USER_STUDENT_ID') !== null;
