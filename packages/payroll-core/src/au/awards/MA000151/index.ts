import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';

export const MA000151 = defineAward('MA000151', { rates: [rates20260701] });
