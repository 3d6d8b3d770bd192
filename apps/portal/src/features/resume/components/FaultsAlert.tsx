import type { ResumeFault, ResumeField } from '@michi/resume-document';
import { Alert } from '@michi/design-system/alert';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths, withQuery } from '../../../shared/navigation/paths.ts';

/** The profile section of a resume field; null for fields beside the preview. */
const sections: Readonly<Record<ResumeField, string | null>> = {
  fullName: 'personal',
  fullNameJp: 'personal',
  fullNameFurigana: 'personal',
  address: 'personal',
  addressFurigana: 'personal',
  contactAddress: 'personal',
  contactAddressFurigana: 'personal',
  homePhone: 'personal',
  mobilePhone: 'personal',
  email: 'personal',
  education: 'education',
  workExperience: 'work',
  certifications: 'certifications',
  about: 'about',
  skills: 'skills',
  hobbies: 'hobbies',
  favouriteSubjects: 'research',
  reasonForApplying: 'reasons',
  researchTopics: 'research',
  focusAsStudent: 'focus',
  requests: null,
};

/** Characters of one field that are named. */
const mostNamed = 10;

/** A mark alone is shown on a circle. */
const shown = (character: string): string => (/^\p{M}/u.test(character) ? `\u25cc${character}` : character);

const codePointsOf = (character: string): string =>
  Array.from(
    character,
    (part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');

/** What prevents handing in a resume, with a link to each field; empty without faults. */
export function FaultsAlert({ faults }: { readonly faults: readonly ResumeFault[] }) {
  const { t } = useTranslation('resume');
  if (faults.length === 0) return null;
  const named = (characters: readonly string[]): string => {
    const more = characters.length - mostNamed;
    return [
      ...characters
        .slice(0, mostNamed)
        .map((character) =>
          t('faults.character', { character: shown(character), codePoints: codePointsOf(character) }),
        ),
      ...(more > 0 ? [t('faults.more', { count: more })] : []),
    ].join(t('faults.separator'));
  };
  return (
    <Alert tone="warning" title={t('faults.title')}>
      <Stack as="ul" gap="xxsmall">
        {faults.map((fault) => {
          const field = t(`fields.${fault.field}`);
          const section = sections[fault.field];
          const words =
            fault.code === 'TOO_LONG'
              ? t('faults.tooLong', { field })
              : t('faults.missingGlyphs', { field, characters: named(fault.characters) });
          return (
            <li key={`${fault.field}-${fault.code}`}>
              {section === null ? (
                words
              ) : (
                <Link asChild tone="text" underline="always">
                  <RouterLink to={withQuery(paths.editProfile, { section })}>{words}</RouterLink>
                </Link>
              )}
            </li>
          );
        })}
      </Stack>
    </Alert>
  );
}
