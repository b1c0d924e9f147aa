import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';
import rules20260601 from './rules/2026-06-01.json';

export const MA000018 = defineAward('MA000018', { rates: [rates20260701], rules: [rules20260601] });
