/**
 * The user service: signing in, settings and the profile.
 * Hooks, calls, query keys and types; made from `specs/user`. Renewing a session is not here: the transport does it.
 */
export { logIn, useLogIn } from './generated/user/hooks/log-in.ts';
export { logOut, useLogOut } from './generated/user/hooks/log-out.ts';
export { registerStudent, useRegisterStudent } from './generated/user/hooks/register-student.ts';
export { updateSettings, useUpdateSettings } from './generated/user/hooks/update-settings.ts';
export {
  getProfile,
  getGetProfileQueryKey as getProfileQueryKey,
  getGetProfileQueryOptions as getProfileQueryOptions,
  invalidateGetProfile as invalidateProfile,
  prefetchGetProfileQuery as prefetchProfileQuery,
  useGetProfile as useProfile,
  useGetProfileSuspense as useProfileSuspense,
} from './generated/user/hooks/get-profile.ts';
export { updateProfile, useUpdateProfile } from './generated/user/hooks/update-profile.ts';
export type {
  AccountStatus,
  Address,
  Gender,
  Language,
  LoginRequest,
  LogoutRequest,
  LogoutResult,
  RegisterRequest,
  Role,
  Session,
  SessionUser,
  SettingRequest,
  Settings,
  TimeZone,
  UniversityLabel,
  UserProfile,
  UserProfileUpdate,
} from './generated/user/model/index.ts';
