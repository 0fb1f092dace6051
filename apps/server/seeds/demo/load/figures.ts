import { LATENESS } from '@shiji/contract/store/lateness.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'

/** Figures that reactions keep in a running shop, computed once from the rows: sales, comments and stars of goods and stores, late shipping. */
export async function loadFigures(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`
    update goods g set sales = t.pieces from (
      select l.goods_id, sum(l.buy_num) as pieces from order_goods l join orders o on o.id = l.order_id
      where o.pay_time is not null group by 1) t where t.goods_id = g.id`)
  await tx.db.execute(sql`
    update goods g set comment_count = t.n, good_count = t.good, bad_count = t.bad, picture_comment_count = t.pictures, score_sum = t.score from (
      select goods_id, count(*) as n, count(*) filter (where score >= 4) as good, count(*) filter (where score <= 2) as bad,
        count(*) filter (where cardinality(images) > 0) as pictures, sum(score) as score from order_comments where not is_auto group by 1) t where t.goods_id = g.id`)
  await tx.db.execute(sql`
    update stores s set comment_count = t.n, agree_sum = t.agree, service_sum = t.service, speed_sum = t.speed from (
      select store_id, count(*) as n, sum(agree) as agree, sum(service) as service, sum(speed) as speed from order_comments where not is_auto group by 1) t where t.store_id = s.id`)
  const now = tx.clock.now()
  await tx.db.execute(sql`
    update stores s set due_orders = t.n, late_orders = t.late, late_hours = t.hours from (
      select store_id, count(*) as n, count(*) filter (where late >= 1) as late, sum(least(late, ${LATENESS.hoursMax})) as hours from (
        select store_id, greatest(0, floor(extract(epoch from coalesce(delivery_time, ${now}) - (pay_time + make_interval(hours => ship_hours))) / 3600)) as late
        from orders where pay_time >= ${new Date(now.getTime() - LATENESS.days * DAY)}
          and (delivery_time is not null or (status = 'waiting_delivery' and pay_time + make_interval(hours => ship_hours) <= ${now}))) o
      group by 1) t where t.store_id = s.id`)
}
