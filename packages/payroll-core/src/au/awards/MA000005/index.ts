import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';
import payGuide20250701 from './pay-guide/2025-07-01.json';
import rules20250701 from './rules/2025-07-01.json';

export const MA000005 = defineAward('MA000005', {
  rates: [rates20260701],
  payGuides: [payGuide20250701],
  rules: [rules20250701],
});
