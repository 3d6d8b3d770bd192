import type { Education, StudentProfile, UserProfile } from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Camera, Eye, EyeOff, Pencil, QrCode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { photoAddress } from '../../../shared/ui/files/photoAddress.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useToday } from '../../../shared/format/useToday.ts';
import { isGraduationExpected } from '../isGraduationExpected.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { romajiParts } from '../../../shared/ui/person/personName.ts';
import type { Profiles } from '../useProfiles.ts';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';
import type { Language } from '@michi/api/session';

interface Names {
  /** In the order of the reader's language: given name first in English, family name in Japanese. */
  readonly own: string;
  /** In the other language; null if unknown. */
  readonly other: string | null;
  /** Furigana; undefined if unknown. */
  readonly reading: string | undefined;
}

const join = (parts: readonly (string | null)[]): string | null => {
  const words = parts.filter((part) => part !== null && part !== '');
  return words.length === 0 ? null : words.join(' ');
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

const PhotoDialog = lazyDialog(() => import('../photo/PhotoDialog.tsx'));
const StudentQrDialog = lazyDialog(() => import('../../../shared/ui/student-qr/StudentQrDialog.tsx'));

/** Head of the profile: photo, names, school, visibility to companies, and the QR code. */
export function ProfileHead({ person, student }: Profiles) {
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
              <Link to={paths.editProfile}>{t('edit.open')}</Link>
            </Button>
          </Inline>
        }
      />
      <Suspense fallback={null}>
        {open === 'photo' && <PhotoDialog student={student} onClose={close} />}
        {open === 'qr' && <StudentQrDialog onClose={close} />}
      </Suspense>
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
  const words = format.list([
    school === undefined
      ? university
      : [school.schoolName, school.faculty, school.department].filter((part) => part !== null).join(' '),
    leaving(),
  ]);
  return words === '' ? null : <span>{words}</span>;
}
