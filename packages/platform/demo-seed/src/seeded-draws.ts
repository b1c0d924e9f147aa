/** A number from 0 up to 1. */
export type Draw = () => number;

/** The same numbers for the same seed (mulberry32): the demo reads no clock and throws no dice. */
export function seededDraws(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
