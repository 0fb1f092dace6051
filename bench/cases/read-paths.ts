import type { Runtime } from '@shiji/server/src/infra/context.ts'
import { sql } from 'drizzle-orm'

/** A group of addresses whose speed is compared with a bare route that sends the same statements. */
export interface ReadGroup {
  readonly name: string
  /** Under /api. */
  readonly paths: readonly string[]
}

const params = (value: object): string => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))
const words = (text: string, page = 1): string =>
  `/goods_search/${params({ keywords: encodeURIComponent(text), page })}`

/** List of 30, product page, and search in Chinese, pinyin, English and with one wrong letter. */
export async function readPaths(runtime: Runtime): Promise<ReadGroup[]> {
  const { rows } = await runtime.db.execute<{ id: string; class_id: string }>(
    sql`select id, class_root_id as class_id from goods where is_listed order by sales desc, id limit 400`,
  )
  const ids = rows.filter((_row, index) => index % 20 === 0).map(row => Number(row.id))
  const classes = [...new Set(rows.map(row => Number(row.class_id)))]
  return [
    {
      name: 'goods list of 30',
      paths: [
        ...classes.map(class_id => `/goods_search/${params({ class_id })}`),
        ...[1, 2, 3, 8].map(page => `/goods_search/${params({ page })}`),
      ],
    },
    { name: 'product page', paths: ids.map(id => `/goods/${id}`) },
    { name: 'search: Chinese', paths: ['连衣裙', '耳机', '咖啡机', '手机壳', '茶', '沙发'].map(text => words(text)) },
    { name: 'search: pinyin', paths: ['lyq', 'erji', 'kafeiji', 'shafa'].map(text => words(text)) },
    { name: 'search: one wrong letter', paths: ['headphonse', 'kafeijj', '连衣群'].map(text => words(text)) },
  ]
}
