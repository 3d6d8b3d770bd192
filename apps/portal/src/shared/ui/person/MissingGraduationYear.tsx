import { Alert } from '@michi/design-system/alert';
import { readYear } from '@michi/design-system/date-field';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SentForm, SubmitButton } from '../forms/SentForm.tsx';
import { useSentForm } from '../forms/useSentForm.ts';
import { notify } from '../toasts/notify.ts';
import { isGraduationYear } from './personRules.ts';
import { savePerson } from './person.ts';
import { useProfile } from '@michi/api/user';
import type { RefObject } from 'react';
import { useLostFocus } from '../screen/useLostFocus.ts';

/** Asks for the graduation year above a list, once for all its rows, and saves it in place. */
function GraduationYearBanner() {
  const { t } = useTranslation('person');
  const client = useQueryClient();
  const state = useSentForm({
    id: 'graduation-year',
    names: ['graduationYear'],
    hasErrorSummary: false,
    schema: z.object({
      graduationYear: z.string().check(z.refine(isGraduationYear, t('rules.graduationYear'))),
    }),
    defaultValues: { graduationYear: '' },
    send: ({ graduationYear }) => savePerson(client, { graduationYear: readYear(graduationYear) }),
    onSent: () => notify.success(t('year.saved')),
  });
  return (
    <Alert tone="neutral" silent title={t('year.title')}>
      <Stack gap="small">
        {t('year.text')}
        <SentForm state={state} gap="small">
          <TextField
            {...state.field('graduationYear', { isRequired: true })}
            label={t('fields.graduationYear')}
            inputMode="numeric"
          />
          <div>
            <SubmitButton state={state} workingLabel={t('year.saving')}>
              {t('year.save')}
            </SubmitButton>
          </div>
        </SentForm>
      </Stack>
    </Alert>
  );
}

interface MissingGraduationYearProps {
  /** Takes the focus when the banner disappears. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** A banner above a list as long as the student's profile has no graduation year. */
export function MissingGraduationYear({ heading }: MissingGraduationYearProps) {
  const { data: profile } = useProfile();
  const isMissing = profile !== undefined && profile.studentId !== null && profile.graduationYear === null;
  // Saving the year removes its own field.
  useLostFocus(heading, isMissing);
  return isMissing && <GraduationYearBanner />;
}
