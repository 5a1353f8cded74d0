/** An amount of memory as people say it: in GiB, or in MiB below one GiB. */
export function sizeWords(bytes: number): string {
  const gib = bytes / 2 ** 30;
  return gib >= 1 ? `${gib.toFixed(1)} GiB` : `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
