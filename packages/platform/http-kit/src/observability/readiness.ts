/** One thing that must work before requests can be served: the database answers, migrations are done. */
export interface ReadinessProbe {
  readonly name: string;
  /** Resolves when it works; rejects or takes too long when it does not. */
  check(): Promise<void>;
}

const ANSWER_WITHIN_MS = 2_000;
const GOOD_FOR_MS = 1_000;

export interface Readiness {
  /** The names of what does not work; none when ready. */
  failing(): Promise<readonly string[]>;
}

/**
 * Asks every probe, at most once a second however often it is asked itself: anyone may call `/ready`, and it must not
 * become a way to keep the database busy.
 */
export function readiness(probes: readonly ReadinessProbe[], now: () => number): Readiness {
  let asked: { readonly at: number; readonly failing: Promise<readonly string[]> } | undefined;
  return {
    failing() {
      const at = now();
      if (asked === undefined || at - asked.at >= GOOD_FOR_MS) asked = { at, failing: failingOf(probes) };
      return asked.failing;
    },
  };
}

async function failingOf(probes: readonly ReadinessProbe[]): Promise<readonly string[]> {
  const outcomes = await Promise.all(probes.map(async (probe) => ((await works(probe)) ? [] : [probe.name])));
  return outcomes.flat();
}

async function works(probe: ReadinessProbe): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
  });
  const answered = probe.check().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
