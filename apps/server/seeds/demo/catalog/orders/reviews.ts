import type { Voices } from '../assortment/shape.ts'
import { both, type Pair } from '../pair.ts'
import type { Random } from '../random.ts'
import { generalVoices, TAILS } from './general-voices.ts'

export type Mood = keyof Voices

/** The mood of a number of stars. */
export const moodOf = (stars: number): Mood => (stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor')

/** Which goods are reviewed, and how many buyers have written of them in this mood before. */
export interface Reviewed {
  readonly root: string
  readonly voices: Voices
  /** Where these goods begin in the lists, so that goods of a class do not open with the same words. */
  readonly start: number
  readonly turn: number
}

/** What a buyer writes, and what the store answers; empty when it does not. */
export interface DrawnReview {
  readonly language: 'zh' | 'en'
  readonly text: string
  readonly answer: string
}

const IN_ENGLISH = 0.1
/** Stores answer complaints more often than praise. */
const ANSWERED: Readonly<Record<Mood, number>> = { good: 0.06, fair: 0.3, poor: 0.6 }

const ANSWERS: Voices = {
  good: [
    '谢谢您的喜欢，期待下次再见。|Thank you, we hope to see you again.',
    '收到您的评价，全店都很开心。|Your words made our day.',
    '感谢信任，有问题随时找我们。|Thank you for your trust. Write to us any time.',
    '您用得顺手就好，我们会继续做好。|Glad it works for you. We will keep it up.',
  ],
  fair: [
    '感谢反馈，您说的这点我们已经记下，正在改。|Thank you. We have noted it and are working on it.',
    '抱歉没有做到更好，给您备注了，下次优先处理。|Sorry it was not better. We have made a note and will look after you first next time.',
    '您提的问题我们转给了仓库，谢谢提醒。|We have passed this on to the warehouse. Thank you for telling us.',
  ],
  poor: [
    '非常抱歉，客服已经给您留言，可以换新或退款。|We are very sorry. A message is waiting for you: exchange or refund, as you like.',
    '给您添麻烦了，来回运费由我们承担，请看一下站内消息。|Sorry for the trouble. We pay for the return, please see your messages.',
    '看到您的评价很难过，已经联系您核实，一定给您一个说法。|We are sorry to read this. We have contacted you and will put it right.',
  ],
}

/** Which comments in a row speak of the goods themselves: of many friendly ones three in seven, of complaints most. */
const ABOUT_GOODS: Readonly<Record<Mood, readonly boolean[]>> = {
  good: [true, false, true, false, false, true, false],
  fair: [true, true, false],
  poor: [true, true, false],
}

/**
 * A comment in the mood of its stars: what buyers of this class say, or what buyers of anything say. It follows from the
 * turn, so that the comments of one product repeat a text only after a hundred others.
 */
export function drawReview(random: Random, reviewed: Reviewed, stars: number): DrawnReview {
  const mood = moodOf(stars)
  const language = random.chance(IN_ENGLISH) ? 'en' : 'zh'
  const answer = random.chance(ANSWERED[mood]) ? both(random.pick(ANSWERS[mood]))[language] : ''
  const pairs = sentences(reviewed, mood)
  return { language, text: pairs.map(pair => both(pair)[language]).join(language === 'en' ? ' ' : ''), answer }
}

function sentences({ root, voices, start, turn }: Reviewed, mood: Mood): Pair[] {
  const pattern = ABOUT_GOODS[mood]
  const isOwn = pattern[turn % pattern.length] === true
  const perRound = pattern.filter(own => own === isOwn).length
  const before = pattern.slice(0, turn % pattern.length).filter(own => own === isOwn).length
  const used = Math.floor(turn / pattern.length) * perRound + before
  const list = isOwn ? voices[mood] : generalVoices(root)[mood]
  const first = list[(start + used) % list.length]
  const tail = TAILS[mood][(start + used) % TAILS[mood].length]
  const isLonger = used >= list.length || (isOwn && used % 2 === 1)
  return [first, isLonger ? tail : undefined].filter(pair => pair !== undefined)
}
