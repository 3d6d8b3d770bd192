export { exampleMoment, exampleStudent, exampleUser } from './exampleValues.ts';
export {
  chatThread,
  company,
  interview,
  job,
  jobDetail,
  jobOffer,
  notification,
  pageOf,
  seminar,
} from './factories.ts';
export { example, mock } from './mock.ts';
export type { MockedRequest, MockedResponse, SuccessBody } from './mock.ts';
export {
  handlersFor,
  isOperationId,
  operationIds,
  scenario,
  scenarioNames,
  slowResponseMilliseconds,
} from './scenarios.ts';
export type { ResponseOptions, MockOverride, OperationId, Overrides, ScenarioName } from './scenarios.ts';
