export { handlersFor, scenario, scenarioNames, slowAnswerMilliseconds } from './scenarios.ts';
export type { GivenAnswer, OperationId, Overrides, ScenarioName } from './scenarios.ts';
