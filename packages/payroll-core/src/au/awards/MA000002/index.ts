import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';
import percentages20210701 from './percentages/2021-07-01.json';
import rules20260701 from './rules/2026-07-01.json';

export const MA000002 = defineAward('MA000002', {
  rates: [rates20260701],
  percentages: [percentages20210701],
  rules: [rules20260701],
});
