import type { Leaf } from '../grammar/shape.ts'
import type { Random } from '../random.ts'

/** Price in fen, log-normal around the typical price of the class, between its floor and ceiling. */
export function drawPrice(random: Random, { price: [floor, typical, ceiling], ending }: Leaf): number {
  const bell = Array.from({ length: 6 }, () => random.next()).reduce((sum, value) => sum + value, -3)
  const spread = bell < 0 ? Math.log(typical / floor) : Math.log(ceiling / typical)
  const yuan = typical * Math.exp((bell * spread) / 1.9)
  return shopPrice(Math.min(ceiling, Math.max(floor, yuan)), ending)
}

/** A price as shops write it, in fen: 4,299.00, 269.00, 69.90. Never above the given yuan by more than one step. */
export function shopPrice(yuan: number, ending: Leaf['ending']): number {
  const whole = Math.floor(yuan)
  if (whole >= 1_000) return Math.floor((whole + 1) / 100) * 10_000 - 100
  if (whole >= 100) return Math.floor((whole + 1) / 10) * 1_000 - 100 + ending
  return Math.max(1, whole) * 100 + ending
}

/** A market price for two goods in five: above every SKU and at most 1.8 times the lowest price; 0 for none. */
export function drawMarketPrice(random: Random, lowest: number, highest: number, ending: Leaf['ending']): number {
  const raised = Math.max((lowest * (114 + random.between(0, 60))) / 10_000, (highest * 106) / 10_000)
  const wish = shopPrice(raised, ending)
  const shown = random.chance(0.62)
  return shown && wish > highest && wish * 10 <= lowest * 18 ? wish : 0
}
