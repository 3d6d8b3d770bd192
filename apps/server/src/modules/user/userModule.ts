import type { ServiceModule } from '../../platform/appContext.ts';
import { showAccount } from './account/showAccount.ts';
import { clearUserImports } from './admin/import/clearUserImports.ts';
import { userImports } from './admin/import/userImports.ts';
import { users } from './admin/users.ts';
import { getArchive } from './archive/getArchive.ts';
import { getCalendarFile } from './calendar/getCalendarFile.ts';
import { showCalendar } from './calendar/showCalendar.ts';
import { counsellors } from './counsellors/counsellors.ts';
import { changePassword } from './changePassword.ts';
import { deleteAccount } from './deleteAccount.ts';
import { findMichiAccount } from './findMichiAccount.ts';
import { identityProviderLogin } from './identity-provider/identityProviderLogin.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { notificationChoices } from './notification-choices/notificationChoices.ts';
import { listFullNames } from './names/listFullNames.ts';
import { updateJapaneseName } from './names/updateJapaneseName.ts';
import { profile } from './profile.ts';
import { getStudentQr } from './qr/getStudentQr.ts';
import { reactivateAccount } from './reactivateAccount.ts';
import { refreshSession } from './refreshSession.ts';
import { registerStudent } from './registerStudent.ts';
import { clearResumes } from './resume/clearResumes.ts';
import { resumeShares } from './resume/resumeShares.ts';
import { resumeUploads } from './resume/resumeUploads.ts';
import { resumes } from './resume/resumes.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { sendEmailVerification } from './sendEmailVerification.ts';
import { endSessions } from './sessions/endSessions.ts';
import { listSessions } from './sessions/listSessions.ts';
import { getPicture } from './student-profile/getPicture.ts';
import { studentProfile } from './student-profile/studentProfile.ts';
import { subscription } from './subscription/subscription.ts';
import { suspendAccount } from './suspendAccount.ts';
import { acceptTerms } from './terms/acceptTerms.ts';
import { twoStep } from './two-step/twoStep.ts';
import { updateSettings } from './updateSettings.ts';
import { verifyEmail } from './verifyEmail.ts';

/** The user contract: sessions, registration, settings, profiles and resumes. */
export const userModule: ServiceModule = {
  service: 'user',
  register(router) {
    for (const resource of [
      logIn,
      logOut,
      registerStudent,
      acceptTerms,
      findMichiAccount,
      refreshSession,
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
      listSessions,
      endSessions,
      showAccount,
      notificationChoices,
      getArchive,
      showCalendar,
      getCalendarFile,
      subscription,
      counsellors,
      studentProfile,
      getPicture,
      getStudentQr,
      resumes,
      resumeUploads,
      resumeShares,
      users,
      userImports,
    ])
      resource(router);
  },
  periodic: [clearResumes, clearUserImports],
};
