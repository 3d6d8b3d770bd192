import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import appEn from '../src/app/locales/en.json' with { type: 'json' };
import appJp from '../src/app/locales/jp.json' with { type: 'json' };
import authEn from '../src/features/auth/locales/en.json' with { type: 'json' };
import authJp from '../src/features/auth/locales/jp.json' with { type: 'json' };
import settingsEn from '../src/features/settings/locales/en.json' with { type: 'json' };
import settingsJp from '../src/features/settings/locales/jp.json' with { type: 'json' };
import labelsEn from '../src/shared/i18n/labels/locales/en.json' with { type: 'json' };
import labelsJp from '../src/shared/i18n/labels/locales/jp.json' with { type: 'json' };
import personEn from '../src/shared/ui/person/locales/en.json' with { type: 'json' };
import personJp from '../src/shared/ui/person/locales/jp.json' with { type: 'json' };
import { expect, test } from './server.ts';

const texts = {
  en: { app: appEn, auth: authEn, settings: settingsEn, labels: labelsEn, person: personEn },
  jp: { app: appJp, auth: authJp, settings: settingsJp, labels: labelsJp, person: personJp },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

const firstPassword = 'blue-ridge-2027';
const secondPassword = 'green-valley-2028';

/** Fails a test whose page logs a warning or an error, or throws; server refusals are ignored, which a test provokes or a busy machine causes. */
const watch = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isRefusal = /status of (4\d\d|503)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isRefusal) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
};

const fillLogin = async (page: Page, { auth }: Texts, email: string, password: string) => {
  await page.getByLabel(auth.fields.email).fill(email);
  await page.getByLabel(auth.fields.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
};

const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

for (const language of ['jp', 'en'] as const) {
  const given: Texts = texts[language];
  const { app, auth, settings, labels, person } = given;
  const email = `story.${language}@michi.example`;

  test(
    `a student comes in and goes out by every way, with real mail (${language})`,
    { tag: language === 'jp' ? ['@journey'] : [] },
    async ({ page, server: { mailServer } }) => {
      const problems = watch(page);
      // Not the device's stored language, which a sign-out forgets.
      await page.addInitScript(
        (tag) => {
          Object.defineProperty(navigator, 'languages', { value: [tag] });
        },
        language === 'jp' ? 'ja' : 'en',
      );

      await test.step('register and verify the email', async () => {
        await page.goto('/app/register');
        await expect(page.getByRole('heading', { name: auth.register.title })).toBeVisible();
        await expectText(page, auth.register.companion);
        await page.getByLabel(auth.fields.email).fill(email);
        await page.getByLabel(auth.fields.password, { exact: true }).fill(firstPassword);
        if (language === 'jp') {
          await page.getByLabel(person.fields.familyNameJp, { exact: true }).fill('物語');
          await page.getByLabel(person.fields.firstNameJp, { exact: true }).fill('空');
          await page.getByLabel(person.fields.familyNameFurigana, { exact: true }).fill('ものがたり');
          await page.getByLabel(person.fields.firstNameFurigana, { exact: true }).fill('そら');
        } else {
          await page.getByLabel(person.fields.familyName, { exact: true }).fill('Story');
          await page.getByLabel(person.fields.firstName, { exact: true }).fill('Sora');
        }
        await page.getByLabel(person.fields.graduationYear).fill('2027');
        await page.getByRole('checkbox', { name: /I agree|同意します/ }).check();
        await page.getByRole('button', { name: auth.register.submit, exact: true }).click();
        await expectText(page, auth.register.done);
        await expect(page.getByRole('heading', { name: auth.verify.mailTitle })).toBeVisible();
        const mail = await mailServer.nextMail(email);
        await page.goto(mail.link);
        await expectText(page, auth.verify.done);
        expect(page.url()).not.toContain(mail.token);
      });

      await test.step('add to the profile', async () => {
        await page.getByRole('link', { name: auth.verify.toProfile }).click();
        await expect(page.getByRole('heading', { name: auth.profile.title })).toBeVisible();
        await page.getByLabel(person.fields.mobilePhone).fill('090-1234-5678');
        await page.getByRole('radio', { name: auth.profile.private }).check();
        await page.getByRole('button', { name: auth.profile.submit, exact: true }).click();
        await expectText(page, auth.profile.done);
        await expect(page).toHaveURL('/student/dashboard');
      });

      await test.step('sign out', async () => {
        await page.getByRole('button', { name: app.navigation.signOut }).first().click();
        await page.getByRole('dialog').getByRole('button', { name: app.signOut.confirm }).click();
        await expect(page).toHaveURL('/app/login');
      });

      await test.step('forget the password and choose another', async () => {
        await page.getByRole('link', { name: auth.login.toForgot }).click();
        // The login form, which also has an email field, stays until this one is rendered.
        await expect(page.getByRole('heading', { name: auth.forgot.title })).toBeFocused();
        await page.getByLabel(auth.fields.email).fill(email);
        await page.getByRole('button', { name: auth.forgot.submit }).click();
        await expectText(page, auth.forgot.sent);
        const mail = await mailServer.nextMail(email);
        await page.goto(mail.link);
        await page.getByLabel(auth.fields.password, { exact: true }).fill(secondPassword);
        await page.getByLabel(auth.fields.confirmPassword).fill(secondPassword);
        await page.getByRole('button', { name: auth.newPassword.submit }).click();
        await expectText(page, auth.newPassword.done);
        await expect(page).toHaveURL('/app/login');
        const changed = await mailServer.nextMail(email);
        expect(changed.text).not.toContain(secondPassword);
      });

      let secret = '';
      let recoveryCode = '';
      await test.step('log in, and set up the second step', async () => {
        await fillLogin(page, given, email, firstPassword);
        await expect(
          page.getByText(language === 'en' ? 'Wrong Email or Password' : /正しくありません/).first(),
        ).toBeVisible();
        await fillLogin(page, given, email, secondPassword);
        await expect(page).toHaveURL('/student/dashboard');
        await page.goto('/student/settings#two-step');
        await page.getByRole('button', { name: settings.twoStep.setUp, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(settings.twoStep.password, { exact: true }).fill(secondPassword);
        await dialog.getByRole('button', { name: settings.twoStep.next }).click();
        await expect(dialog.getByRole('img', { name: settings.twoStep.qr })).toBeVisible();
        const shown = await dialog.innerText();
        secret = /(?:[A-Z2-7]{4}\s?){8}/.exec(shown)?.[0].replaceAll(/\s/g, '') ?? '';
        await dialog.getByLabel(settings.twoStep.code, { exact: true }).fill(new TOTP({ secret }).generate());
        await dialog.getByRole('button', { name: settings.twoStep.turnOn }).click();
        await expect(dialog.getByText(settings.twoStep.codesTitle)).toBeVisible();
        recoveryCode = /[a-z2-9]{5}-[a-z2-9]{5}/.exec(await dialog.innerText())?.[0] ?? '';
        await dialog.getByLabel(settings.twoStep.kept).check();
        await dialog.getByRole('button', { name: settings.twoStep.finish, exact: true }).click();
        await mailServer.nextMail(email);
      });

      await test.step('log in with both steps', async () => {
        await page.goto('/app/signout');
        await expect(page).toHaveURL('/app/login');
        await fillLogin(page, given, email, secondPassword);
        await expect(page.getByRole('heading', { name: auth.twoStep.title })).toBeVisible();
        // The code of this half minute was used to set it up, and works once.
        const code = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
        await page.getByLabel(auth.fields.code).fill(code);
        await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
        await expect(page).toHaveURL('/student/dashboard');
      });

      await test.step('leave for a while', async () => {
        await page.goto('/student/settings#leave');
        await page.getByRole('button', { name: settings.leave.action, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: settings.leave.confirm, exact: true }).click();
        await expect(dialog.getByText(settings.leaving.reasonRequired).first()).toBeVisible();
        await dialog.getByLabel(labels.leavingReason.FEW_COMPANIES).check();
        await dialog.getByRole('button', { name: settings.leave.confirm, exact: true }).click();
        await expectText(page, settings.leave.done);
        await expect(page).toHaveURL('/app/login');
      });

      await test.step('return, with a recovery code', async () => {
        await fillLogin(page, given, email, secondPassword);
        await page.getByRole('button', { name: auth.twoStep.useRecovery }).click();
        await page.getByLabel(auth.fields.recoveryCode).fill(recoveryCode.toUpperCase());
        await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading', { name: auth.return.title })).toBeVisible();
        await dialog.getByRole('button', { name: auth.return.submit, exact: true }).click();
        await expectText(page, auth.return.done);
        await expect(page).toHaveURL('/student/dashboard');
      });

      await test.step('delete the account', async () => {
        await page.goto('/student/settings#delete-account');
        await page.getByRole('button', { name: settings.delete.action, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(labels.leavingReason.GRADUATE_SCHOOL_OR_OTHER_SCHOOLS).check();
        await dialog.getByLabel(settings.delete.password, { exact: true }).fill(secondPassword);
        await dialog.getByLabel(settings.delete.understood).check();
        await dialog.getByRole('button', { name: settings.delete.confirm, exact: true }).click();
        await expectText(page, settings.delete.done);
        await expect(page).toHaveURL('/app/login');
        const mail = await mailServer.nextMail(email);
        expect(mail.token).toBe('');
        await fillLogin(page, given, email, secondPassword);
        await expect(page.getByLabel(auth.fields.password, { exact: true })).toBeFocused();
        expect(await page.evaluate(() => localStorage.getItem('AUTH'))).toBeNull();
      });

      expect(problems).toEqual([]);
    },
  );
}
