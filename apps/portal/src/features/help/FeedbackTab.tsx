import {
  createFeedback,
  feedbackRequestLimits as limits,
  invalidateListFeedbacks,
  useListFeedbacks,
  type Feedback,
} from '@michi/api/common';
import { useListIndustries } from '@michi/api/company';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Collapsible } from '@michi/design-system/collapsible';
import { Combobox } from '@michi/design-system/combobox';
import { DescriptionList } from '@michi/design-system/description-list';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { RadioGroup } from '@michi/design-system/radio-group';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { LongText } from '../../shared/ui/forms/LongText.tsx';
import { SentForm, SubmitButton } from '../../shared/ui/forms/SentForm.tsx';
import { useFields, useIdempotencyKey, unsent, useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { Awaited } from '../../shared/ui/results/QueryStates.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import {
  requiredFields,
  factorName,
  factors,
  missingFields,
  scaleName,
  scales,
  toFeedback,
  chosenIndustries,
  industryName,
  noRating,
  ratings,
} from './feedbackFields.ts';

/** The feedback form, thanks after sending it, and earlier feedback. */
export function FeedbackTab() {
  const { t } = useTranslation('help');
  const [isGiven, setGiven] = useState(false);
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      {isGiven ? (
        <Card>
          <EmptyState
            title={t('feedback.thanks')}
            description={t('feedback.thanksText')}
            actions={<Button onClick={() => setGiven(false)}>{t('feedback.again')}</Button>}
          />
        </Card>
      ) : (
        <FeedbackForm onGiven={() => setGiven(true)} />
      )}
      <EarlierFeedback />
    </Grid>
  );
}

/** Feedback about Michi, on scales of one to five. The draft is kept until it is sent. */
function FeedbackForm({ onGiven }: { readonly onGiven: () => void }) {
  const { t } = useTranslation('help');
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const texts = useTextRules();
  const state = useSentForm<Record<string, string>, unknown>({
    id: useId(),
    names: (values) => [...requiredFields(values), 'comment'],
    schema: z.record(z.string(), z.string()).check(
      z.superRefine((values, context) => {
        for (const name of missingFields(values))
          context.addIssue({
            code: 'custom',
            path: [name],
            message: t(name === scaleName('overall') ? 'feedback.overallNeeded' : 'feedback.interestNeeded'),
          });
        const fault = texts.faultOf(values['comment'] ?? '', limits.comment);
        if (fault !== undefined) context.addIssue({ code: 'custom', path: ['comment'], message: fault });
      }),
    ),
    // Each answer by its name; none is given for the student.
    defaultValues: Object.fromEntries(
      [...scales.map(scaleName), ...factors.map(factorName), 'comment'].map((name) => [name, '']),
    ),
    draft: { name: 'help-feedback', of: (values) => values },
    send: async (values) => {
      const body = toFeedback(values);
      return body === null ? unsent : createFeedback(body, { headers: keyFor(body) });
    },
    onSent: () => {
      notify.success(t('feedback.sent'));
      onGiven();
      return invalidateListFeedbacks(client);
    },
  });
  return (
    <SentForm state={state} gap="medium">
      <Text tone="soft">{t('feedback.intro')}</Text>
      <Card title={t('feedback.satisfaction')}>
        <Stack gap="medium">
          <Text size="small" tone="soft">
            {t('feedback.satisfactionNote')}
          </Text>
          {scales.map((scale) => (
            <RatingField
              key={scale}
              name={scaleName(scale)}
              label={t(`feedback.scales.${scale}`)}
              isRequired={scale === 'overall'}
            />
          ))}
        </Stack>
      </Card>
      <IndustryInterests />
      <Card title={t('feedback.factors')}>
        <Stack gap="medium">
          <Text size="small" tone="soft">
            {t('feedback.factorsNote')}
          </Text>
          {factors.map((factor) => (
            <RatingField key={factor} name={factorName(factor)} label={t(`feedback.factor.${factor}`)} />
          ))}
        </Stack>
      </Card>
      <Card>
        <LongText
          {...state.field('comment', { isRequired: false })}
          label={t('feedback.comment')}
          hint={t('feedback.commentHint', { formatted: format.number(limits.comment.maxLength) })}
          limit={limits.comment.maxLength}
        />
      </Card>
      <Stack gap="none" align="start">
        <SubmitButton size="large" state={state} workingLabel={t('feedback.sending')}>
          {t('feedback.send')}
        </SubmitButton>
      </Stack>
    </SentForm>
  );
}

/** Ratings of interest in the industries that the student chooses. */
function IndustryInterests() {
  const { t } = useTranslation('help');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const { form } = useFields<Record<string, string>>();
  // Re-renders the fields when the choice changes.
  useWatch({ control: form.control });
  const values = form.getValues();
  const { data, isError } = useListIndustries({ isPlain: true }, { query: { refetchInterval: false } });
  // Without nesting it is a list; the contract's answer may be a tree as well.
  const industries = Array.isArray(data) ? data : [];
  const chosen = chosenIndustries(values).flatMap(
    (id) => industries.find((industry) => industry.id === id) ?? [],
  );
  const offered = industries.filter(({ id }) => !chosen.some((industry) => industry.id === id));
  return (
    <Card title={t('feedback.industries')}>
      <Stack gap="medium">
        <Text size="small" tone="soft">
          {t('feedback.industriesNote')}
        </Text>
        {chosen.map((industry) => {
          const name = pickBilingual(industry, 'title', language);
          return (
            <Inline key={industry.id} gap="small" wrap={false} align="start" justify="between">
              <RatingField name={industryName(industry.id)} label={name} isRequired />
              <IconButton
                size="small"
                icon={X}
                label={t('feedback.removeIndustry', { name })}
                onClick={() => form.unregister(industryName(industry.id))}
              />
            </Inline>
          );
        })}
        {isError && data === undefined ? (
          <Text tone="soft">{t('feedback.industriesFailed')}</Text>
        ) : (
          <Combobox
            // Remounted after each choice: the chosen ones are above, and the field is empty for the next.
            key={chosen.length}
            label={t('feedback.industry')}
            requirement={shared('form.optional')}
            placeholder={t('feedback.industryPlaceholder')}
            options={offered.map((industry) => ({
              value: industry.id,
              label: pickBilingual(industry, 'title', language),
            }))}
            openLabel={t('feedback.openIndustries')}
            noMatch={t('feedback.noIndustry')}
            countLabel={(count) => t('feedback.industryCount', { count })}
            onValueChange={(id) => form.setValue(industryName(id), '')}
          />
        )}
      </Stack>
    </Card>
  );
}

interface RatingFieldProps {
  readonly name: string;
  readonly label: string;
  /** Whether an answer is required; otherwise there is an option for none. */
  readonly isRequired?: boolean;
}

/** A point on a scale of one to five. */
function RatingField({ name, label, isRequired = false }: RatingFieldProps) {
  const { t } = useTranslation('help');
  const { field } = useFields<Record<string, string>>();
  const points = ratings.map((rating) => ({ value: rating, label: rating }));
  return (
    <RadioGroup<string>
      {...field(name, isRequired ? { isRequired } : {})}
      label={label}
      orientation="horizontal"
      options={isRequired ? points : [...points, { value: noRating, label: t('feedback.noAnswer') }]}
    />
  );
}

const pageSize = 10;

/** Earlier feedback of the student, the latest first; nothing if there is none. */
function EarlierFeedback() {
  const { t } = useTranslation('help');
  const { t: shared } = useTranslation('shared');
  const { data, isError, refetch } = useListFeedbacks({ size: pageSize });
  const title = t('feedback.earlier');
  if (data === undefined) {
    return (
      <Card title={title} {...(!isError && { padding: 'none' })}>
        {isError ? (
          <Stack gap="small" align="start">
            <Text tone="soft">{t('feedback.earlierFailed')}</Text>
            <Button size="small" onClick={() => void refetch()}>
              {shared('actions.tryAgain')}
            </Button>
          </Stack>
        ) : (
          <Awaited isInCard level={3}>
            <SkeletonRows label={t('feedback.earlierLoading')} count={2} />
          </Awaited>
        )}
      </Card>
    );
  }
  if (data.data.length === 0) return null;
  return (
    <Card title={title}>
      <Stack as="ul" gap="small">
        {data.data.map((feedback) => (
          <FeedbackEntry key={feedback.id} feedback={feedback} />
        ))}
      </Stack>
    </Card>
  );
}

function FeedbackEntry({ feedback }: { readonly feedback: Feedback }) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const format = useFormat();
  const { comment, createdAt, industryInterests, jobFactors, satisfaction } = feedback;
  const ofFive = (rating: number) => t('feedback.ofFive', { rating });
  const items = [
    ...scales.flatMap((scale) => {
      const rating = satisfaction[scale];
      return rating === null
        ? []
        : [{ id: scale, term: t(`feedback.scales.${scale}`), value: ofFive(rating) }];
    }),
    ...industryInterests.map(({ industry, interest }) => ({
      id: industry.id,
      term: pickBilingual(industry, 'title', language),
      value: ofFive(interest),
    })),
    ...jobFactors.map(({ factor, importance }) => ({
      id: factor,
      term: t(`feedback.factor.${factor}`),
      value: ofFive(importance),
    })),
  ];
  return (
    <li>
      <Collapsible title={format.date(createdAt)} level={3}>
        <Stack gap="small">
          <DescriptionList layout="rows" items={items} />
          {comment !== null && <Text preserveLines>{comment}</Text>}
        </Stack>
      </Collapsible>
    </li>
  );
}
