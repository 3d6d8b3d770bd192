import { useListUniversities } from '@michi/api/university';
import {
  createUser,
  createUserRequestLimits as limits,
  updateUser,
  type Language,
  type Role,
  type BlockReason,
  type ManagedUser,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Grid } from '@michi/design-system/grid';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Select } from '@michi/design-system/select';
import { TextField } from '@michi/design-system/text-field';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { languageNames, languages } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { OpenDialog } from '../../shared/ui/dialogs/OpenDialog.tsx';
import { ReasonDialog } from '../../shared/ui/dialogs/ReasonDialog.tsx';
import { SentForm, SubmitButton } from '../../shared/ui/forms/SentForm.tsx';
import { isEmail, typedEmail } from '../../shared/ui/forms/typedText.ts';
import { useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { NameFields } from '../../shared/ui/person/NameFields.tsx';
import { nameFields, namesOf, type NameField } from '../../shared/ui/person/person.ts';
import { usePersonRules } from '../../shared/ui/person/usePersonRules.ts';
import { userFilters } from './adminAddress.ts';

const names = ['familyName', 'firstName', 'familyNameJp', 'firstNameJp'] as const;

const isNewUserName = (name: NameField): name is (typeof names)[number] =>
  names.some((each) => each === name);

type NewUser = Record<(typeof names)[number] | 'email' | 'role' | 'universityId' | 'language', string>;

interface AddUserDialogProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Adds one user, who gets a mail to choose a password. */
export function AddUserDialog({ onAdded, onClose }: AddUserDialogProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data: universities } = useListUniversities({ size: 1000 });
  const texts = useTextRules();
  const person = usePersonRules();
  const { familyName, firstName, familyNameJp, firstNameJp } = person.shape;
  const state = useSentForm({
    id: useId(),
    names: [...nameFields(language).filter(isNewUserName), 'email', 'role', 'universityId', 'language'],
    schema: z
      .object({
        familyName,
        firstName,
        familyNameJp,
        firstNameJp,
        email: texts
          .needed(limits.email, t('addUser.emailRequired'))
          .check(z.refine(isEmail, t('addUser.emailFormat'))),
        role: z.string(),
        universityId: z.string(),
        language: z.string(),
      })
      .check(person.needsName<NewUser>()),
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
    send: ({ role, universityId, ...fields }) =>
      createUser({
        email: typedEmail(fields.email),
        ...namesOf(fields),
        role: userFilters.role.find((each) => each === role) ?? 'STUDENT',
        universityId: role === 'ADMIN' || universityId === '' ? null : universityId,
        language: languages.find((each) => each === fields.language) ?? 'en',
      }),
    onSent: onAdded,
  });
  const { field } = state;
  const isAdmin = useWatch({ control: state.form.control, name: 'role' }) === 'ADMIN';
  return (
    <OpenDialog
      onClose={onClose}
      title={t('addUser.title')}
      description={t('addUser.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('addUser.goBack')}</Button>
          <SubmitButton state={state} workingLabel={t('addUser.working')}>
            {t('addUser.confirm')}
          </SubmitButton>
        </>
      }
    >
      <SentForm state={state}>
        <NameFields includes={isNewUserName} person="other" />
        <TextField
          {...field('email', { isRequired: true })}
          type="email"
          label={t('addUser.email')}
          autoComplete="off"
        />
        <Grid columns={{ tablet: 2 }} gap="medium">
          <RadioGroup<Role>
            {...field('role', { isRequired: true })}
            label={t('addUser.role')}
            options={userFilters.role.map((value) => ({ value, label: t(`role.${value}`) }))}
          />
          <RadioGroup<Language>
            {...field('language', { isRequired: true })}
            label={t('addUser.language')}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Grid>
        {!isAdmin && (
          <Select
            {...field('universityId', { isRequired: false })}
            label={t('addUser.university')}
            placeholder={t('addUser.noUniversity')}
            options={(universities?.data ?? []).map((university) => ({
              value: university.id,
              label: pickBilingual(university, 'name', language),
            }))}
          />
        )}
      </SentForm>
    </OpenDialog>
  );
}

const reasons = [
  'LEFT_UNIVERSITY',
  'MISUSE',
  'SECURITY',
  'DUPLICATE_ACCOUNT',
  'OTHERS',
] as const satisfies readonly BlockReason[];

/** Characters of a note, as the contract has it. */
const maxNoteLength = 500;

interface BlockDialogProps {
  readonly user: ManagedUser;
  readonly name: string;
  readonly onBlocked: () => void;
  readonly onClose: () => void;
}

/** Explains blocking, asks for a reason, and blocks. */
export function BlockDialog({ user, name, onBlocked, onClose }: BlockDialogProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <ReasonDialog
      form={`user-block-${user.id}`}
      title={t('block.title', { name })}
      description={t('block.description')}
      lists={[{ id: 'block', label: t('block.reason'), reasons }]}
      labelOf={(reason) => t(`blockReason.${reason}`)}
      confirmLabel={t('block.confirm')}
      longestNote={maxNoteLength}
      labels={{
        choose: t('block.reasonRequired'),
        note: t('block.note'),
        noteHint: t('block.noteHint', { formatted: format.number(maxNoteLength) }),
        noteNeeded: t('block.noteRequired'),
        sending: t('block.working'),
      }}
      onClose={onClose}
      onSend={async (given) => {
        await updateUser(user.id, { status: 'BLOCKED', ...given });
        onBlocked();
      }}
    />
  );
}
