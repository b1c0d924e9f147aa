import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';
import rates20261201 from './rates/2026-12-01.json';
import percentages20210701 from './percentages/2021-07-01.json';

export const MA000012 = defineAward('MA000012', {
  rates: [rates20260701, rates20261201],
  percentages: [percentages20210701],
});
