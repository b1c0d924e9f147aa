export { codeOfLaterInstalment, etpCodes, type EtpCode } from './etp-code';
export { etp, type EtpRules } from './etp-rules';
export { reachedPreservationAge } from './preservation-age';
export { withholdFromEtps, type CapName, type EtpPayee, type EtpPayment, type EtpWithheld } from './withhold-from-etps';
