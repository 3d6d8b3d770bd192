import { useStudentJobSummary } from '@michi/api/job';
import { useStudentSeminarSummary } from '@michi/api/seminar';
import { deleteAccountRequestLimits as limits, type DeleteReason, type SuspendReason } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { Link } from '@michi/design-system/link';
import { PasswordField } from '@michi/design-system/password-field';
import { Prose } from '@michi/design-system/prose';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Skeleton } from '@michi/design-system/skeleton';
import { useId, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import * as z from 'zod/mini';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { SentForm, SubmitButton } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { unsent, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { owedKindOf, stepPath, stepsOf, type AnyStep } from '../../../shared/ui/detail/nextStep.ts';
import { useLeavePortal } from '../useLeavePortal.ts';

interface LeaveRequest<Reason extends DeleteReason | SuspendReason> {
  readonly reason: Reason;
  readonly note?: string;
}

interface LeavingDialogProps<Reason extends DeleteReason | SuspendReason> {
  readonly formName: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly reasons: readonly Reason[];
  readonly confirmLabel: string;
  /** Message on the login page afterwards. */
  readonly successMessage: string;
  /** Deletion: the account whose password is required, with an explicit confirmation. */
  readonly deletedAccount?: { readonly email: string };
  /**
   * Sends it; the password is empty unless it is a deletion.
   * @throws {ApiError} which the dialog shows
   */
  readonly onSend: (request: LeaveRequest<Reason>, password: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Explains leaving, asks for a reason, and leaves (specs/COVERAGE.md, sections 4 and 5). */
export function LeavingDialog<Reason extends DeleteReason | SuspendReason>({
  formName,
  title,
  points,
  reasons,
  confirmLabel,
  successMessage,
  deletedAccount,
  onSend,
  onClose,
}: LeavingDialogProps<Reason>) {
  const { t } = useTranslation('settings');
  const { t: labels } = useTranslation('labels');
  const { t: shared } = useTranslation('shared');
  const leavePortal = useLeavePortal();
  const texts = useTextRules();
  const isDeletion = deletedAccount !== undefined;
  const state = useSentForm({
    id: useId(),
    names: ['reason', 'note', 'password', 'isUnderstood'],
    schema: z.object({
      reason: texts.choice(t('leaving.reasonRequired')),
      note: texts.optional(limits.note),
      password: z
        .string()
        .check(z.refine((password) => !isDeletion || password !== '', t('delete.passwordRequired'))),
      isUnderstood: z
        .boolean()
        .check(z.refine((isUnderstood) => !isDeletion || isUnderstood, t('delete.understoodRequired'))),
    }),
    defaultValues: { reason: '', note: '', password: '', isUnderstood: false },
    // Neither the password nor the confirmation outlives the dialog.
    draft: { name: formName, of: ({ reason, note }) => ({ reason, note }) },
    send: async ({ password, ...fields }) => {
      const reason = reasons.find((each) => each === fields.reason);
      if (reason === undefined) return unsent;
      const note = typedText(fields.note);
      await onSend({ reason, ...(note !== '' && { note }) }, password);
      return reason;
    },
    onSent: () => leavePortal(successMessage),
  });
  const { field } = state;
  const labelOf = (reason: DeleteReason | SuspendReason) => labels(`leavingReason.${reason}`);
  return (
    <OpenDialog
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <SubmitButton variant="dangerSolid" state={state} workingLabel={t('working')}>
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      <SentForm state={state} method="post">
        {deletedAccount !== undefined && (
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={deletedAccount.email}
            readOnly
            hidden
          />
        )}
        <DueResponses isDeletion={isDeletion} />
        <Alert tone="warning" silent title={t('leaving.means')}>
          <Prose>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Prose>
        </Alert>
        <RadioGroup<Reason>
          {...field('reason', { isRequired: true })}
          label={t('leaving.reason')}
          options={reasons.map((value) => ({ value, label: labelOf(value) }))}
        />
        <LongText
          {...field('note', { isRequired: false })}
          label={t('leaving.note')}
          limit={limits.note.maxLength}
        />
        {deletedAccount !== undefined && (
          <>
            <PasswordField
              {...field('password', { isRequired: true })}
              label={t('delete.password')}
              showLabel={shared('form.show')}
              hideLabel={shared('form.hide')}
              autoComplete="current-password"
            />
            <Checkbox {...field('isUnderstood')} label={t('delete.understood')} />
          </>
        )}
      </SentForm>
    </OpenDialog>
  );
}

interface DueResponsesProps {
  /** The account is deleted, not left for a while. */
  readonly isDeletion: boolean;
}

/** Every response a student still owes, as the dashboard counts them, each with its date and a link, before they leave. */
function DueResponses({ isDeletion }: DueResponsesProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext)();
  const jobs = useStudentJobSummary();
  const seminars = useStudentSeminarSummary();
  if (jobs.isPending || seminars.isPending) return <Skeleton width="threeQuarters" />;
  const isUnknown = jobs.data === undefined || seminars.data === undefined;
  const dueResponses = stepsOf(jobs.data, seminars.data, now).flatMap((step) => {
    const kind = owedKindOf(step);
    return kind === undefined ? [] : [{ step, kind }];
  });
  const aboutOf = (step: AnyStep) =>
    'seminar' in step
      ? [
          pickBilingual(step.seminar.organizer, 'name', language),
          pickBilingual(step.seminar, 'title', language),
        ]
      : [pickBilingual(step.job.company, 'name', language), pickBilingual(step.job, 'title', language)];
  return (
    <>
      {isUnknown && (
        <Alert tone="warning" silent>
          {t('leaving.owedUnknown')}
        </Alert>
      )}
      {dueResponses.length > 0 && (
        <Alert tone="deadline" silent title={t('leaving.owed', { count: dueResponses.length })}>
          <Prose>
            <ul>
              {dueResponses.map(({ kind, step }) => {
                const isLate = Date.parse(step.dueAt) < now.getTime();
                return (
                  <li key={`${kind} ${'seminar' in step ? step.seminar.id : step.job.id}`}>
                    <Link asChild>
                      <RouterLink to={stepPath(step)}>
                        {t(`leaving.owedAnswer.${kind}`, { about: format.list(aboutOf(step)) })}
                      </RouterLink>
                    </Link>
                    <br />
                    {t(isLate ? 'leaving.owedLate' : 'leaving.owedBy', {
                      date: format.dateAndTimeWithZone(step.dueAt),
                    })}
                  </li>
                );
              })}
            </ul>
            <p>{t(isDeletion ? 'delete.owedNote' : 'leave.owedNote')}</p>
          </Prose>
        </Alert>
      )}
    </>
  );
}
