import { HOUR } from '@shiji/kit/time/duration.ts'
import { drawReview, type Mood, moodOf } from '../../catalog/orders/reviews.ts'
import { starsOf } from '../../catalog/orders/stars.ts'
import { type Random, randomFor } from '../../catalog/random.ts'
import type { LoadedGoods } from '../goods.ts'
import type { Row } from '../insert.ts'
import type { NumberLine } from '../number-line.ts'
import type { PlacedLine, PlacedOrder } from './orders.ts'

const WITH_PICTURES = 1 / 3

/** How many buyers have written of goods so far, over the days of a history. */
export class WrittenSoFar {
  readonly #counts = new Map<number, Record<Mood | 'all', number>>()

  /** The number of comments before the next one, of any mood or of one; it counts from now on. */
  take(goods: number, mood: Mood | 'all'): number {
    const counts = this.#counts.get(goods) ?? { all: 0, good: 0, fair: 0, poor: 0 }
    this.#counts.set(goods, counts)
    counts[mood] += 1
    return counts[mood] - 1
  }
}

/** Comments of orders that were completed on a day: written by their buyers, or by the timer without text. */
export function commentRows(
  line: NumberLine,
  seed: number,
  day: string,
  now: Date,
  orders: readonly PlacedOrder[],
  soFar: WrittenSoFar,
): Row[] {
  const random = randomFor(seed, `comments:${day}`)
  return orders.flatMap(order => {
    const at = order.life.commentTime
    if (at === undefined) return []
    return order.lines.map(item => ({
      id: line.take(),
      order_id: order.id,
      order_goods_id: item.id,
      goods_id: item.goods.id,
      store_id: order.storeId,
      user_id: order.buyer.id,
      ...(order.life.isAutoComment ? SILENT : written(random, item, at, now, soFar)),
      is_auto: order.life.isAutoComment,
      created_at: at,
    }))
  })
}

const SILENT = {
  score: 5,
  agree: 5,
  service: 5,
  speed: 5,
  content: '',
  locale: 'zh-cn',
  images: [],
  reply: '',
  reply_time: null,
}

function written(random: Random, { goods }: PlacedLine, at: Date, now: Date, soFar: WrittenSoFar) {
  const score = starsOf(goods.liking, goods.id, soFar.take(goods.id, 'all'))
  // Who has a complaint about the goods is often kinder to the people.
  const near = () => (random.chance(0.55) ? score : Math.min(5, score + random.between(0, 2)))
  const { root, voices, id } = goods
  const review = drawReview(random, { root, voices, start: id, turn: soFar.take(id, moodOf(score)) }, score)
  const isAnswered = review.answer !== ''
  return {
    score,
    agree: near(),
    service: near(),
    speed: near(),
    content: review.text,
    locale: review.language === 'en' ? 'en' : 'zh-cn',
    images: random.chance(WITH_PICTURES) ? picturesOf(random, goods) : [],
    reply: review.answer,
    reply_time: isAnswered ? new Date(Math.min(at.getTime() + 9 * HOUR, now.getTime())) : null,
  }
}

/** One to three of the goods' pictures, now and then with the cover. */
const picturesOf = (random: Random, { images }: LoadedGoods): string[] =>
  random.shuffle(images).slice(0, random.between(1, 3))
