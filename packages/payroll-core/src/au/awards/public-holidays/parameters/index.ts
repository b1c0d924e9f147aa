import from20240101 from './2024-01-01.json';
import from20250101 from './2025-01-01.json';
import from20260101 from './2026-01-01.json';
import from20270101 from './2027-01-01.json';

export const files: readonly unknown[] = [from20240101, from20250101, from20260101, from20270101];
