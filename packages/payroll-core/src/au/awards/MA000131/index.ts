import { defineAward } from '../award';
import rates20260701 from './rates/2026-07-01.json';

export const MA000131 = defineAward('MA000131', { rates: [rates20260701] });
