import type { StudentProfile } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PathSteps } from '@michi/design-system/path-steps';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths.ts';
import { isEmpty, lackOf } from '../profileFacts.ts';
import { contractSections, isEditable, sectionIds, toEdit, type SectionId } from '../sections.ts';

export interface CompletenessProps {
  readonly student: StudentProfile;
  readonly current?: SectionId | undefined;
}

/** Empty sections named where there is no room for all of them. */
const shownSections = 3;

/** How complete the profile is, section by section, with a link to edit each. */
export function Completeness({ student, current }: CompletenessProps) {
  const { t } = useTranslation('profile');
  const { missingSections } = student.completion;
  return (
    <CompletenessCard student={student}>
      <PathSteps
        direction="vertical"
        label={t('completeness.sections')}
        steps={sectionIds.map((section) => {
          const isMissing = missingSections.includes(contractSections[section]);
          return {
            id: section,
            label: (
              <Inline justify="between" wrap={false} gap="xsmall">
                <span>{t(`sections.${section}`)}</span>
                {isEditable(section) && section !== current && (
                  <Link asChild size="small">
                    <RouterLink to={toEdit(section)}>
                      {t(isMissing && isEmpty(section, student) ? 'add' : 'change')}
                      <VisuallyHidden> {t(`sections.${section}`)}</VisuallyHidden>
                    </RouterLink>
                  </Link>
                )}
              </Inline>
            ),
            state: section === current ? 'current' : isMissing ? 'coming' : 'done',
            stateLabel: t(isMissing ? lackOf(section, student) : 'completeness.done'),
          };
        })}
      />
    </CompletenessCard>
  );
}

/** How much of the profile is filled in, and the empty sections that pay off first. */
export function NextSections({ student }: Pick<CompletenessProps, 'student'>) {
  const { t } = useTranslation('profile');
  const next = student.completion.missingSections
    .flatMap((name) => sectionIds.find((section) => contractSections[section] === name) ?? [])
    .slice(0, shownSections);
  return (
    <CompletenessCard student={student}>
      {next.length > 0 && (
        <Inline as="ul" gap="small">
          {next.map((section) => (
            <li key={section}>
              <Link asChild size="small">
                <RouterLink to={isEditable(section) ? toEdit(section) : paths.resumes}>
                  {t(isEmpty(section, student) ? 'completeness.add' : 'completeness.complete', {
                    section: t(`sections.${section}`),
                  })}
                </RouterLink>
              </Link>
            </li>
          ))}
        </Inline>
      )}
    </CompletenessCard>
  );
}

interface CompletenessCardProps extends Pick<CompletenessProps, 'student'> {
  readonly children: ReactNode;
}

function CompletenessCard({ student: { completion }, children }: CompletenessCardProps) {
  const { t } = useTranslation('profile');
  const { percent, missingSections } = completion;
  const percentage = t('completeness.percent', { percent });
  return (
    <Card title={t('completeness.title')} headerEnd={<Text weight="strong">{percentage}</Text>}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <ProgressBar plain label={t('completeness.title')} value={percent} valueLabel={percentage} />
          <Text size="small" tone="soft">
            {missingSections.length === 0
              ? t('completeness.whole')
              : t('completeness.missing', { count: missingSections.length })}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
