import { isInTheClear, isLoopback } from './is-loopback';
import { holdsPublishedKey, isPublishedSecret } from './published-secrets';
import type { Settings } from './settings';

/** Why production does not start with these values beside one another. */
export function unsafeTogether(settings: Settings): readonly string[] {
  const { host, publicUrl, metricsPort, metricsToken, smtpUrl, smtpStartTls, mailFrom } = settings;
  const problems: string[] = [];
  if (publicUrl === undefined && !isLoopback(host)) {
    problems.push('PUBLIC_URL is unsafe in production: HOST is reached from outside, so set the https address');
  }
  if (metricsPort !== undefined && metricsToken === undefined && !isLoopback(host)) {
    problems.push('METRICS_PORT is unsafe in production: HOST is reached from outside, so set METRICS_TOKEN');
  }
  if (smtpUrl !== undefined && isInTheClear(smtpUrl) && smtpStartTls !== 'required') {
    problems.push('SMTP_STARTTLS is unsafe in production: mail would be sent in the clear; set it to required');
  }
  if (smtpUrl !== undefined && isLoopback(/@([^\s@<>]+)>?$/.exec(mailFrom)?.[1] ?? '')) {
    problems.push(
      'MAIL_FROM is unsafe in production: no mail server takes what comes from localhost; set your address',
    );
  }
  return problems;
}

/** A service that nobody called production, but that others can reach, is not run with what everybody knows. */
export function unsafeUnnamed({ host, encryptionKeys, lookupKey, demoSeed }: Settings): readonly string[] {
  if (isLoopback(host)) return [];
  const published = [
    ...(holdsPublishedKey(encryptionKeys) ? ['ENCRYPTION_KEYS'] : []),
    ...(isPublishedSecret(lookupKey) ? ['LOOKUP_KEY'] : []),
    ...(demoSeed ? ['DEMO_SEED'] : []),
  ];
  return published.map(
    (variable) =>
      `${variable} is that of the demo, which everybody knows, and HOST is reached from outside: set your own, or say NODE_ENV=development`,
  );
}
