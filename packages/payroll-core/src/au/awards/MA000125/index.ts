import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';

export const MA000125 = defineAward('MA000125', { rates: [rates20260701] });
