import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { junitXml } from './junit.ts';
import type { Check, Report } from './report.ts';

const check: Check = { name: 'answers', outcome: 'passed', differences: [], reason: null, milliseconds: 12 };
const report: Report = {
  startedAt: new Date('2026-11-20T03:00:00.000Z'),
  milliseconds: 1500,
  requests: 3,
  isFinished: true,
  services: [
    {
      service: 'job',
      url: 'http://service.test/api/job',
      operations: [
        {
          operation: manifest.job.showJob,
          state: 'checked',
          checks: [
            check,
            {
              ...check,
              name: 'is "so" & <so>',
              outcome: 'different',
              differences: [
                {
                  request: 'GET /a?b&c',
                  path: 'data.title',
                  expected: 'a text',
                  got: '"<\u0000\ud800道\'>"',
                },
              ],
            },
            { ...check, outcome: 'not reached', reason: 'nobody is signed in' },
          ],
        },
        {
          operation: manifest.job.listJobs,
          state: 'not implemented',
          checks: [{ ...check, outcome: 'different' }],
        },
      ],
    },
  ],
};

test('writes a suite for each service and a case for each check, in well-formed XML', () => {
  expect(junitXml(report)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="conformance" time="1.500">
  <testsuite name="job" hostname="http://service.test/api/job" timestamp="2026-11-20T03:00:00" tests="4" failures="1" errors="0" skipped="2" time="0.036">
    <testcase classname="job.showJob" name="answers" time="0.012"/>
    <testcase classname="job.showJob" name="is &quot;so&quot; &amp; &lt;so&gt;" time="0.012">
      <failure message="data.title: expected a text; got &quot;&lt;\ufffd\ufffd道&apos;&gt;&quot;">GET /a?b&amp;c
  data.title: expected a text; got &quot;&lt;\ufffd\ufffd道&apos;&gt;&quot;</failure>
    </testcase>
    <testcase classname="job.showJob" name="answers" time="0.012">
      <skipped message="nobody is signed in"/>
    </testcase>
    <testcase classname="job.listJobs" name="is implemented" time="0.000">
      <skipped message="not implemented"/>
    </testcase>
  </testsuite>
</testsuites>
`);
});

test('fails a run that did not finish', () => {
  expect(junitXml({ ...report, isFinished: false })).toContain(
    '<failure message="The time ran out before the last check."></failure>',
  );
});
