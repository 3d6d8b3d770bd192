import { useListJobCategories, type CategoryNode, type JobCategories } from '@michi/api/job';
import { studentProfileUpdateLimits, type StudentProfile } from '@michi/api/user';
import { FilterChip } from '@michi/design-system/chip';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Tree } from '@michi/design-system/tree';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { Awaited, FailedAlert } from '../../../shared/ui/results/QueryStates.tsx';
import { useSaveProfile } from '../useProfiles.ts';
import { useSectionForm, SectionFrame, type SectionFormProps } from './SectionForm.tsx';

const maxInterests = studentProfileUpdateLimits.fieldOfInterestIds.maxItems;

/** The form keeps the ids as one text, separated by commas. */
const listOf = (ids: string): readonly string[] => ids.split(',').filter((id) => id !== '');

export interface InterestsFormProps extends SectionFormProps {
  readonly student: StudentProfile;
}

/** Chooses the job categories and industries a student is interested in. */
export function InterestsForm({ student, next, onDiscard }: InterestsFormProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const save = useSaveProfile();
  const lists = useListJobCategories();
  const [before] = useState(student);
  const form = useSectionForm({
    section: 'interests',
    next,
    names: ['ids'],
    schema: z.object({
      ids: z
        .string()
        .check(
          z.refine(
            (ids) => listOf(ids).length <= maxInterests,
            t('rules.interestCount', { count: maxInterests }),
          ),
        ),
    }),
    defaultValues: { ids: student.fieldsOfInterest.map(({ id }) => id).join(',') },
    of: (fields) => fields,
    restate: ({ name, message }) => ({
      name: name.startsWith('profile.fieldOfInterestIds') ? 'ids' : name,
      message,
    }),
    save: ({ ids }, isForced) =>
      save.student({ fieldOfInterestIds: [...listOf(ids)] }, isForced ? undefined : before),
  });
  const { id: fieldId, error: message } = form.field('ids');
  const chosen = listOf(useWatch({ control: form.form.control, name: 'ids' }));
  const labels = titlesOf(student, lists.data);
  const change = (ids: readonly string[]) =>
    form.form.setValue('ids', ids.join(','), { shouldDirty: true, shouldValidate: true });
  return (
    <SectionFrame form={form} onDiscard={onDiscard}>
      <Stack gap="small">
        <Heading level={2} size="large" id={fieldId} focusable>
          {t('interests.chosen', { count: chosen.length })}
        </Heading>
        {message !== undefined && (
          <Text size="small" tone="danger">
            <Inline as="span" gap="xxsmall" wrap={false}>
              <Icon icon={CircleAlert} size="small" />
              {message}
            </Inline>
          </Text>
        )}
        {chosen.length === 0 ? (
          <Text tone="soft">{t('hints.interests', { count: maxInterests })}</Text>
        ) : (
          <Inline as="ul" gap="xsmall">
            {chosen.map((id) => {
              const label = labels.get(id);
              const title = label === undefined ? '-' : pickBilingual(label, 'title', language);
              return (
                <li key={id}>
                  <FilterChip
                    removeLabel={t('interests.remove', { title })}
                    onRemove={() => {
                      change(chosen.filter((each) => each !== id));
                      document.getElementById(fieldId)?.focus();
                    }}
                  >
                    {title}
                  </FilterChip>
                </li>
              );
            })}
          </Inline>
        )}
      </Stack>
      <CategoryTrees lists={lists} chosen={chosen} onChange={change} />
    </SectionFrame>
  );
}

interface Titles {
  readonly title: string;
  readonly titleJp: string | null;
}

const titlesOf = (student: StudentProfile, lists: JobCategories | undefined): ReadonlyMap<string, Titles> => {
  const nodes = [...(lists?.categories ?? []), ...(lists?.industries ?? [])];
  return new Map(
    [...student.fieldsOfInterest, ...nodes, ...nodes.flatMap(({ children }) => children)].map((each) => [
      each.id,
      each,
    ]),
  );
};

interface CategoryTreesProps {
  readonly lists: {
    readonly data: JobCategories | undefined;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

function CategoryTrees({ lists: { data, isError, refetch }, chosen, onChange }: CategoryTreesProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  if (data === undefined) {
    return isError ? (
      <FailedAlert onTryAgain={refetch}>{t('interests.failed')}</FailedAlert>
    ) : (
      <Awaited isInCard level={3}>
        <SkeletonRows label={t('interests.loading')} count={6} />
      </Awaited>
    );
  }
  const tree = (label: string, nodes: readonly CategoryNode[]) => {
    const leaves = nodes.flatMap((node) => (node.children.length === 0 ? [node] : node.children));
    const own = new Set(leaves.map(({ id }) => id));
    return (
      <Stack gap="xsmall">
        <Heading level={3}>{label}</Heading>
        <Tree
          label={label}
          nodes={nodes.map((node) => ({
            id: node.id,
            label: pickBilingual(node, 'title', language),
            children: node.children.map((child) => ({
              id: child.id,
              label: pickBilingual(child, 'title', language),
            })),
          }))}
          checked={chosen.filter((id) => own.has(id))}
          onCheckedChange={(checked) => {
            const others = chosen.filter((id) => !own.has(id) || checked.includes(id));
            onChange([...others, ...checked.filter((id) => !others.includes(id))]);
          }}
          defaultExpanded={nodes
            .filter((node) => node.children.some(({ id }) => chosen.includes(id)))
            .map(({ id }) => id)}
        />
      </Stack>
    );
  };
  return (
    <Grid columns={{ tablet: 2 }} align="start">
      {tree(t('interests.categories'), data.categories)}
      {tree(t('interests.industries'), data.industries)}
    </Grid>
  );
}
