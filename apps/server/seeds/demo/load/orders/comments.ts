import { HOUR } from '@shiji/kit/time/duration.ts'
import { drawReview } from '../../catalog/orders/reviews.ts'
import { drawStars } from '../../catalog/orders/stars.ts'
import { type Random, randomFor } from '../../catalog/random.ts'
import type { Row } from '../insert.ts'
import type { NumberLine } from '../number-line.ts'
import type { PlacedLine, PlacedOrder } from './orders.ts'

const WITH_PICTURES = 0.12
const ANSWERED = 0.08
const IN_ENGLISH = 0.12

/** Comments of orders that were completed on a day: written by their buyers, or by the timer without text. */
export function commentRows(
  line: NumberLine,
  seed: number,
  day: string,
  now: Date,
  orders: readonly PlacedOrder[],
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
      ...(order.life.isAutoComment ? SILENT : written(random, item, at, now)),
      is_auto: order.life.isAutoComment,
      created_at: at,
    }))
  })
}

const SILENT = { score: 5, agree: 5, service: 5, speed: 5, content: '', images: [], reply: '', reply_time: null }

function written(random: Random, { goods }: PlacedLine, at: Date, now: Date) {
  const score = drawStars(random, goods.store)
  const near = () => (random.chance(0.75) ? score : Math.min(5, Math.max(1, score + random.between(-1, 1))))
  const review = drawReview(random, goods.root, score)
  const language = random.chance(IN_ENGLISH) ? 'en' : 'zh'
  const isAnswered = random.chance(ANSWERED)
  return {
    score,
    agree: near(),
    service: near(),
    speed: near(),
    content: review.text[language],
    images: random.chance(WITH_PICTURES) ? random.shuffle(goods.images).slice(0, random.between(1, 3)) : [],
    reply: isAnswered ? review.answer[language] : '',
    reply_time: isAnswered ? new Date(Math.min(at.getTime() + 9 * HOUR, now.getTime())) : null,
  }
}
