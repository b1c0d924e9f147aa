import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';

export const MA000026 = defineAward('MA000026', { rates: [rates20260701] });
