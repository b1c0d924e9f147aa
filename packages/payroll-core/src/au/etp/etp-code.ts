/**
 * What kind of employment termination payment it is, by the letter the tax office reports it under.
 *
 * | Code | Payment |
 * |---|---|
 * | R | redundancy above the tax-free limit, early retirement scheme, invalidity |
 * | O | other: notice, golden handshake, gratuity, unused sick leave |
 * | S, P | R and O, when a payment for the same termination was made in an earlier income year |
 * | D | death benefit to a dependant |
 * | N | death benefit to somebody else; B when one was made in an earlier income year |
 * | T | death benefit to the trustee of the estate |
 *
 * @law ATO Schedule 11; STP Phase 2 employer reporting guidelines, "ETP"
 */
export const etpCodes = ['R', 'O', 'S', 'P', 'D', 'N', 'B', 'T'] as const;
/** The ETP codes of STP, which say how an employment termination payment is taxed. */
export type EtpCode = (typeof etpCodes)[number];

const splitOf: Partial<Record<EtpCode, EtpCode>> = { R: 'S', O: 'P', N: 'B' };

/** The code of a payment that follows one of an earlier income year for the same termination. */
export function codeOfLaterInstalment(code: EtpCode): EtpCode {
  return splitOf[code] ?? code;
}
