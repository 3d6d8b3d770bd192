import { createQuestion, invalidateListQuestions, useListHelpCategories } from '@michi/api/common';
import { ApiError } from '@michi/api/transport';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextArea } from '@michi/design-system/text-area';
import { TextField } from '@michi/design-system/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link/BackLink.tsx';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { FormFaults } from '../../../shared/forms/FormFaults.tsx';
import { tellFailure } from '../../../shared/forms/tellFailure.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useIdempotencyKey } from '../../../shared/idempotency/useIdempotencyKey.ts';
import { useScreenTitle } from '../../../shared/screen/screenTitle.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { help, questionsTab } from '../helpAddress.ts';
import { longestSubject, longestText } from '../lengths.ts';
import { typedText } from '../../../shared/forms/typedText.ts';

const names = ['categoryId', 'title', 'text'] as const;

type Fields = Record<(typeof names)[number], string>;

const draft = 'help-question';

/** Stands for no category: a list has no empty value. */
const noCategory = 'none';

/** A question to Michi. What was typed is kept until it is sent; then the question stands open. */
export function AskForm() {
  const { t } = useTranslation('help');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const form = useId();
  const { data: categories = [] } = useListHelpCategories();
  const {
    register,
    handleSubmit,
    setError,
    subscribe,
    control,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<Fields>({
    defaultValues: { categoryId: noCategory, title: '', text: '', ...drafts.read(draft) },
    shouldFocusError: false,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => drafts.keep(draft, values) }),
    [subscribe],
  );
  useScreenTitle(t('asking.title'));
  const send = async ({ categoryId, text, title }: Fields) => {
    const body = {
      categoryId: categories.some(({ id }) => id === categoryId) ? categoryId : null,
      title: typedText(title),
      text: typedText(text),
    };
    try {
      const { id } = await createQuestion(body, keyFor(body));
      drafts.discard(draft);
      notify.success(t('asking.sent'));
      void invalidateListQuestions(client);
      void navigate(help.to({ ...questionsTab, question: id }), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
    }
  };
  const idOf = (name: (typeof names)[number]) => `${form}-${name}`;
  return (
    <Stack gap="medium">
      <PageHeader
        back={<BackLink to={help.to(questionsTab)}>{t('asking.back')}</BackLink>}
        title={t('asking.title')}
        subtitle={t('asking.subtitle')}
      />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Card>
          <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
            <Stack gap="large">
              <FormFaults names={names} errors={errors} idOf={idOf} attempt={submitCount} />
              <Controller
                control={control}
                name="categoryId"
                render={({ field: { onChange, ...field } }) => (
                  <Select
                    {...field}
                    id={idOf('categoryId')}
                    label={t('asking.category')}
                    requirement={shared('form.optional')}
                    options={[
                      ...categories.map((category) => ({
                        value: category.id,
                        label: pickBilingual(category, 'title', language),
                      })),
                      { value: noCategory, label: t('asking.noCategory') },
                    ]}
                    onValueChange={onChange}
                    error={errors.categoryId?.message}
                  />
                )}
              />
              <TextField
                id={idOf('title')}
                label={t('asking.subject')}
                requirement={shared('form.required')}
                hint={t('asking.subjectHint')}
                maxLength={longestSubject}
                error={errors.title?.message}
                {...register('title', {
                  validate: (value) => typedText(value) !== '' || t('asking.subjectNeeded'),
                })}
              />
              <TextArea
                id={idOf('text')}
                label={t('asking.text')}
                requirement={shared('form.required')}
                hint={t('asking.textHint', { formatted: format.number(longestText) })}
                rows={6}
                maxLength={longestText}
                error={errors.text?.message}
                {...register('text', {
                  validate: (value) => typedText(value) !== '' || t('asking.textNeeded'),
                })}
              />
              <Stack gap="small" align="start">
                <Button
                  type="submit"
                  variant="primary"
                  size="large"
                  working={isSubmitting}
                  workingLabel={t('asking.sending')}
                >
                  {t('asking.send')}
                </Button>
                <Text size="small" tone="soft">
                  {t('asking.draft')}
                </Text>
              </Stack>
            </Stack>
          </form>
        </Card>
      </Grid>
    </Stack>
  );
}
