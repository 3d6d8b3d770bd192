import type { Language } from '@michi/api/session';
import type { Education, ProfileAnswer, StudentProfile, UserProfile } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Switch } from '@michi/design-system/switch';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { useQuery } from '@tanstack/react-query';
import { Camera, Eye, EyeOff, Pencil, QrCode, Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat, useToday } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { photoAddress } from '../../shared/ui/files/fetchFile.ts';
import { romajiParts } from '../../shared/ui/person/person.ts';
import { useMedia } from '../../shared/ui/screen/useMedia.ts';
import { StudentQrDialog } from '../../shared/ui/dialogs/StudentQrDialog.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { answersQuery } from './answers/useAnswers.ts';
import { Completeness, NextSections } from './components/Completeness.tsx';
import { ProfileState } from './components/ProfileState.tsx';
import { SectionCard } from './components/SectionCard.tsx';
import { contentsOf } from './components/SectionContents.tsx';
import { PhotoDialog } from './photo/PhotoDialog.tsx';
import { isGraduationExpected, missingFor, uses } from './profileFacts.ts';
import { sectionIds, sectionsByUse, toEdit } from './sections.ts';
import { useProfiles, studentProfileQuery, useSaveProfile, type Profiles } from './useProfiles.ts';

export const clientLoader = () => prefetch([studentProfileQuery, answersQuery]);

/** The profile for reading: person, sections, completeness and uses. */
export function Component() {
  const query = useProfiles();
  const answers = useQuery(answersQuery);
  if (query.data === undefined || answers.data === undefined) {
    const refetch = () => {
      query.refetch();
      void answers.refetch();
    };
    return <ProfileState query={{ isError: query.isError || answers.isError, refetch }} hasHead />;
  }
  return <WholeProfile profiles={query.data} answers={answers.data} />;
}

interface WholeProfileProps {
  readonly profiles: Profiles;
  readonly answers: readonly ProfileAnswer[];
}

function WholeProfile({ profiles, answers }: WholeProfileProps) {
  const isWide = useMedia(media.desktop);
  useArrival();
  const { person, student } = profiles;
  const beside = (
    <Stack gap="medium">
      <Completeness student={student} />
      <UsesCard person={person} student={student} />
      <VisibilityCard student={student} />
    </Stack>
  );
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <Stack gap="medium">
        <ProfileHead person={person} student={student} />
        {!isWide && <NextSections student={student} />}
        {!isWide && <UsesCard person={person} student={student} />}
        {[...(isWide ? sectionIds : sectionsByUse), 'questions' as const].map((section) => (
          <SectionCard key={section} section={section} visibility={student.visibility}>
            {contentsOf(section, profiles, answers)}
          </SectionCard>
        ))}
        {!isWide && <VisibilityCard student={student} />}
      </Stack>
      {isWide && beside}
    </Grid>
  );
}

/** Scrolls to the section of the address and focuses it, as after saving. */
function useArrival() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = [...sectionIds, 'questions'].find((id) => `#${id}` === hash);
    if (section === undefined) return;
    const element = document.getElementById(section);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView();
  }, [hash, key]);
}

interface Names {
  /** In the order of the reader's language: given name first in English, family name in Japanese. */
  readonly own: string;
  /** In the other language; null if unknown. */
  readonly other: string | null;
  /** Furigana; undefined if unknown. */
  readonly reading: string | undefined;
}

const join = (parts: readonly (string | null)[]): string | null => {
  const present = parts.filter((part) => part !== null && part !== '');
  return present.length === 0 ? null : present.join(' ');
};

/** Names of a person for a reader. An unknown writing is replaced by the other. */
const namesOf = (person: UserProfile, language: Language): Names => {
  const { familyName, firstName, familyNameJp, firstNameJp, middleNameJp } = person;
  const romaji = familyName === null || firstName === null ? null : join(romajiParts(person, language));
  const isInJapanese = familyNameJp !== null || firstNameJp !== null;
  const japanese =
    isInJapanese || romaji === null
      ? join([familyNameJp ?? familyName, firstNameJp ?? firstName, middleNameJp])
      : null;
  const [own, other] = language === 'jp' ? [japanese, romaji] : [romaji, japanese];
  const reading =
    join([person.familyNameFurigana, person.firstNameFurigana, person.middleNameFurigana]) ?? undefined;
  return own === null ? { own: other ?? '', other: null, reading } : { own, other, reading };
};

/** Head of the profile: photo, names, school, visibility to companies, and the QR code. */
function ProfileHead({ person, student }: Profiles) {
  const { t } = useTranslation('profile');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const { own, other, reading } = namesOf(person, language);
  const [open, setOpen] = useState<'photo' | 'qr' | null>(null);
  const close = () => setOpen(null);
  const isVisible = student.isVisibleToCompanies;
  return (
    <Card>
      <PageHeader
        leading={<Avatar name={own} seed={person.id} src={photoAddress(student.photoUrl)} size={72} />}
        eyebrow={reading}
        title={own}
        subtitle={
          <Stack gap="xsmall">
            {other !== null && <span lang={language === 'jp' ? 'en' : 'ja'}>{other}</span>}
            <Studies person={person} student={student} />
            <Inline>
              <Badge tone={isVisible ? 'info' : 'neutral'} icon={isVisible ? Eye : EyeOff}>
                {t(isVisible ? 'visibility.on' : 'visibility.off')}
              </Badge>
            </Inline>
          </Stack>
        }
        actions={
          <Inline gap="xsmall">
            <Button icon={Camera} onClick={() => setOpen('photo')}>
              {t(student.photoUrl === null ? 'photo.add' : 'photo.change')}
            </Button>
            <Button icon={QrCode} onClick={() => setOpen('qr')}>
              {labels('studentQr.open')}
            </Button>
            <Button asChild icon={Pencil}>
              <RouterLink to={paths.editProfile}>{t('edit.open')}</RouterLink>
            </Button>
          </Inline>
        }
      />

      {open === 'photo' && <PhotoDialog student={student} onClose={close} />}
      {open === 'qr' && <StudentQrDialog onClose={close} />}
    </Card>
  );
}

/** The latest school, or the university the account is linked to. */
function Studies({ person, student }: { readonly person: UserProfile; readonly student: StudentProfile }) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const format = useFormat();
  const today = useToday();
  const school: Education | undefined = student.education[0];
  const university = person.university === null ? null : pickBilingual(person.university, 'name', language);
  const leaving = () => {
    if (school !== undefined && school.graduationMonth !== null)
      return t(isGraduationExpected(school, today) ? 'graduation.expected' : 'graduation.over', {
        when: format.monthAndYear(school.graduationMonth),
      });
    return person.graduationYear === null ? null : t('graduation.year', { year: person.graduationYear });
  };
  const text = format.list([
    school === undefined
      ? university
      : [school.schoolName, school.faculty, school.department].filter((part) => part !== null).join(' '),
    leaving(),
  ]);
  return text === '' ? null : <span>{text}</span>;
}

/** Uses of the profile, and what each still lacks. */
function UsesCard({ person, student }: Profiles) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('uses.title')}>
      <Stack as="ul" gap="medium">
        {uses.map((use) => {
          const missing = missingFor(use, person, student);
          return (
            <Stack as="li" key={use} gap="xxsmall">
              <Inline justify="between" gap="xsmall">
                <Text weight="medium">{t(`uses.${use}`)}</Text>
                {missing.length === 0 && (
                  <Badge tone="success" icon={Check}>
                    {t('uses.ready')}
                  </Badge>
                )}
              </Inline>
              {missing.length > 0 && (
                <Inline as="ul" gap="xsmall">
                  {missing.map(({ need, section }) => (
                    <li key={need}>
                      <Link asChild size="small">
                        <RouterLink to={toEdit(section)}>{t(`needs.${need}`)}</RouterLink>
                      </Link>
                    </li>
                  ))}
                </Inline>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}

/** Whether companies may find the profile: applied at once, rolled back if it cannot be saved. */
function VisibilityCard({ student: { isVisibleToCompanies } }: { readonly student: StudentProfile }) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const save = useSaveProfile();
  const [pending, setPending] = useState<boolean | null>(null);
  const change = async (isVisible: boolean) => {
    setPending(isVisible);
    try {
      await save.student({ isVisibleToCompanies: isVisible });
      notify.success(t('saved.visibility'));
    } catch (error) {
      notify.error(errorMessage(error, shared));
    } finally {
      setPending(null);
    }
  };
  return (
    <Card title={t('visibility.title')}>
      <Stack gap="small">
        <Switch
          label={t('visibility.label')}
          hint={t('visibility.hint')}
          checked={pending ?? isVisibleToCompanies}
          onChange={(event) => {
            if (pending === null) void change(event.currentTarget.checked);
          }}
        />
        <Text size="small" tone="soft">
          {t('visibility.note')}
        </Text>
      </Stack>
    </Card>
  );
}
