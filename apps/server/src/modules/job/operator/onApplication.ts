import type { Command } from 'commander';

/** Adds a command on an application, which is named by its id, or by student and job. */
export function onApplication(pipeline: Command, name: string, description: string): Command {
  return pipeline
    .command(name)
    .description(description)
    .option('--application <id>', 'id of the application')
    .option('--student <email>', 'email of the student, instead of --application')
    .option('--job <code>', 'code of the job, with --student')
    .addHelpText('after', MOMENTS);
}

/** How a command on an application is written. */
export const MOMENTS = `
An application is named by its id, or by the student's email and the job's code.
Write a moment as 2026-11-27T17:30. It is in Japan's time unless it ends with an offset (Z, +02:00). Write a day as 2027-04-01.`;
