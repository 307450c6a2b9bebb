/** The correlation of two lists of numbers, from -1 to 1. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], y: readonly number[], meanX: number, meanY: number) =>
    x.reduce((sum, one, at) => sum + (one - meanX) * (y[at]! - meanY), 0);
  return product(a, b, meanA, meanB) / Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
}
