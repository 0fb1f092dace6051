import type { Both } from './types.ts'

const both = (text: string): Both => {
  const [zh = '', en = ''] = text.split('=')
  return { zh, en }
}
const list = (text: string): readonly Both[] => text.split(' / ').map(both)

/** What buyers praise, by root class. */
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
