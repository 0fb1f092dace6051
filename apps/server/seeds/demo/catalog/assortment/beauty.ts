import { bodyWash } from './beauty/bath/body-wash.ts'
import { shampoo } from './beauty/bath/shampoo.ts'
import { soap } from './beauty/bath/soap.ts'
import { toothpaste } from './beauty/bath/toothpaste.ts'
import { airCushion } from './beauty/make-up/air-cushion.ts'
import { eyePalette } from './beauty/make-up/eye-palette.ts'
import { lipstick } from './beauty/make-up/lipstick.ts'
import { perfume } from './beauty/make-up/perfume.ts'
import { cleanser } from './beauty/skincare/cleanser.ts'
import { cream } from './beauty/skincare/cream.ts'
import { mask } from './beauty/skincare/mask.ts'
import { serum } from './beauty/skincare/serum.ts'
import { firstAid } from './beauty/wellness/first-aid.ts'
import { protein } from './beauty/wellness/protein.ts'
import { thermometer } from './beauty/wellness/thermometer.ts'
import { vitamin } from './beauty/wellness/vitamin.ts'
import type { Branch } from './shape.ts'

/** 美妆个护 */
export const beauty: Branch = {
  code: 'beauty',
  name: '美妆个护|Beauty',
  cover: 'perfume-4',
  groups: [
    {
      code: 'skincare',
      name: '护肤|Skincare',
      commission: 800,
      cover: 'cream-3',
      leaves: [serum, cream, cleanser, mask],
    },
    {
      code: 'make-up',
      name: '彩妆|Make-up',
      commission: 800,
      cover: 'lipstick-4',
      leaves: [lipstick, airCushion, eyePalette, perfume],
    },
    {
      code: 'bath',
      name: '洗护|Bath',
      commission: 600,
      cover: 'shampoo-3',
      leaves: [shampoo, bodyWash, soap, toothpaste],
    },
    {
      code: 'wellness',
      name: '健康|Wellness',
      commission: 500,
      cover: 'vitamin-6',
      leaves: [vitamin, protein, firstAid, thermometer],
    },
  ],
}
