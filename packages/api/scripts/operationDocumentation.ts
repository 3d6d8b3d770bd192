import type { Operation, Parameter } from './contracts.ts';

const parameterText = ({ name, in: location, required, description }: Parameter): string =>
  `- \`${name}\` (${location}${required ? '' : ', optional'}): ${description.trim()}`;

/** The documentation of an operation in an editor: each parameter, and each error status with its codes. */
export const operationDocumentation = ({
  parameters,
  responses,
}: Pick<Operation, 'parameters' | 'responses'>): string => {
  const failures = responses
    .filter(({ status }) => status >= 400)
    .map(({ status, codes }) => `- ${[status, ...codes].join(' ')}`);
  return [
    ...(parameters.length === 0 ? [] : [['Parameters:', ...parameters.map(parameterText)].join('\n')]),
    ...(failures.length === 0 ? [] : [['Fails with:', ...failures].join('\n')]),
  ].join('\n\n');
};
