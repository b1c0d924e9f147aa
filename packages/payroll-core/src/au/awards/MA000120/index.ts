import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';
import payGuide20260701 from './pay-guide/2026-07-01.json';
import rules20260701 from './rules/2026-07-01.json';

export const MA000120 = defineAward('MA000120', {
  rates: [rates20260701],
  payGuides: [payGuide20260701],
  rules: [rules20260701],
});
