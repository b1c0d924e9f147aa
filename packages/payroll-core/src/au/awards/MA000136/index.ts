import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';

export const MA000136 = defineAward('MA000136', { rates: [rates20260701] });
