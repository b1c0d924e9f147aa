import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';
import payGuide20260701 from './pay-guide/2026-07-01.json';
import percentages20210701 from './percentages/2021-07-01.json';
import rules20260123 from './rules/2026-01-23.json';

export const MA000010 = defineAward('MA000010', {
  rates: [rates20260701],
  payGuides: [payGuide20260701],
  percentages: [percentages20210701],
  rules: [rules20260123],
});
