/**
 * Ports on which something other than HTTP listens. Services of lines of text, such as mail servers and caches, skip what they
 * do not understand and would act upon lines in the body of a delivery, which the customer writes.
 * @see https://fetch.spec.whatwg.org/#port-blocking
 */
const blockedByFetch = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** Redis and memcached: not on that list, and the two caches that take commands a line at a time. */
const caches = [6379, 11_211];

/** As the port of a parsed address is written. */
export const closedPorts: ReadonlySet<string> = new Set([...blockedByFetch, ...caches].map(String));
