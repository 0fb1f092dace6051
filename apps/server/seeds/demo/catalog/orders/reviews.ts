import { both, type Pair } from '../pair.ts'
import type { Random } from '../random.ts'
import type { Both } from '../types.ts'

type Mood = 'good' | 'medium' | 'bad'

interface Aspect {
  /** Root classes whose buyers speak of it; all when left out. */
  readonly roots?: readonly string[]
  readonly says: Readonly<Record<Mood, readonly Pair[]>>
}

/** What buyers speak about, and how. */
const ASPECTS: readonly Aspect[] = [
  {
    says: {
      good: [
        '第二天就到了|it came the next day',
        '发货很快|it was sent quickly',
        '物流比预想的快|delivery was faster than expected',
      ],
      medium: ['物流中规中矩|delivery took the usual time', '晚了一天才到|it came a day late'],
      bad: ['等了快一周|it took almost a week', '物流停了三天没动|it stood still for three days'],
    },
  },
  {
    says: {
      good: [
        '包装很用心|it was packed with care',
        '盒子里外都干净|the box was clean inside and out',
        '缓冲材料给得足|there was plenty of padding',
      ],
      medium: ['包装一般|the packing is plain', '外盒有点压痕|the box had a dent'],
      bad: ['外盒压坏了|the box arrived crushed', '包装太简单了|the packing is too thin'],
    },
  },
  {
    says: {
      good: [
        '客服很耐心|the service was patient',
        '问什么都答得清楚|every question got a clear answer',
        '售后主动来问|they asked how it went',
      ],
      medium: ['客服回复慢一点|the answers were a little slow', '客服态度还行|the service was all right'],
      bad: ['客服半天不回|nobody answered for hours', '售后推来推去|I was sent from one to another'],
    },
  },
  {
    roots: ['fashion', 'home', 'electronics', 'outdoors', 'kids'],
    says: {
      good: [
        '颜色和图片一样|the colour matches the picture',
        '颜色比图片还好看|the colour is nicer than in the picture',
        '颜色很耐看|the colour is easy to live with',
      ],
      medium: ['颜色比图片深一点|it is slightly darker than shown', '颜色还可以|the colour is fine'],
      bad: ['色差有点明显|the colour is clearly off', '颜色和想的不一样|the colour is not what I expected'],
    },
  },
  {
    roots: ['fashion'],
    says: {
      good: ['尺码很准|it is true to size', '上身舒服|it is comfortable to wear', '走线平整|the seams are even'],
      medium: ['略微偏大|it runs a little large', '面料中等|the cloth is average'],
      bad: ['偏小一码|it is a size too small', '有几处线头|there are loose threads'],
    },
  },
  {
    roots: ['food'],
    says: {
      good: ['味道很正|it tastes as it should', '很新鲜|it was fresh', '分量足|the weight was generous'],
      medium: ['味道偏淡|it is a little bland', '大小不太均匀|the sizes are uneven'],
      bad: ['有两个坏的|two of them were bad', '口感不太新鲜|it did not taste quite fresh'],
    },
  },
  {
    roots: ['electronics', 'appliances'],
    says: {
      good: [
        '用起来很安静|it runs quietly',
        '续航对得起参数|the battery keeps its word',
        '上手就会用|it needs no manual',
      ],
      medium: ['续航比宣传短一点|the battery is a little shorter than stated', '说明书写得简单|the manual is brief'],
      bad: ['声音比想象的大|it is louder than I thought', '用了两天就断连|it lost connection after two days'],
    },
  },
  {
    roots: ['beauty'],
    says: {
      good: [
        '质地清爽不粘|the texture is light and not sticky',
        '味道很淡很舒服|the scent is faint and pleasant',
        '用了不泛红|my skin did not turn red',
      ],
      medium: ['香味稍微重了些|the scent is a bit strong', '效果要再看看|the effect needs more time'],
      bad: ['有点刺激|it stung a little', '泵头不太好按|the pump is stiff'],
    },
  },
  {
    roots: ['home', 'appliances', 'outdoors', 'kids'],
    says: {
      good: ['做工细致|it is well made', '没有异味|there is no smell', '手感扎实|it feels solid'],
      medium: ['边角处理一般|the edges are so-so', '比想象的小一圈|it is smaller than I thought'],
      bad: ['有一处掉漆|the paint is chipped in one place', '刚打开味道有点大|it smelled when opened'],
    },
  },
]

/** Sentence frames; {a} and {b} are aspects of the mood, {n} a friendly aspect beside a complaint. */
const FRAMES: Readonly<Record<Mood, readonly Pair[]>> = {
  good: [
    '{a}，{b}，会回购。|{A}, and {b}. Would buy again.',
    '用了一周来评价：{a}，{b}。|A week in: {a}, and {b}.',
    '第二次买了，{a}，家里人都说好。|My second one. {A}; the family likes it.',
    '{a}，和描述一致。|{A}, just as described.',
    '比预期的好，{a}，{b}，推荐。|Better than expected: {a}, and {b}. Recommended.',
    '送朋友的，{a}，对方很喜欢。|A gift. {A}, and it was well received.',
  ],
  medium: [
    '整体还行，{n}，就是{a}。|Fine overall: {n}, only {a}.',
    '中规中矩，{a}，这个价位可以接受。|Decent. {A}, acceptable at the price.',
    '{n}，不过{a}，先给三星。|{N}, but {a}. Three stars for now.',
    '和想象的略有差别，{a}。|A little different from what I expected: {a}.',
  ],
  bad: [
    '{a}，希望改进。|{A}. Please do better.',
    '有点失望，{a}，{b}。|A little disappointed: {a}, and {b}.',
    '{a}，已经联系客服处理。|{A}. I have written to the store.',
    '{n}，但是{a}，不太满意。|{N}, but {a}. Not happy.',
  ],
}

const ANSWERS: Readonly<Record<Mood, readonly Pair[]>> = {
  good: [
    '谢谢您的喜欢，期待下次再见。|Thank you, we hope to see you again.',
    '收到您的评价，全店都很开心。|Your words made our day.',
    '感谢信任，有问题随时找我们。|Thank you for your trust. Write to us any time.',
  ],
  medium: [
    '感谢反馈，您说的这点我们已记下，会继续改进。|Thank you. We have noted it and will improve.',
    '抱歉没有做到更好，已为您备注，下次优先处理。|Sorry it was not better. We have made a note for next time.',
  ],
  bad: [
    '非常抱歉，客服已经给您留言，可以换新或退款。|We are very sorry. A message is waiting for you: exchange or refund, as you like.',
    '给您添麻烦了，运费由我们承担，请查看站内消息。|Sorry for the trouble. We pay the way back; please see your messages.',
  ],
}

/** What a buyer writes and what the store may answer. */
export interface DrawnReview {
  readonly text: Both
  readonly answer: Both
}

/** A comment in the mood of its stars about goods of a root class, in both languages. */
export function drawReview(random: Random, root: string, stars: number): DrawnReview {
  const mood = stars >= 4 ? 'good' : stars === 3 ? 'medium' : 'bad'
  const aspects = random.shuffle(ASPECTS.filter(({ roots }) => roots === undefined || roots.includes(root)))
  const says = (index: number, in_: Mood): Both =>
    both(random.pick(aspects[index % aspects.length]?.says[in_] ?? ['|']))
  const parts = { a: says(0, mood), b: says(1, mood), n: says(2, 'good') }
  const frame = both(random.pick(FRAMES[mood]))
  return {
    text: { zh: fill(frame.zh, parts, 'zh'), en: fill(frame.en, parts, 'en') },
    answer: both(random.pick(ANSWERS[mood])),
  }
}

function fill(frame: string, parts: Readonly<Record<'a' | 'b' | 'n', Both>>, language: keyof Both): string {
  return frame.replace(/\{([abnABN])\}/g, (_, letter: string) => {
    const key = letter.toLowerCase()
    const part = key === 'a' ? parts.a : key === 'b' ? parts.b : parts.n
    const text = part[language]
    return letter === key ? text : text.charAt(0).toUpperCase() + text.slice(1)
  })
}
