/** Holds everybody who comes until so many have come. Later comers, such as retries, pass at once. */
export function barrier(count: number): () => Promise<void> {
  let come = 0;
  let open: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    if (++come >= count) open();
    return opened;
  };
}
