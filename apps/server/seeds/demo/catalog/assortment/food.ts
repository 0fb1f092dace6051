import { coffee } from './food/drinks/coffee.ts'
import { milk } from './food/drinks/milk.ts'
import { tea } from './food/drinks/tea.ts'
import { wine } from './food/drinks/wine.ts'
import { apple } from './food/fruit/apple.ts'
import { berry } from './food/fruit/berry.ts'
import { citrus } from './food/fruit/citrus.ts'
import { tropical } from './food/fruit/tropical.ts'
import { beef } from './food/meat/beef.ts'
import { dairy } from './food/meat/dairy.ts'
import { egg } from './food/meat/egg.ts'
import { seafood } from './food/meat/seafood.ts'
import { cake } from './food/snacks/cake.ts'
import { chocolate } from './food/snacks/chocolate.ts'
import { nut } from './food/snacks/nut.ts'
import { pastry } from './food/snacks/pastry.ts'
import type { Branch } from './shape.ts'

/** 食品生鲜 */
export const food: Branch = {
  code: 'food',
  name: '食品生鲜|Food',
  cover: 'citrus-5',
  groups: [
    {
      code: 'fruit',
      name: '水果|Fruit',
      commission: 300,
      cover: 'berry-2',
      leaves: [apple, berry, tropical, citrus],
    },
    {
      code: 'meat',
      name: '肉禽海鲜|Meat & sea',
      commission: 300,
      cover: 'seafood-5',
      leaves: [beef, seafood, egg, dairy],
    },
    {
      code: 'drinks',
      name: '茶酒冲饮|Drinks',
      commission: 400,
      cover: 'tea-2',
      leaves: [tea, coffee, wine, milk],
    },
    {
      code: 'snacks',
      name: '零食烘焙|Snacks',
      commission: 500,
      cover: 'cake-2',
      leaves: [cake, chocolate, nut, pastry],
    },
  ],
}
