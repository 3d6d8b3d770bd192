import {
  invalidateListResumes,
  invalidateShowResume,
  resumeFormLimits as limits,
  updateResume,
  useListProfileAnswers,
  useStudentProfile,
  type Resume,
  type ResumeChoices,
  type ResumeFormat,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { DateField } from '@michi/design-system/date-field';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import {
  defaultChoices,
  firstSchoolOf,
  firstSchools,
  hasCertification,
  hasWork,
  schoolTypeFor,
  sectionChoices,
  toggleCertification,
  toggleSection,
  toggleWork,
  formats,
  isJapaneseForm,
} from '../choices.ts';

export interface ChoicesFormProps {
  readonly resume: Resume;
  readonly format: ResumeFormat;
  /** Id of the reason for applying in the address; empty for the resume's own. */
  readonly reasonId: string;
}

/** Choices and format of a resume; saving regenerates the pages beside it. */
export function ChoicesForm({ resume, format: ownFormat, reasonId }: ChoicesFormProps) {
  const { t } = useTranslation('resume');
  const { language } = useLanguage();
  const dates = useFormat();
  const client = useQueryClient();
  const { data: profile } = useStudentProfile();
  const texts = useTextRules();
  const reasons = profile?.reasonsForApplying ?? [];
  const isInProfile = reasons.some(({ id }) => id === resume.reasonForApplyingId);
  const { data: answers } = useListProfileAnswers({
    query: { enabled: profile !== undefined && resume.reasonForApplyingId !== null && !isInProfile },
  });
  /** The resume's own reason, once it has left the profile. */
  const kept = isInProfile ? undefined : answers?.find(({ id }) => id === resume.reasonForApplyingId);
  const options = [
    ...reasons.map(({ id, title }) => ({ value: id, label: title })),
    ...(kept === undefined ? [] : [{ value: kept.id, label: kept.name }]),
  ];
  const state = useSentForm({
    id: useId(),
    names: ['reason', 'choices.writtenOn', 'requests'],
    schema: z.object({
      format: z.custom<ResumeFormat>(),
      choices: z.custom<ResumeChoices>(),
      reason: z.string(),
      requests: texts.optional(limits.requests),
    }),
    defaultValues: {
      format: ownFormat,
      choices: resume.choices ?? defaultChoices,
      reason: reasonId === '' ? (resume.reasonForApplyingId ?? '') : reasonId,
      requests: resume.requests ?? '',
    },
    draft: { name: `resume-${resume.id}`, of: ({ requests }) => ({ requests }) },
    restate: ({ name, message }) => ({
      name: { reasonForApplyingId: 'reason', choices: 'choices.writtenOn' }[name] ?? name,
      message,
    }),
    send: ({ format, choices, reason, requests }) =>
      updateResume(resume.id, {
        format,
        choices,
        requests,
        ...(reasons.some(({ id }) => id === reason) && { reasonForApplyingId: reason }),
      }),
    onSent: async () => {
      notify.success(t('saved'));
      await Promise.all([invalidateShowResume(client, resume.id), invalidateListResumes(client)]);
    },
  });
  const { form, field } = state;
  const [format, choices, chosenReason] = useWatch({
    control: form.control,
    name: ['format', 'choices', 'reason'],
  });
  const setChoices = (next: ResumeChoices) => form.setValue('choices', next, { shouldDirty: true });
  const isJapanese = isJapaneseForm(format);
  const isIn = (section: (typeof sectionChoices)[number]) => !choices.leftOutSections.includes(section);
  const writtenOn = field('choices.writtenOn', { isRequired: false });
  return (
    <Card title={t('choices.title')}>
      <SentForm state={state}>
        <Select
          {...field('format')}
          label={t('create.format')}
          options={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        {options.length > 0 && (
          <Stack gap="xsmall">
            <Select
              {...field('reason', { isRequired: false })}
              label={t('sections.reasons')}
              hint={chosenReason === kept?.id ? t('choices.reasonLeft') : undefined}
              placeholder={t('choices.noReason')}
              options={options}
            />
            {chosenReason === kept?.id && (
              <Text size="small" preserveLines>
                {kept?.text}
              </Text>
            )}
          </Stack>
        )}
        <CheckboxGroup label={t('choices.sections')}>
          {sectionChoices.map((section) => (
            <Checkbox
              key={section}
              label={t(`profileSections.${section}`)}
              checked={isIn(section)}
              onChange={() => setChoices(toggleSection(choices, section))}
            />
          ))}
          <Checkbox
            label={t('choices.photo')}
            checked={choices.hasPhoto}
            onChange={() => setChoices({ ...choices, hasPhoto: !choices.hasPhoto })}
          />
        </CheckboxGroup>
        {isIn('WORK_EXPERIENCE') && profile !== undefined && profile.workExperience.length > 0 && (
          <CheckboxGroup label={t('profileSections.WORK_EXPERIENCE')}>
            {profile.workExperience.map((work) => (
              <Checkbox
                key={`${work.companyName}-${work.startMonth}`}
                label={work.companyName}
                hint={dates.monthAndYear(work.startMonth)}
                checked={hasWork(choices, work)}
                onChange={() => setChoices(toggleWork(choices, work))}
              />
            ))}
          </CheckboxGroup>
        )}
        {isIn('CERTIFICATION') && profile !== undefined && profile.certifications.length > 0 && (
          <CheckboxGroup label={t('profileSections.CERTIFICATION')}>
            {profile.certifications.map((certification) => (
              <Checkbox
                key={`${certification.name}-${certification.issuedOn}`}
                label={certification.name}
                hint={dates.monthAndYear(certification.issuedOn)}
                checked={hasCertification(choices, certification)}
                onChange={() => setChoices(toggleCertification(choices, certification))}
              />
            ))}
          </CheckboxGroup>
        )}
        {isIn('EDUCATION') && (
          <Select
            label={t('choices.firstSchool')}
            hint={t('choices.firstSchoolHint')}
            value={firstSchoolOf(choices.firstSchoolType)}
            onValueChange={(first) => setChoices({ ...choices, firstSchoolType: schoolTypeFor(first) })}
            options={firstSchools.map((value) => ({ value, label: t(`firstSchools.${value}`) }))}
          />
        )}
        {isJapanese ? (
          <Select
            label={t('choices.years')}
            value={choices.years}
            onValueChange={(years) => setChoices({ ...choices, years })}
            options={(['ERA', 'WESTERN'] as const).map((value) => ({ value, label: t(`years.${value}`) }))}
          />
        ) : (
          <Select
            label={t('choices.paper')}
            value={choices.paper}
            onValueChange={(paper) => setChoices({ ...choices, paper })}
            options={(['A4', 'LETTER'] as const).map((value) => ({ value, label: t(`papers.${value}`) }))}
          />
        )}
        <DateField
          id={writtenOn.id}
          requirement={writtenOn.requirement}
          error={writtenOn.error}
          label={t('choices.writtenOn')}
          hint={t('choices.writtenOnHint')}
          yearLabel={t('date.year')}
          monthLabel={t('date.month')}
          dayLabel={t('date.day')}
          unitsAfter={language === 'jp'}
          value={choices.writtenOn ?? ''}
          onValueChange={(day) => setChoices({ ...choices, writtenOn: day === '' ? null : day })}
        />
        <LongText
          {...field('requests', { isRequired: false })}
          label={t('choices.requests')}
          hint={t('choices.requestsHint')}
          limit={limits.requests.maxLength}
        />
        <Button type="submit" working={state.isSending} workingLabel={t('working')}>
          {t('save')}
        </Button>
      </SentForm>
    </Card>
  );
}
