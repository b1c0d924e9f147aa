import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';
import rates20261201 from './rates/2026-12-01.json';
import rules20260701 from './rules/2026-07-01.json';

export const MA000003 = defineAward('MA000003', { rates: [rates20260701, rates20261201], rules: [rules20260701] });
