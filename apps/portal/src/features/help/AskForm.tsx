import {
  createQuestion,
  invalidateListQuestions,
  questionRequestLimits as limits,
  useListHelpCategories,
} from '@michi/api/common';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { LongText } from '../../shared/ui/forms/LongText.tsx';
import { SentForm, SubmitButton } from '../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../shared/ui/forms/typedText.ts';
import { useIdempotencyKey, useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { helpAddress, questionsTab } from './helpAddress.ts';

const noCategory = 'none';

/** Form for a question to Michi. The draft is kept until it is sent; then the question opens. */
export function AskForm() {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const { data: categories = [] } = useListHelpCategories();
  const texts = useTextRules();
  useScreenTitle(t('asking.title'));
  const state = useSentForm({
    id: useId(),
    names: ['categoryId', 'title', 'text'],
    schema: z.object({
      categoryId: z.string(),
      title: texts.needed(limits.title, t('asking.subjectNeeded')),
      text: texts.needed(limits.text, t('asking.textNeeded')),
    }),
    defaultValues: { categoryId: noCategory, title: '', text: '' },
    draft: { name: 'help-question', of: (fields) => fields },
    send: ({ categoryId, text, title }) => {
      const body = {
        categoryId: categories.some(({ id }) => id === categoryId) ? categoryId : null,
        title: typedText(title),
        text: typedText(text),
      };
      return createQuestion(body, { headers: keyFor(body) });
    },
    onSent: ({ id }) => {
      notify.success(t('asking.sent'));
      void invalidateListQuestions(client);
      void navigate(helpAddress.to({ ...questionsTab, question: id }), { replace: true });
    },
  });
  const { field } = state;
  return (
    <Stack gap="medium">
      <PageHeader
        back={<BackLink to={helpAddress.to(questionsTab)}>{t('asking.back')}</BackLink>}
        title={t('asking.title')}
        subtitle={t('asking.subtitle')}
      />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Card>
          <SentForm state={state}>
            <Select
              {...field('categoryId', { isRequired: false })}
              label={t('asking.category')}
              options={[
                ...categories.map((category) => ({
                  value: category.id,
                  label: pickBilingual(category, 'title', language),
                })),
                { value: noCategory, label: t('asking.noCategory') },
              ]}
            />
            <TextField
              {...field('title', { isRequired: true })}
              label={t('asking.subject')}
              hint={t('asking.subjectHint')}
            />
            <LongText
              {...field('text', { isRequired: true })}
              label={t('asking.text')}
              hint={t('asking.textHint', { formatted: format.number(limits.text.maxLength) })}
              limit={limits.text.maxLength}
            />
            <Stack gap="small" align="start">
              <SubmitButton size="large" state={state} workingLabel={t('asking.sending')}>
                {t('asking.send')}
              </SubmitButton>
              <Text size="small" tone="soft">
                {t('asking.draft')}
              </Text>
            </Stack>
          </SentForm>
        </Card>
      </Grid>
    </Stack>
  );
}
