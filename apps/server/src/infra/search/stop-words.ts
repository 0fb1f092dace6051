/** Words of Chinese wishes that no product has to contain, the longer first where one begins with another. */
const HAN = [
  ...[
    '适合',
    '适用于',
    '适用',
    '用于',
    '可以',
    '能够',
    '送给',
    '想要',
    '想买',
    '我想',
    '我要',
    '需要',
    '推荐',
    '有没有',
  ],
  ...['什么', '哪种', '哪个', '哪款', '怎么', '一个', '一款', '一双', '一件', '一条', '一台', '一只', '一些', '给我'],
  ...[
    '我的',
    '他的',
    '她的',
    '用的',
    '穿的',
    '戴的',
    '吃的',
    '喝的',
    '玩的',
    '看的',
    '礼物',
    '好用的',
    '好看的',
    '好吃的',
  ],
  ...[
    '便宜的',
    '最好的',
    '买',
    '给',
    '送',
    '的',
    '了',
    '和',
    '与',
    '及',
    '在',
    '为',
    '要',
    '想',
    '用',
    '穿',
    '戴',
    '款',
  ],
]

const ENGLISH = 'a an the of for with and or to in on at by from my your his her their some any best good'

/** Chinese particles and filler words. */
export const HAN_STOPS: ReadonlySet<string> = new Set(HAN)

/** English articles, prepositions and filler words. */
export const LATIN_STOPS: ReadonlySet<string> = new Set(ENGLISH.split(' '))

/** English words after which the purpose follows: "lamp for reading" is a lamp. */
export const TURNS: ReadonlySet<string> = new Set(['for', 'with', 'of', 'in', 'to', 'from'])

/** English words for anything that is given: what it is for tells more. */
export const WISHES: ReadonlySet<string> = new Set(['gift', 'gifts', 'present', 'presents', 'something'])
