import type { ServiceModule } from '../../platform/appContext.ts';
import { showAccount } from './account/showAccount.ts';
import { clearUserImports, userImports } from './admin/import/userImports.ts';
import { users } from './admin/users.ts';
import { answers, clearAnswerShares } from './answers/answers.ts';
import { sharedAnswers } from './answers/sharedAnswers.ts';
import { getArchive } from './archive/getArchive.ts';
import { getCalendarFile } from './calendar/getCalendarFile.ts';
import { showCalendar } from './calendar/showCalendar.ts';
import { counsellors } from './counsellors/counsellors.ts';
import { changePassword } from './password/changePassword.ts';
import { deleteAccount } from './lifecycle/deleteAccount.ts';
import { findMichiAccount } from './registration/findMichiAccount.ts';
import { identityProviderLogin } from './identity-provider/identityProviderLogin.ts';
import { logIn } from './login/logIn.ts';
import { notificationChoices } from './account/notificationChoices.ts';
import { listFullNames } from './names/listFullNames.ts';
import { updateJapaneseName } from './names/updateJapaneseName.ts';
import { profile } from './profile/profile.ts';
import { reactivateAccount } from './lifecycle/reactivateAccount.ts';
import { registerStudent } from './registration/registerStudent.ts';
import { clearResumes, resumes } from './resume/resumes.ts';
import { resumeShares } from './resume/resumeShares.ts';
import { sentResumes } from './resume/sentResumes.ts';
import { resumeUploads } from './resume/resumeUploads.ts';
import { requestPasswordReset } from './password/requestPasswordReset.ts';
import { resetPassword } from './password/resetPassword.ts';
import { sendEmailVerification } from './registration/sendEmailVerification.ts';
import { findRecords } from './search/findRecords.ts';
import { sessions } from './sessions/sessions.ts';
import { getPicture } from './student-profile/getPicture.ts';
import { studentProfile } from './student-profile/studentProfile.ts';
import { subscription } from './account/subscription.ts';
import { suspendAccount } from './lifecycle/suspendAccount.ts';
import { acceptTerms } from './terms/acceptTerms.ts';
import { twoStep } from './two-step/twoStep.ts';
import { updateSettings } from './account/updateSettings.ts';
import { verifyEmail } from './registration/verifyEmail.ts';

/** The user contract: sessions, registration, settings, profiles and resumes. */
export const userModule: ServiceModule = {
  service: 'user',
  register(router) {
    for (const resource of [
      logIn,
      registerStudent,
      acceptTerms,
      findMichiAccount,
      updateSettings,
      profile,
      updateJapaneseName,
      listFullNames,
      changePassword,
      deleteAccount,
      reactivateAccount,
      requestPasswordReset,
      resetPassword,
      sendEmailVerification,
      suspendAccount,
      verifyEmail,
      identityProviderLogin,
      twoStep,
      sessions,
      showAccount,
      notificationChoices,
      getArchive,
      showCalendar,
      getCalendarFile,
      findRecords,
      subscription,
      counsellors,
      studentProfile,
      getPicture,
      answers,
      sharedAnswers,
      resumes,
      resumeUploads,
      resumeShares,
      sentResumes,
      users,
      userImports,
    ])
      resource(router);
  },
  periodic: [clearAnswerShares, clearResumes, clearUserImports],
};
