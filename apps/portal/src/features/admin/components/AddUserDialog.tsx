import { ApiError } from '@michi/api/transport';
import { createUser, type Language, type Role } from '@michi/api/user';
import { useListUniversities } from '@michi/api/university';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { Grid } from '@michi/design-system/grid';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { FormFaults } from '../../../shared/forms/FormFaults.tsx';
import { tellFailure } from '../../../shared/forms/tellFailure.ts';
import { languageNames, languages } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { userFilters } from '../userAddress.ts';
import { typedEmail, typedText } from '../../../shared/forms/typedText.ts';

const nameFields = ['familyName', 'firstName', 'familyNameJp', 'firstNameJp'] as const;
const names = [...nameFields, 'email', 'role', 'universityId', 'language'] as const;
type Field = (typeof names)[number];

/** Characters of a name and of an email, as the contract has them. */
const longestName = 100;
const longestEmail = 254;

export interface AddUserDialogProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Adds one user, who gets a mail to choose a password. */
export default function AddUserDialog({ onAdded, onClose }: AddUserDialogProps) {
  const { t } = useTranslation('admin');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const form = useId();
  const { data: universities } = useListUniversities({ size: 1000 });
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<Record<Field, string>>({
    defaultValues: {
      familyName: '',
      firstName: '',
      familyNameJp: '',
      firstNameJp: '',
      email: '',
      role: 'STUDENT',
      universityId: '',
      language,
    },
    shouldFocusError: false,
  });
  const isAdmin = useWatch({ control, name: 'role' }) === 'ADMIN';
  const idOf = (name: Field): string => `${form}-${name}`;
  const send = async ({ role, universityId, ...fields }: Readonly<Record<Field, string>>) => {
    try {
      await createUser({
        email: typedEmail(fields.email),
        familyName: fields.familyName,
        firstName: fields.firstName,
        familyNameJp: typedText(fields.familyNameJp) === '' ? null : fields.familyNameJp,
        firstNameJp: typedText(fields.firstNameJp) === '' ? null : fields.firstNameJp,
        role: userFilters.role.find((each) => each === role) ?? 'STUDENT',
        universityId: role === 'ADMIN' || universityId === '' ? null : universityId,
        language: languages.find((each) => each === fields.language) ?? 'en',
      });
      onAdded();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, names, shared, (name, message) => setError(name, { message }));
    }
  };
  const required = { familyName: t('addUser.familyNameRequired'), firstName: t('addUser.firstNameRequired') };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('addUser.title')}
      description={t('addUser.description')}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('addUser.goBack')}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            working={isSubmitting}
            workingLabel={t('addUser.working')}
          >
            {t('addUser.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <Stack gap="large">
          <FormFaults names={names} errors={errors} idOf={idOf} attempt={submitCount} />
          <Grid columns={{ tablet: 2 }} gap="medium">
            {nameFields.map((name) => {
              const message = name === 'familyName' || name === 'firstName' ? required[name] : undefined;
              return (
                <TextField
                  key={name}
                  id={idOf(name)}
                  label={t(`addUser.${name}`)}
                  requirement={shared(message === undefined ? 'form.optional' : 'form.required')}
                  maxLength={longestName}
                  autoComplete="off"
                  error={errors[name]?.message}
                  {...register(name, {
                    validate: (text) => message === undefined || typedText(text) !== '' || message,
                  })}
                />
              );
            })}
          </Grid>
          <TextField
            id={idOf('email')}
            type="email"
            label={t('addUser.email')}
            requirement={shared('form.required')}
            maxLength={longestEmail}
            autoComplete="off"
            error={errors.email?.message}
            {...register('email', {
              validate: (text) => typedEmail(text) !== '' || t('addUser.emailRequired'),
            })}
          />
          <Grid columns={{ tablet: 2 }} gap="medium">
            <RadioGroup<Role>
              id={idOf('role')}
              label={t('addUser.role')}
              requirement={shared('form.required')}
              options={userFilters.role.map((value) => ({ value, label: t(`role.${value}`) }))}
              error={errors.role?.message}
              {...register('role')}
            />
            <RadioGroup<Language>
              id={idOf('language')}
              label={t('addUser.language')}
              requirement={shared('form.required')}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              error={errors.language?.message}
              {...register('language')}
            />
          </Grid>
          {!isAdmin && (
            <Select
              id={idOf('universityId')}
              label={t('addUser.university')}
              requirement={shared('form.optional')}
              placeholder={t('addUser.noUniversity')}
              options={(universities?.data ?? []).map((university) => ({
                value: university.id,
                label: pickBilingual(university, 'name', language),
              }))}
              error={errors.universityId?.message}
              {...register('universityId')}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
