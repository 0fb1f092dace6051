import { appliancesLeaves } from './models/appliances/leaves.ts'
import { beautyLeaves } from './models/beauty/leaves.ts'
import { electronicsLeaves } from './models/electronics/leaves.ts'
import { fashionLeaves } from './models/fashion/leaves.ts'
import { foodLeaves } from './models/food/leaves.ts'
import { homeLeaves } from './models/home/leaves.ts'
import { kidsLeaves } from './models/kids/leaves.ts'
import { outdoorsLeaves } from './models/outdoors/leaves.ts'
import type { LeafPictures } from './studio/cover/cover.ts'

/** Every class that is drawn, by its code; a class and one of its kinds name a model. */
export const leaves: Readonly<Record<string, LeafPictures>> = {
  ...appliancesLeaves,
  ...beautyLeaves,
  ...electronicsLeaves,
  ...fashionLeaves,
  ...foodLeaves,
  ...homeLeaves,
  ...kidsLeaves,
  ...outdoorsLeaves,
}
