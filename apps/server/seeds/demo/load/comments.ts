import { HOUR } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { randomFor } from '../catalog/random.ts'
import { drawReview } from '../catalog/reviews.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import type { PlacedOrder } from './orders.ts'

const AUTO = '买家未及时评价，系统默认好评。'

/** Comments of finished orders, with pictures and answers; stars, counts and sales of goods and stores follow from the rows. */
export async function loadComments(
  tx: Ctx,
  line: NumberLine,
  seed: number,
  orders: readonly PlacedOrder[],
): Promise<void> {
  const random = randomFor(seed, 'comments')
  const rows = orders.flatMap(order => {
    const at = order.history.commentTime
    if (at === undefined) return []
    return order.lines.map(({ id, goods, stars }) => {
      const isAuto = order.history.isAutoComment
      const score = isAuto ? 5 : stars
      const review = drawReview(random, goods.root, score)
      const language = random.chance(0.12) ? 'en' : 'zh'
      const near = () => Math.min(5, Math.max(1, score + random.between(-1, 1)))
      const reply = !isAuto && order.history.hasReply ? review.answer : undefined
      return {
        id: line.take(),
        order_id: order.id,
        order_goods_id: id,
        goods_id: goods.id,
        store_id: order.storeId,
        user_id: order.buyer.id,
        score,
        agree: isAuto ? 5 : near(),
        service: isAuto ? 5 : near(),
        speed: isAuto ? 5 : near(),
        content: isAuto ? AUTO : review.text[language],
        images: !isAuto && random.chance(0.14) ? random.shuffle(goods.demo.images).slice(0, 2) : [],
        is_auto: isAuto,
        reply: reply === undefined ? '' : reply[language],
        reply_time: reply === undefined ? null : new Date(Math.min(at.getTime() + 9 * HOUR, tx.clock.now().getTime())),
        created_at: at,
      }
    })
  })
  await insertRows(tx, 'order_comments', rows)
}

/** Figures that reactions keep in a running shop, computed once from the rows. */
export async function loadFigures(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`
    update goods g set sales = t.pieces from (
      select l.goods_id, sum(l.buy_num) as pieces from order_goods l join orders o on o.id = l.order_id
      where o.pay_time is not null group by 1) t where t.goods_id = g.id`)
  await tx.db.execute(sql`
    update goods g set comment_count = t.n, good_count = t.good, bad_count = t.bad, picture_comment_count = t.pictures, score_sum = t.score from (
      select goods_id, count(*) as n, count(*) filter (where score >= 4) as good, count(*) filter (where score <= 2) as bad,
        count(*) filter (where cardinality(images) > 0) as pictures, sum(score) as score from order_comments group by 1) t where t.goods_id = g.id`)
  await tx.db.execute(sql`
    update stores s set comment_count = t.n, agree_sum = t.agree, service_sum = t.service, speed_sum = t.speed from (
      select store_id, count(*) as n, sum(agree) as agree, sum(service) as service, sum(speed) as speed from order_comments group by 1) t where t.store_id = s.id`)
}
