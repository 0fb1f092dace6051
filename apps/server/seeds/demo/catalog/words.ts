import type { AxisKind, Both } from './types.ts'

const both = (text: string): Both => {
  const [zh = '', en = ''] = text.split('=')
  return { zh, en }
}
const list = (text: string): readonly Both[] => text.split(' / ').map(both)

/** Adjectives by root class; none of them claims what advertising law forbids. */
export const ADJECTIVES: Readonly<Record<string, readonly Both[]>> = {
  electronics: list(
    '轻盈=Light / 澄净=Clear / 静音=Quiet / 长续航=Long-life / 柔光=Soft-light / 疾速=Swift / 雾面=Matte / 全能=All-round / 随行=Travel / 灵感=Studio / 纯粹=Pure / 新生代=Next-gen',
  ),
  appliances: list(
    '静享=Quiet / 小巧=Compact / 智能=Smart / 大容量=Large / 节能=Energy-saving / 轻音=Hushed / 速热=Fast-heat / 家用=Home / 简约=Simple / 巧匠=Crafted / 洁净=Clean / 恒温=Steady',
  ),
  home: list(
    '原木=Solid Wood / 奶油风=Cream / 侘寂=Wabi / 北欧=Nordic / 手作=Handmade / 素色=Plain / 暖调=Warm / 云感=Cloud / 复古=Vintage / 简约=Simple / 自然=Natural / 安静=Calm',
  ),
  fashion: list(
    '轻薄=Light / 宽松=Relaxed / 复古=Vintage / 修身=Slim / 日常=Everyday / 通勤=Commuter / 春日=Spring / 廓形=Boxy / 柔软=Soft / 经典=Classic / 城市=Urban / 山系=Outdoor',
  ),
  beauty: list(
    '温和=Gentle / 水润=Dewy / 清透=Sheer / 沁凉=Cool / 花漾=Floral / 柔雾=Velvet / 净澈=Purifying / 轻养=Light-care / 夜间=Night / 晨光=Morning / 草本=Herbal / 盈润=Plump',
  ),
  food: list(
    '当季=Seasonal / 鲜甜=Sweet / 产地直发=Farm-direct / 手工=Handmade / 浓香=Rich / 清甜=Mild / 低糖=Low-sugar / 山野=Wild / 原味=Original / 新鲜=Fresh / 暖心=Cosy / 家庭装=Family',
  ),
  outdoors: list(
    '专业=Pro / 入门=Starter / 耐磨=Tough / 轻量=Lightweight / 防滑=Anti-slip / 便携=Portable / 全地形=All-terrain / 透气=Breathable / 训练=Training / 周末=Weekend / 露营=Camp / 疾风=Gale',
  ),
  kids: list(
    '柔软=Soft / 安心=Safe / 启蒙=Starter / 童趣=Playful / 亲肤=Skin-kind / 益智=Brainy / 彩色=Colourful / 礼盒=Gift / 经典=Classic / 创意=Creative / 手绘=Hand-drawn / 暖暖=Warm',
  ),
}

/** Series names, shared by all brands. */
export const SERIES: readonly Both[] = list(
  '云上=Cloud / 晨曦=Dawn / 山岚=Mist / 远航=Voyage / 星野=Starfield / 青禾=Sprout / 拾光=Daylight / 流萤=Firefly / 朝夕=Daily / 知微=Detail / 长风=Breeze / 初雪=First Snow / 鹿鸣=Deer / 沐光=Glow / 素年=Plain / 听海=Seaside / 半夏=Midsummer / 归园=Garden / 霁月=Moonlit / 逐浪=Wave / 松间=Pines / 若水=Water / 南风=South / 北斗=Dipper',
)

export interface Colour extends Both {
  /** Code of the picture's colourway. */
  readonly code: string
}

/** Colours that pictures exist in. */
export const COLOURS: readonly Colour[] = [
  { code: 'ink', zh: '墨黑', en: 'Ink' },
  { code: 'white', zh: '月白', en: 'White' },
  { code: 'blue', zh: '雾蓝', en: 'Mist Blue' },
  { code: 'green', zh: '松绿', en: 'Pine' },
  { code: 'red', zh: '朱红', en: 'Vermilion' },
  { code: 'sand', zh: '沙色', en: 'Sand' },
]

/** Values of the axes other than colour, several sets each. `factor` raises the price in percent per step. */
export const AXES: Readonly<
  Record<
    Exclude<AxisKind, 'colour'>,
    { readonly name: Both; readonly sets: readonly (readonly Both[])[]; readonly step: number }
  >
> = {
  clothes: {
    name: both('尺码=Size'),
    sets: [
      list('S=S / M=M / L=L / XL=XL'),
      list('XS=XS / S=S / M=M / L=L / XL=XL'),
      list('M=M / L=L / XL=XL / XXL=XXL'),
    ],
    step: 0,
  },
  shoes: {
    name: both('鞋码=Size'),
    sets: [list('36=36 / 37=37 / 38=38 / 39=39'), list('40=40 / 41=41 / 42=42 / 43=43 / 44=44')],
    step: 0,
  },
  volume: {
    name: both('容量=Volume'),
    sets: [
      list('30ml=30 ml / 50ml=50 ml / 100ml=100 ml'),
      list('250ml=250 ml / 500ml=500 ml'),
      list('200ml=200 ml / 400ml=400 ml / 800ml=800 ml'),
    ],
    step: 38,
  },
  taste: {
    name: both('口味=Flavour'),
    sets: [
      list('原味=Original / 海盐=Sea Salt / 抹茶=Matcha'),
      list('白桃=White Peach / 茉莉=Jasmine / 柑橘=Citrus / 雪松=Cedar'),
      list('香草=Vanilla / 可可=Cocoa / 草莓=Strawberry'),
    ],
    step: 0,
  },
  pack: {
    name: both('规格=Pack'),
    sets: [
      list('1件装=Single / 2件装=Pack of 2 / 3件装=Pack of 3'),
      list('尝鲜装=Trial / 家庭装=Family / 礼盒装=Gift Box'),
    ],
    step: 82,
  },
  storage: {
    name: both('版本=Version'),
    sets: [
      list('256GB=256 GB / 512GB=512 GB'),
      list('16GB+512GB=16+512 GB / 32GB+1TB=32 GB+1 TB'),
      list('128GB=128 GB / 256GB=256 GB / 512GB=512 GB'),
    ],
    step: 14,
  },
  model: {
    name: both('款式=Model'),
    sets: [list('标准版=Standard / 升级版=Plus'), list('基础款=Basic / 标准款=Standard / 旗舰款=Premium')],
    step: 26,
  },
}

export const COLOUR_AXIS: Both = both('颜色=Colour')

/** Selling points for subtitles and detail pages. */
export const POINTS: Readonly<Record<string, readonly Both[]>> = {
  electronics: list(
    '整机一年质保=One-year warranty / 快充更省心=Fast charging / 做工细致=Carefully made / 轻放得下口袋=Fits a pocket / 系统流畅不打扰=Smooth and quiet',
  ),
  appliances: list(
    '静音不扰眠=Quiet at night / 一键操作=One-button use / 易拆洗=Easy to clean / 全国联保=Nationwide service / 省电省心=Saves power',
  ),
  home: list(
    '环保板材=Eco board / 触感温润=Warm to the touch / 免打孔安装=No drilling / 百搭不挑空间=Fits any room / 包装稳妥=Packed safely',
  ),
  fashion: list(
    '版型友好=Kind fit / 面料亲肤=Soft on skin / 久洗不变形=Keeps its shape / 不挑身高=For every height / 走线平整=Even seams',
  ),
  beauty: list(
    '敏感肌友好=For sensitive skin / 成分透明=Clear ingredients / 质地轻盈=Light texture / 无酒精添加=No alcohol / 小巧好带=Travel size',
  ),
  food: list(
    '坏果包赔=Damaged ones replaced / 冷链直达=Cold chain / 当日打包=Packed the same day / 配料干净=Clean ingredients / 老少皆宜=For all ages',
  ),
  outdoors: list(
    '久用不松=Stays tight / 新手友好=Beginner friendly / 耐摔耐磨=Hard-wearing / 收纳方便=Packs small / 握感舒适=Comfortable grip',
  ),
  kids: list(
    '圆角不伤手=Rounded edges / 无异味=No smell / 可水洗=Washable / 送礼体面=A good gift / 陪伴成长=Grows with them',
  ),
}

/** Frames of comments by mood; {point} is a selling point. */
export const COMMENTS: Readonly<Record<'good' | 'medium' | 'bad', readonly Both[]>> = {
  good: list(
    '{point}，和描述一致，会回购。={point}, just as described. Would buy again. / 包装很用心，{point}。=Packed with care. {point}. / 用了一周，{point}，家里人都说好。=A week in: {point}. The family likes it. / 颜色比图片还好看，{point}。=The colour is nicer than in the picture. {point}. / 物流很快，{point}，客服也耐心。=Fast delivery. {point}. Patient service. / 第二次买了，{point}。=My second one. {point}.',
  ),
  medium: list(
    '整体还行，{point}，就是发货慢了一天。=Fine overall. {point}, but a day late. / 中规中矩，{point}。=Decent. {point}. / 和想象的略有差别，不过{point}。=A little different from what I expected, though {point}.',
  ),
  bad: list(
    '外盒压坏了，希望改进包装。=The box arrived crushed. Please pack better. / 和图片有色差，有点失望。=The colour differs from the picture. / 等了很久才到。=It took very long to arrive.',
  ),
}

export const REPLIES: readonly Both[] = list(
  '谢谢支持，祝您生活愉快。=Thank you for your support. / 感谢反馈，我们会继续改进。=Thanks for the feedback, we will improve. / 有任何问题随时联系客服。=Contact us any time.',
)
