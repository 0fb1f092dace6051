import { backpack } from './fashion/bags/backpack.ts'
import { handbag } from './fashion/bags/handbag.ts'
import { suitcase } from './fashion/bags/suitcase.ts'
import { sunglasses } from './fashion/bags/sunglasses.ts'
import { necktie } from './fashion/men/necktie.ts'
import { shorts } from './fashion/men/shorts.ts'
import { tShirt } from './fashion/men/t-shirt.ts'
import { tankTop } from './fashion/men/tank-top.ts'
import { flatSandal } from './fashion/shoes/flat-sandal.ts'
import { highHeel } from './fashion/shoes/high-heel.ts'
import { hikingBoot } from './fashion/shoes/hiking-boot.ts'
import { runningShoe } from './fashion/shoes/running-shoe.ts'
import { blouse } from './fashion/women/blouse.ts'
import { coat } from './fashion/women/coat.ts'
import { dress } from './fashion/women/dress.ts'
import { jeans } from './fashion/women/jeans.ts'
import type { Branch } from './shape.ts'

/** 服饰鞋包 */
export const fashion: Branch = {
  code: 'fashion',
  name: '服饰鞋包|Fashion',
  cover: 'dress-6',
  groups: [
    {
      code: 'women',
      name: '女装|Women',
      commission: 800,
      cover: 'coat-5',
      leaves: [dress, coat, blouse, jeans],
    },
    {
      code: 'men',
      name: '男装|Men',
      commission: 800,
      cover: 't-shirt-3',
      leaves: [tShirt, shorts, necktie, tankTop],
    },
    {
      code: 'shoes',
      name: '鞋靴|Shoes',
      commission: 700,
      cover: 'running-shoe-4',
      leaves: [runningShoe, hikingBoot, highHeel, flatSandal],
    },
    {
      code: 'bags',
      name: '箱包配饰|Bags',
      commission: 700,
      cover: 'handbag-3',
      leaves: [backpack, handbag, suitcase, sunglasses],
    },
  ],
}
