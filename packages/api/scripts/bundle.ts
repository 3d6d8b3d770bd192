import { bundle, createConfig, getLineColLocation } from '@redocly/openapi-core';
import { z } from 'zod';
import { ContractError } from './contractError.ts';

const wholeDocument = z.record(z.string(), z.unknown());

/**
 * Bundles a contract and the files it references into one document.
 * @throws {ContractError} if it cannot be read, with file and line
 */
export const bundleContract = async (
  file: string,
  dereference: boolean,
): Promise<Record<string, unknown>> => {
  const config = await createConfig({ extends: [] });
  const { bundle: bundled, problems } = await bundle({ ref: file, config, dereference });
  const [problem] = problems;
  if (problem) {
    const locations = problem.location.map((location) => {
      const { source, start } = getLineColLocation(location);
      return `${source.absoluteRef}:${start.line}:${start.col}`;
    });
    throw new ContractError([problem.message, ...locations].join('\n  at '));
  }
  return wholeDocument.parse(JSON.parse(JSON.stringify(bundled.parsed)));
};
