import type { DemoBrand } from '../types.ts'

/** 48 invented brands, six per root class. None of them exists. */
const NAMES = {
  electronics: {
    远山: 'Farhill',
    声场: 'Soundfield',
    方寸: 'Squinch',
    快门街: 'Shutterst',
    极物: 'Jiwu',
    白噪: 'Whitenoise',
  },
  appliances: {
    白川: 'Baichuan',
    小满: 'Grainful',
    净屋: 'Cleanhus',
    暖巷: 'Warmlane',
    起舟: 'Qizhou',
    澄家: 'Chengia',
  },
  home: {
    木与光: 'Wood&Light',
    一盏: 'Onelamp',
    景窑: 'Jingkiln',
    棉麻日常: 'Linenday',
    栖木: 'Perchwood',
    半亩: 'Banmu',
  },
  fashion: { 未名: 'Weiming', 北岸: 'Northbank', 踏野: 'Stridewild', 行李青年: 'Luggo', 锦里: 'Jinlane', 素衣: 'Suyi' },
  beauty: { 润玉: 'Runyu', 朱唇: 'Vermil', 草本诊所: 'Herbclin', 花信: 'Huaxin', 凝露: 'Ninglu', 青黛: 'Qingdai' },
  food: {
    山野果园: 'Hillside',
    云雾茶舍: 'Cloudmist',
    海捕鲜生: 'Dayboat',
    谷雨: 'Guyu',
    麦香里: 'Maixiang',
    老灶台: 'Oldstove',
  },
  outdoors: { 热炼: 'Hotreps', 逐风: 'Chasewind', 野行: 'Wildgo', 峰岭: 'Ridgeway', 跃动: 'Leapz', 磐石: 'Panrock' },
  kids: {
    童年星球: 'Childplanet',
    拾页: 'Pagepick',
    小鹿芽: 'Deersprout',
    木小匠: 'Woodling',
    音符家: 'Noteful',
    暖暖熊: 'Cosybear',
  },
} as const

/** Chinese name of a brand. */
export type BrandName = { [Root in keyof typeof NAMES]: keyof (typeof NAMES)[Root] }[keyof typeof NAMES]

/** The brands in the order of their root classes. */
export const BRANDS: readonly DemoBrand[] = Object.entries(NAMES).flatMap(([root, names]) =>
  Object.entries(names).map(([zh, en]) => ({ root, zh, en })),
)

/** A brand by its Chinese name. */
export function brandNamed(name: BrandName): DemoBrand {
  const brand = BRANDS[brandIndex(name)]
  if (brand === undefined) throw new RangeError(`no brand ${name}`)
  return brand
}

/** Position of a brand in `BRANDS`. */
export const brandIndex = (name: BrandName): number => BRANDS.findIndex(({ zh }) => zh === name)
