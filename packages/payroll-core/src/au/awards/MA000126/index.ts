import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';

export const MA000126 = defineAward('MA000126', { rates: [rates20260701] });
