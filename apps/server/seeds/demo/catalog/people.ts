import { type Random, randomFor } from './random.ts'

const FAMILY = [
  ...'林陈黄李王张刘赵周吴徐孙马朱胡郭何高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范石廖贾',
]
const GIVEN = [
  ...'安然子涵一诺雨桐浩宇欣怡梓晨思远若溪明轩佳宁书瑶景行知夏清和星河以沫南风晓棠允之乐天望舒念慈修远听澜疏影云舟',
]
const NICKNAMES = [
  '小满',
  '山茶',
  '夜航船',
  '青柠',
  '糖炒栗子',
  '南瓜汤',
  '拾荒者',
  '半糖',
  '一只猫',
  '长安某',
  '白昼',
  '橘子汽水',
  '风铃草',
  '不加班',
  '晚安月亮',
  '松果',
  '野生饭桶',
  '豆浆油条',
  '听雨',
  '雪球',
] as const
const ROADS = [
  '中山路',
  '文一路',
  '解放大道',
  '湖滨街',
  '学院路',
  '青年路',
  '滨河路',
  '梅园巷',
  '和平里',
  '科技园路',
] as const

export interface DemoAddress {
  readonly receiveName: string
  readonly receiveTel: string
  /** Codes of province, city and district. */
  readonly division: readonly [number, number, number]
  readonly address: string
}

export interface DemoBuyer {
  /** Also the user name; numbers 199-0000-xxxx are not assigned to anyone. */
  readonly phone: string
  readonly nickname: string
  readonly sex: number
  readonly avatar: number
  /** Age of the account in days, with fractions. */
  readonly ageDays: number
  readonly addresses: readonly DemoAddress[]
  /** How often this buyer buys, relative to the others. */
  readonly eagerness: number
  readonly points: number
  /**
   * Position of their inviter among the buyers who came earlier, 0 for the first one; undefined for a buyer who was not
   * invited.
   */
  readonly inviter: number | undefined
  /** Share of the account's lifetime since their last login. */
  readonly absence: number
  /** Fen that this buyer tops up beyond what they need. */
  readonly spare: number
  /** Fen below which their balance never falls. */
  readonly reserve: number
}

/** Two buyers in five joined during the last three months. */
const RECENT = 0.4
const RECENT_DAYS = 91
const INVITED = 0.35

/**
 * `count` buyers with one to three addresses in real districts (`divisions`). The first has plenty of everything and
 * four addresses; the second has nothing at all.
 */
export function generateBuyers(
  seed: number,
  count: number,
  divisions: readonly (readonly [number, number, number])[],
): DemoBuyer[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor(seed, `buyer:${index}`)
    const phone = `199${String(10_000 + index).padStart(8, '0')}`
    const name = () => `${random.pick(FAMILY)}${random.pick(GIVEN)}${random.chance(0.7) ? random.pick(GIVEN) : ''}`
    const address = (): DemoAddress => ({
      receiveName: name(),
      receiveTel: phone,
      division: random.pick(divisions),
      address: `${random.pick(ROADS)} ${random.between(1, 480)} 号 ${random.between(1, 28)} 栋 ${random.between(101, 2_802)} 室`,
    })
    return {
      phone,
      nickname: `${random.pick(NICKNAMES)}${random.between(2, 999)}`,
      sex: random.between(0, 2),
      avatar: index % 40,
      ...fortuneOf(random, index),
      addresses: Array.from({ length: [4, 0][index] ?? random.between(1, 3) }, address),
    }
  })
}

type Fortune = Omit<DemoBuyer, 'phone' | 'nickname' | 'sex' | 'avatar' | 'addresses'>

function fortuneOf(random: Random, index: number): Fortune {
  const alone = { inviter: undefined, absence: 0.01 }
  if (index === 0) return { ...alone, ageDays: 200, eagerness: 1, points: 3_200, spare: 300_000, reserve: 1_286_600 }
  if (index === 1) return { ...alone, ageDays: 2, eagerness: 0, points: 0, spare: 0, reserve: 0 }
  return {
    ageDays: random.chance(RECENT) ? random.next() * RECENT_DAYS : RECENT_DAYS + random.between(1, 400),
    eagerness: random.next() ** 2 + 0.05,
    points: random.between(0, 900),
    spare: random.between(5_000, 95_000),
    reserve: 0,
    inviter: random.chance(INVITED) ? random.next() ** 3 : undefined,
    absence: random.next() ** 2,
  }
}
