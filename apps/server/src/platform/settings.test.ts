import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, REPOSITORY_ROOT, SERVICES, SettingsError } from './settings.ts';

test('an empty environment gives the defaults', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: join(REPOSITORY_ROOT, '.data'),
    region: 'jp',
    seed: 'demo',
    services: SERVICES,
    smtpUrl: undefined,
    mailFrom: 'Michi <no-reply@michi.example>',
    production: false,
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['DATABASE_URL', 'mysql://localhost/michi'],
  ['MICHI_REGION', 'Japan'],
  ['MICHI_SEED', 'yes'],
  ['SERVICES', 'job,jobs'],
  ['SERVICE_URLS', 'job=nowhere'],
  ['SESSION_SECRET', 'short'],
  ['PUBLIC_URL', 'michi.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'Michi'],
  ['MAIL_FROM', 'Michi <no-reply@michi.example>\nBcc: someone@michi.example'],
])('a bad value of %s is refused by name: %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('an unknown MICHI setting is refused by name, other variables are left alone', () => {
  expect(() => readSettings({ MICHI_SEDE: 'none' })).toThrow('MICHI_SEDE is not a setting');
  expect(() => readSettings({ HOME: '/', npm_config_x: '1' })).not.toThrow();
});

test('an identity provider is reached by https, unless it is on this machine', () => {
  const rest = { OIDC_CLIENT_ID: 'michi', OIDC_CLIENT_SECRET: 'secret' };
  for (const issuer of ['https://id.example', 'http://127.0.0.1:4444', 'http://localhost:4444']) {
    expect(readSettings({ ...rest, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer);
  }
  for (const issuer of ['http://id.example', 'http://127.0.0.1.id.example', 'id.example']) {
    expect(() => readSettings({ ...rest, OIDC_ISSUER: issuer })).toThrow(/OIDC_ISSUER must be a URL/);
  }
});

test('an OIDC setting asks for the others', () => {
  expect(() => readSettings({ OIDC_ISSUER: 'https://id.example' })).toThrow(
    /OIDC_CLIENT_ID.*OIDC_CLIENT_SECRET/,
  );
});

test('services can live elsewhere', () => {
  expect(readSettings({ SERVICE_URLS: 'job=https://jobs.example/api' }).serviceUrls).toEqual({
    job: 'https://jobs.example/api',
  });
});

test('.env.example names settings that exist, each commented out', async () => {
  const text = await readFile(join(REPOSITORY_ROOT, '.env.example'), 'utf8');
  const names = [...text.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names).toContain('DATABASE_URL');
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  for (const name of names.filter((one) => one.startsWith('MICHI_'))) {
    expect(() => readSettings({ [name]: '' })).not.toThrow();
  }
});
