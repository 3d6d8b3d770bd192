import type {
  Address,
  Certification,
  Education,
  ProfileAnswer,
  UserProfile,
  WorkExperience,
} from '@michi/api/user';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { DescriptionList } from '@michi/design-system/description-list';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat, useToday } from '../../../shared/format/useFormat.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { romajiParts } from '../../../shared/ui/person/person.ts';
import { questionsOf, type AnsweredQuestion } from '../answers/answers.ts';
import { isGraduationExpected } from '../profileFacts.ts';
import { contractSections, type AnswerSectionId, type SectionId, toAnswers } from '../sections.ts';
import type { Profiles } from '../useProfiles.ts';

/** Contents of a section; null if there are none. */
export const contentsOf = (
  section: SectionId | 'questions',
  { person, student }: Profiles,
  answers: readonly ProfileAnswer[],
): ReactNode => {
  switch (section) {
    case 'about':
    case 'hobbies':
    case 'reasons':
    case 'research':
    case 'focus': {
      const versions = questionsOf(section, answers).flatMap((question) => question.versions);
      return versions.length === 0 ? null : <Versions section={section} versions={versions} />;
    }
    case 'questions': {
      const questions = questionsOf(section, answers);
      return questions.length === 0 ? null : <Questions questions={questions} />;
    }
    case 'skills':
      return person.skills.length === 0 ? null : <Tags tags={person.skills} />;
    case 'resume':
      return student.completion.missingSections.includes(contractSections.resume) ? null : <ResumePresent />;
    case 'education':
      return student.education.length === 0 ? null : <Schools schools={student.education} />;
    case 'work':
      return student.workExperience.length === 0 ? null : <Works works={student.workExperience} />;
    case 'certifications':
      return student.certifications.length === 0 ? null : (
        <Certifications certifications={student.certifications} />
      );
    case 'interests':
      return student.fieldsOfInterest.length === 0 ? null : <Interests fields={student.fieldsOfInterest} />;
    case 'personal':
      return <PersonalFacts person={person} />;
  }
};

function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <Inline as="ul" gap="xsmall">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </Inline>
  );
}

function Interests({ fields }: { readonly fields: Profiles['student']['fieldsOfInterest'] }) {
  const { language } = useLanguage();
  return <Tags tags={fields.map((field) => pickBilingual(field, 'title', language))} />;
}

function ResumePresent() {
  const { t } = useTranslation('profile');
  return <Text>{t('resumeThere')}</Text>;
}

interface ItemProps {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly text?: string | null;
}

/** A school or job: monogram, title, period. */
function Item({ name, title, note, text = null }: ItemProps) {
  return (
    <Inline as="li" gap="small" wrap={false} align="start">
      <Avatar name={name} shape="square" />
      <Stack gap="none" grow>
        <Text weight="strong">{title}</Text>
        <Text size="small" tone="soft">
          {note}
        </Text>
        {text !== null && <Text preserveLines>{text}</Text>}
      </Stack>
    </Inline>
  );
}

function Schools({ schools }: { readonly schools: readonly Education[] }) {
  const { t } = useTranslation('profile');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const today = useToday();
  return (
    <Stack as="ul" gap="medium">
      {schools.map((school) => {
        const parts = [school.schoolName, school.faculty, school.department, school.course];
        return (
          <Item
            key={Object.values(school).join(' ')}
            name={school.schoolName}
            title={parts.filter((part) => part !== null).join(' ')}
            note={format.list([
              labels(`schoolType.${school.schoolType}`),
              t(isGraduationExpected(school, today) ? 'period.expected' : 'period.closed', {
                from: format.monthAndYear(school.admissionMonth),
                to: school.graduationMonth === null ? '' : format.monthAndYear(school.graduationMonth),
              }),
              school.artsOrScience === null ? null : labels(`artsOrScience.${school.artsOrScience}`),
              school.isTransfer ? t('education.transferred') : null,
              school.hasStudiedAbroad ? t('education.abroad') : null,
            ])}
            text={school.studyAbroadDetails}
          />
        );
      })}
    </Stack>
  );
}

function Works({ works }: { readonly works: readonly WorkExperience[] }) {
  const { t } = useTranslation('profile');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  return (
    <Stack as="ul" gap="medium">
      {works.map((work) => (
        <Item
          key={Object.values(work).join(' ')}
          name={work.companyName}
          title={format.list([work.companyName, work.position])}
          note={format.list([
            labels(`employmentType.${work.employmentType}`),
            work.endMonth === null
              ? t('period.since', { from: format.monthAndYear(work.startMonth) })
              : t('period.closed', {
                  from: format.monthAndYear(work.startMonth),
                  to: format.monthAndYear(work.endMonth),
                }),
          ])}
          text={work.description}
        />
      ))}
    </Stack>
  );
}

function Certifications({ certifications }: { readonly certifications: readonly Certification[] }) {
  const format = useFormat();
  return (
    <Stack as="ul" gap="small">
      {certifications.map(({ name, issuedOn }) => (
        <Stack as="li" key={`${name} ${issuedOn}`} gap="none">
          <Text weight="strong">{name}</Text>
          <Text size="small" tone="soft">
            {format.longDate(issuedOn)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

interface VersionsProps {
  readonly section: AnswerSectionId;
  /** Not empty. */
  readonly versions: readonly ProfileAnswer[];
}

/** What of an answer is in the profile, the first written first, and how many versions there are. */
function Versions({ section, versions }: VersionsProps) {
  const { t } = useTranslation('answers');
  const shown = versions
    .filter(({ isInProfile, text }) => isInProfile && text !== '')
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return (
    <Stack gap="medium">
      {shown.map(({ id, name, text, language }) => (
        <Stack key={id} gap="xxsmall">
          {section === 'reasons' && <Text weight="strong">{name}</Text>}
          <Text preserveLines lang={languageTags[language]}>
            {text}
          </Text>
        </Stack>
      ))}
      {shown.length === 0 && <Text tone="soft">{t('noneInProfile')}</Text>}
      {versions.length > shown.length && (
        <Text size="small">
          <Link asChild>
            <RouterLink to={toAnswers(section, null)}>{t('versions', { count: versions.length })}</RouterLink>
          </Link>
        </Text>
      )}
    </Stack>
  );
}

function Questions({ questions }: { readonly questions: readonly AnsweredQuestion[] }) {
  const { t } = useTranslation('answers');
  return (
    <Stack as="ul" gap="small">
      {questions.map(({ question, versions }) => (
        <Stack as="li" key={question} gap="none">
          <Text weight="strong">{question}</Text>
          <Text size="small" tone="soft">
            {t('versions', { count: versions.length })}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

const join = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

function PersonalFacts({ person }: { readonly person: UserProfile }) {
  const { t } = useTranslation('profile');
  const { t: labels } = useTranslation('person');
  const { language } = useLanguage();
  const format = useFormat();
  const addressText = (address: Address | null): string => {
    if (address === null) return '';
    const { postCode, prefecture, city, street, building } = address;
    return language === 'jp'
      ? join([postCode === null ? null : `〒${postCode}`, [prefecture, city, street].join(''), building])
      : [building, street, city, prefecture, postCode]
          .filter((line) => line !== null && line !== '')
          .join(', ');
  };
  const romaji = { term: t('personal.romaji'), value: join(romajiParts(person, language)) };
  const inJapanese = [
    {
      term: t('personal.inJapanese'),
      value: join([person.familyNameJp, person.firstNameJp, person.middleNameJp]),
    },
    {
      term: t('personal.furigana'),
      value: join([person.familyNameFurigana, person.firstNameFurigana, person.middleNameFurigana]),
    },
  ];
  return (
    <DescriptionList
      layout="rows"
      items={[
        ...(language === 'jp' ? [...inJapanese, romaji] : [romaji, ...inJapanese]),
        { term: t('personal.nickname'), value: person.nickname },
        {
          term: t('personal.gender'),
          value: person.gender === null ? null : labels(`genders.${person.gender}`),
        },
        {
          term: t('personal.dateOfBirth'),
          value: person.dateOfBirth === null ? null : format.longDate(person.dateOfBirth),
        },
        {
          term: t('personal.graduationYear'),
          value:
            person.graduationYear === null
              ? null
              : t('personal.yearOfGraduation', { year: person.graduationYear }),
        },
        {
          term: t('personal.needsVisa'),
          value:
            person.needsVisa === null
              ? null
              : t('personal.onlyYou', { answer: labels(`visa.${person.needsVisa ? 'YES' : 'NO'}`) }),
        },
        { term: t('personal.mobilePhone'), value: person.mobilePhone },
        { term: t('personal.homePhone'), value: person.homePhone },
        { term: t('personal.address'), value: addressText(person.address) },
        { term: t('personal.emergencyAddress'), value: addressText(person.emergencyAddress) },
      ]}
    />
  );
}
