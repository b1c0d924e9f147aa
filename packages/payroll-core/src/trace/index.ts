export { codeInWords } from './code-in-words';
export { given, parameter, step, type Given, type GivenValue, type Parameter, type Reason, type Step } from './step';
export { explain, explainAsText, parametersUsed, type Explanation } from './explain';
