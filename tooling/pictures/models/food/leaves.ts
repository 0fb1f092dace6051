import type { LeafPictures } from '../../studio/cover/cover.ts'
import { apple } from './apple/covers.ts'
import { beef } from './beef/covers.ts'
import { berry } from './berry/covers.ts'
import { cake } from './cake/covers.ts'
import { chocolate } from './chocolate/covers.ts'
import { citrus } from './citrus/covers.ts'
import { coffee } from './coffee/covers.ts'
import { dairy } from './dairy/covers.ts'
import { eggs } from './egg/covers.ts'
import { milk } from './milk/covers.ts'
import { nut } from './nut/covers.ts'
import { swift } from './parts/solid.ts'
import { pastry } from './pastry/covers.ts'
import { seafood } from './seafood/covers.ts'
import { tea } from './tea/covers.ts'
import { tropical } from './tropical/covers.ts'
import { wine } from './wine/covers.ts'

/** Classes of food. */
export const foodLeaves: Readonly<Record<string, LeafPictures>> = {
  apple: swift(apple),
  beef: swift(beef),
  berry: swift(berry),
  cake: swift(cake),
  chocolate: swift(chocolate),
  citrus,
  coffee,
  dairy: swift(dairy),
  egg: swift(eggs),
  milk: swift(milk),
  nut: swift(nut),
  pastry: swift(pastry),
  seafood: swift(seafood),
  tea: swift(tea),
  tropical: swift(tropical),
  wine: swift(wine),
}
