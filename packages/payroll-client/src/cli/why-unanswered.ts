/** fetch says only that it failed; its cause says why. */
export function whyUnanswered(error: unknown): string | undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'No answer: the service takes too long';
  const failed = error as { readonly message?: unknown; readonly cause?: { readonly message?: string } } | undefined;
  const why = failed?.cause?.message ?? 'the connection failed';
  if (failed?.message === 'terminated') return `The answer was cut short: ${why}`;
  return failed?.message === 'fetch failed' ? `No answer: ${why}` : undefined;
}
