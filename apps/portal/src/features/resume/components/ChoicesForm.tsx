import {
  invalidateListResumes,
  invalidateShowResume,
  useStudentProfile,
  useUpdateResume,
  type Resume,
  type ResumeChoices,
  type ResumeFormat,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { DateField } from '@michi/design-system/date-field';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import {
  everything,
  firstSchoolOf,
  firstSchools,
  hasCertification,
  hasWork,
  schoolTypeFor,
  sectionChoices,
  toggleCertification,
  toggleSection,
  toggleWork,
} from '../choices.ts';
import { formats, isJapaneseForm } from '../resumeWords.ts';

/** Characters of what is asked of a company, as the contract has it. */
const longestRequests = 2000;

export interface ChoicesFormProps {
  readonly resume: Resume;
  readonly format: ResumeFormat;
  /** Id of the reason for applying the address asks for; empty for the resume's own. */
  readonly reasonId: string;
}

/** What a resume takes from the profile and how it says it; saved, the pages beside it are made anew. */
export function ChoicesForm({ resume, format: ownFormat, reasonId }: ChoicesFormProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const words = useFormat();
  const client = useQueryClient();
  const { data: profile } = useStudentProfile();
  const draft = `resume-${resume.id}`;
  const [format, setFormat] = useState<ResumeFormat>(ownFormat);
  const [choices, setChoices] = useState<ResumeChoices>(resume.choices ?? everything);
  const [reason, setReason] = useState(reasonId === '' ? (resume.reasonForApplyingId ?? '') : reasonId);
  const [requests, setRequests] = useState(drafts.read(draft)['requests'] ?? resume.requests ?? '');
  const { mutate, isPending, error } = useUpdateResume({
    mutation: {
      onSuccess: async () => {
        drafts.discard(draft);
        notify.success(t('saved'));
        await Promise.all([invalidateShowResume(client, resume.id), invalidateListResumes(client)]);
      },
    },
  });
  const faults = fieldErrors(error);
  const reasons = profile?.reasonsForApplying ?? [];
  const isJapanese = isJapaneseForm(format);
  const isIn = (section: (typeof sectionChoices)[number]) => !choices.leftOutSections.includes(section);
  return (
    <Card title={t('choices.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isPending) return;
          mutate({
            id: resume.id,
            data: {
              format,
              choices,
              requests,
              ...(reasons.some(({ id }) => id === reason) && { reasonForApplyingId: reason }),
            },
          });
        }}
      >
        <Stack gap="large">
          {error !== null && (
            <Alert tone="danger" silent>
              {errorMessage(error, shared)}
            </Alert>
          )}
          <Select
            label={t('create.format')}
            value={format}
            onValueChange={setFormat}
            options={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
          {reasons.length > 0 && (
            <Select
              label={t('sections.reasons')}
              requirement={shared('form.optional')}
              placeholder={t('choices.noReason')}
              error={faults['reasonForApplyingId']}
              value={reason}
              onValueChange={setReason}
              options={reasons.map(({ id, title }) => ({ value: id, label: title }))}
            />
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
                  hint={words.monthAndYear(work.startMonth)}
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
                  hint={words.monthAndYear(certification.issuedOn)}
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
            label={t('choices.writtenOn')}
            requirement={shared('form.optional')}
            hint={t('choices.writtenOnHint')}
            yearLabel={t('date.year')}
            monthLabel={t('date.month')}
            dayLabel={t('date.day')}
            unitsAfter={language === 'jp'}
            error={faults['choices.writtenOn'] ?? faults['choices']}
            value={choices.writtenOn ?? ''}
            onValueChange={(day) => setChoices({ ...choices, writtenOn: day === '' ? null : day })}
          />
          <TextArea
            label={t('choices.requests')}
            requirement={shared('form.optional')}
            hint={t('choices.requestsHint')}
            maxLength={longestRequests}
            error={faults['requests']}
            value={requests}
            onChange={(event) => {
              setRequests(event.currentTarget.value);
              drafts.keep(draft, { requests: event.currentTarget.value });
            }}
          />
          <Button type="submit" variant="primary" working={isPending} workingLabel={t('working')}>
            {t('save')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
