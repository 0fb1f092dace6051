import type { Leaf } from '../assortment/shape.ts'
import type { Random } from '../random.ts'

type Ending = Leaf['ending']

/** A price as shops write it, in fen, near the given yuan: 7,299.00, 1,369.00, 269.00, 69.90. */
export function shopPrice(yuan: number, ending: Ending): number {
  if (yuan >= 5_000) return Math.round(yuan / 100) * 10_000 - 100
  if (yuan >= 100) return Math.round(yuan / 10) * 1_000 - 100 + (yuan >= 1_000 ? 0 : ending)
  return Math.max(1, Math.floor(yuan)) * 100 + ending
}

/** Price in fen of the first value of an article in a round: as written at first, later a few percent beside it. */
export function articlePrice(yuan: number, round: number, ending: Ending): number {
  if (round === 0) return Math.round(yuan * 100)
  return shopPrice(yuan * (1 + (((round * 7) % 11) - 5) / 60), ending)
}

/** Price of another value that costs `factor` times the first one's; never less for more. */
export function valuePrice(base: number, factor: number, ending: Ending): number {
  if (factor === 1) return base
  const price = shopPrice((base * factor) / 100, base % 100 === 0 ? 0 : ending)
  return factor > 1 ? Math.max(base, price) : Math.min(base, price)
}

/** A market price for two goods in five: above every SKU and at most 1.8 times the lowest price; 0 for none. */
export function drawMarketPrice(random: Random, lowest: number, highest: number, ending: Ending): number {
  const raised = Math.max((lowest * (114 + random.between(0, 60))) / 10_000, (highest * 106) / 10_000)
  const wish = shopPrice(raised, ending)
  const shown = random.chance(0.54)
  return shown && wish > highest && wish * 10 <= lowest * 18 ? wish : 0
}
