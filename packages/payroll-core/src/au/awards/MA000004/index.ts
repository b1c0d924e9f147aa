import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';
import rates20261201 from './rates/2026-12-01.json';
import payGuide20260701 from './pay-guide/2026-07-01.json';
import payGuide20261201 from './pay-guide/2026-12-01.json';
import percentages20210701 from './percentages/2021-07-01.json';
import rules20240705 from './rules/2024-07-05.json';

export const MA000004 = defineAward('MA000004', {
  rates: [rates20260701, rates20261201],
  payGuides: [payGuide20260701, payGuide20261201],
  percentages: [percentages20210701],
  rules: [rules20240705],
});
