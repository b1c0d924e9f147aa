export { contributeByEmployer, contributeFromPay } from './contribute';
export { employerMustContribute } from './employer-must-contribute';
export { enrolledAtAnotherAge } from './enrolled-at-another-age';
export { kiwisaver, type KiwiSaver } from './kiwisaver';
export { isContributingStatus, kiwisaverStatusCodes, type KiwisaverStatusCode } from './status-code';
