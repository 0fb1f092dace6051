/** A past price in fen that was `percent` of today's, rounded like shop prices. */
export const earlierPrice = (price: number, percent: number): number => {
  if (percent === 100) return price
  const step = price < 10_000 ? 10 : 100
  return Math.round((price * percent) / 100 / step) * step
}
