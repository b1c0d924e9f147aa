import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';

export const MA000127 = defineAward('MA000127', { rates: [rates20260701] });
