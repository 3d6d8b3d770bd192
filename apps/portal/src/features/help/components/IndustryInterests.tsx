import { useListIndustries } from '@michi/api/company';
import { Card } from '@michi/design-system/card';
import { Combobox } from '@michi/design-system/combobox';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFields } from '../../../shared/ui/forms/useFields.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { chosenIndustries, industryName } from '../feedbackAnswers.ts';
import { RatingField } from './RatingField.tsx';

/** Ratings of interest in the industries that the student chooses. */
export function IndustryInterests() {
  const { t } = useTranslation('help');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const { form } = useFields<Record<string, string>>();
  // Re-renders the fields when the choice changes.
  useWatch({ control: form.control });
  const answers = form.getValues();
  const { data, isError } = useListIndustries({ isPlain: true }, { query: { refetchInterval: false } });
  // Without nesting it is a list; the contract's answer may be a tree as well.
  const industries = Array.isArray(data) ? data : [];
  const chosen = chosenIndustries(answers).flatMap(
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
