export { systemClock, type Clock } from './clock.ts';
export { runConformance, type ConformanceDeps, type ConformanceOptions } from './conformance.ts';
export { junitXml } from './junit.ts';
export {
  conforms,
  type Check,
  type Difference,
  type OperationReport,
  type Report,
  type ServiceReport,
} from './report.ts';
export { reportText } from './reportText.ts';
export { CredentialsError, type Credentials } from './session.ts';
