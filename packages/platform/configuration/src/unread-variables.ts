import { settingsTable } from './settings';
import type { Environment } from './read-settings';

/** How names of ours begin that other programs hardly use. NODE_, OTEL_, REDIS_ and the like are others' as well. */
const prefixes =
  /^(?:ADDRESS_PROVIDER|AUDIT|BACKUP|BURST|DEMO|ENCRYPTION|FUND_REGISTRY|HEAVY|INTEGRITY|LODGEMENT|LOOKUP|MAIL|MAX|METRICS|RATE|SMTP|WEBHOOK)_/;
/** What Kubernetes adds for a service that is called mail or smtp. */
const ofServices = /_SERVICE_|_PORT_\d/;
const FURTHEST_SLIP = 2;
const SHORTEST_NAME = 6;

/**
 * A line for each variable that is meant for this service by its name and that nothing reads: with BACKUP_KEYS in the place of
 * BACKUP_KEY a backup would be in the clear, and nobody would know.
 */
export function unreadVariables(environment: Environment): readonly string[] {
  const known = Object.values(settingsTable).map(({ variable }) => variable);
  return Object.keys(environment)
    .filter((name) => !known.includes(name) && environment[name] !== '')
    .sort()
    .flatMap((name) => {
      const [nearest, slips] = nearestOf(name, known);
      const isSlip = name.length >= SHORTEST_NAME && slips <= FURTHEST_SLIP;
      if (!isSlip && (!prefixes.test(name) || ofServices.test(name))) return [];
      const instead = isSlip ? `; there is ${nearest}` : '; .env.example lists every setting';
      return [`${name} is no setting and has no effect${instead}`];
    });
}

function nearestOf(name: string, known: readonly string[]): readonly [string, number] {
  let best: readonly [string, number] = ['', Number.POSITIVE_INFINITY];
  for (const other of known) {
    if (Math.abs(other.length - name.length) > FURTHEST_SLIP) continue;
    const slips = slipsBetween(name.toUpperCase(), other);
    if (slips < best[1]) best = [other, slips];
  }
  return best;
}

/** Characters to add, leave out or change (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
