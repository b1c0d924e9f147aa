import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';

export const MA000129 = defineAward('MA000129', { rates: [rates20260701] });
