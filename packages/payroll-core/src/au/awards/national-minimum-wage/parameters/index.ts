import from20230701 from './2023-07-01.json';
import from20240701 from './2024-07-01.json';
import from20250701 from './2025-07-01.json';
import from20260701 from './2026-07-01.json';

export const files: readonly unknown[] = [from20230701, from20240701, from20250701, from20260701];
