/** What a grid earns: one figure where all levels earn the same, a range otherwise. */
export function perGridText(
  { low, high }: { readonly low: string; readonly high: string },
  shown: (text: string) => string,
): string {
  const [least, most] = [shown(low), shown(high)];
  return least === most ? least : `${least} \u2013 ${most}`;
}
