export { exampleMoment } from './exampleMoment.ts';
export { exampleStudent, exampleUser } from './exampleUser.ts';
export {
  handlersFor,
  isOperationId,
  operationIds,
  scenario,
  scenarioNames,
  slowAnswerMilliseconds,
} from './scenarios.ts';
export type { AnswerOptions, GivenAnswer, OperationId, Overrides, ScenarioName } from './scenarios.ts';
