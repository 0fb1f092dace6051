import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { questionsFor } from '../catalog/orders/questions.ts'
import { both } from '../catalog/pair.ts'
import { type Random, randomFor } from '../catalog/random.ts'
import type { LoadedGoods } from './goods.ts'
import { insertRows, type Row } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import type { LoadedBuyer } from './people.ts'

const WITH_QUESTIONS = 0.35
const BY_THE_STORE = 0.85
const BY_A_BUYER = 0.5
const IN_ENGLISH = 0.1
const LONGEST = 40 * DAY
/** Goods whose questions are inserted together. */
const CHUNK = 1_000

/** Who answers for goods: the first buyer who received them, and since when they have them. */
type Owners = ReadonlyMap<number, { readonly id: number; readonly since: number }>

async function ownersOf(tx: Ctx, goodsIds: readonly number[]): Promise<Owners> {
  const { rows } = await tx.db.execute<Record<string, unknown>>(sql`
    select distinct on (l.goods_id) l.goods_id, l.user_id, o.receipt_time from order_goods l join orders o on o.id = l.order_id
    where o.receipt_time is not null and l.goods_id = any(${sql.param(goodsIds)}::bigint[])
    order by l.goods_id, o.receipt_time, l.id`)
  return new Map(
    rows.map(row => [
      Number(row.goods_id),
      { id: Number(row.user_id), since: new Date(String(row.receipt_time)).getTime() },
    ]),
  )
}

/**
 * Questions on a third of the listed goods. Most have the answer of the store, half of those on sold goods the one of a
 * buyer too; a few wait.
 */
export async function loadQuestions(
  tx: Ctx,
  line: NumberLine,
  seed: number,
  goods: readonly LoadedGoods[],
  buyers: readonly LoadedBuyer[],
): Promise<void> {
  const asked = goods.filter(item => item.isListed && randomFor(seed, `questions?:${item.id}`).chance(WITH_QUESTIONS))
  const askers = buyers.filter(buyer => buyer.eagerness > 0)
  for (let start = 0; start < asked.length; start += CHUNK) {
    const some = asked.slice(start, start + CHUNK)
    const owners = await ownersOf(
      tx,
      some.map(item => item.id),
    )
    const rows = some.map(item => rowsOf(line, randomFor(seed, `questions:${item.id}`), item, askers, owners, tx))
    await insertRows(
      tx,
      'goods_questions',
      rows.flatMap(row => row.questions),
    )
    await insertRows(
      tx,
      'goods_answers',
      rows.flatMap(row => row.answers),
    )
  }
}

function rowsOf(
  line: NumberLine,
  random: Random,
  goods: LoadedGoods,
  askers: readonly LoadedBuyer[],
  owners: Owners,
  { clock }: Ctx,
): { readonly questions: Row[]; readonly answers: Row[] } {
  const now = clock.now().getTime()
  const questions: Row[] = []
  const answers: Row[] = []
  for (const { asked, answer, bought } of questionsFor(random, goods.root, random.between(1, 4))) {
    const locale = random.chance(IN_ENGLISH) ? 'en' : 'zh-cn'
    const words = (pair: typeof asked) => both(pair)[locale === 'en' ? 'en' : 'zh']
    const asker = random.pick(askers)
    const earliest = Math.max(goods.createdAt.getTime(), asker.createdAt.getTime())
    const at = Math.max(earliest, now - random.between(HOUR, LONGEST))
    const answeredAt = at + random.between(HOUR / 4, 20 * HOUR)
    const isAnswered = random.chance(BY_THE_STORE) && answeredAt < now
    const owner = owners.get(goods.id)
    const ownAt = Math.max(at, owner?.since ?? now) + random.between(HOUR, 30 * HOUR)
    const isOwn = owner !== undefined && owner.id !== asker.id && random.chance(BY_A_BUYER) && ownAt < now
    const id = line.take()
    const answered = (userId: number, content: string, time: number): Row => ({
      id: line.take(),
      question_id: id,
      user_id: userId,
      content,
      locale,
      changes: 0,
      is_hidden: false,
      hidden_reason: '',
      created_at: new Date(time),
    })
    if (isAnswered) answers.push(answered(0, words(answer), answeredAt))
    if (isOwn) answers.push(answered(owner.id, words(bought), ownAt))
    questions.push({
      id,
      goods_id: goods.id,
      store_id: goods.storeId,
      user_id: asker.id,
      goods_name: goods.name,
      goods_name_en: goods.nameEn,
      goods_image: goods.images[0] ?? '',
      content: words(asked),
      locale,
      answered_at: isAnswered ? new Date(answeredAt) : null,
      answers: Number(isAnswered) + Number(isOwn),
      is_hidden: false,
      hidden_reason: '',
      created_at: new Date(at),
    })
  }
  return { questions, answers }
}
