import type { Runtime } from '@shiji/server/src/infra/context.ts'
import { sql } from 'drizzle-orm'

/** A group of addresses whose speed is compared with a bare route that sends the same statements. */
export interface ReadGroup {
  readonly name: string
  /** Under /api. */
  readonly paths: readonly string[]
  /** Whether an answer without rows is right: nothing is found, and a likelier spelling is offered. */
  readonly mayBeEmpty?: true
}

const params = (value: object): string => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))
const words = (text: string, page = 1): string =>
  `/goods_search/${params({ keywords: encodeURIComponent(text), page })}`

/**
 * List of 30, with several values and with attributes, product page, and search in Chinese, pinyin, English, with one
 * wrong letter, with words left out and with a likelier spelling.
 */
export async function readPaths(runtime: Runtime): Promise<ReadGroup[]> {
  const { rows } = await runtime.db.execute<{
    id: string
    class_id: string
    leaf_id: string
    brand_id: string | null
    store_id: string
  }>(
    sql`select id, class_root_id as class_id, class_id as leaf_id, brand_id, store_id
      from goods where is_listed order by sales desc, id limit 400`,
  )
  const ids = rows.filter((_row, index) => index % 20 === 0).map(row => Number(row.id))
  const classes = [...new Set(rows.map(row => Number(row.class_id)))]
  const leaves = [...new Set(rows.map(row => Number(row.leaf_id)))].slice(0, 8)
  const several = rows.slice(0, 8).map(row => ({
    class_id: Number(row.class_id),
    brand_id: rows.slice(0, 6).flatMap(({ brand_id }) => (brand_id === null ? [] : [Number(brand_id)])),
    store_id: [Number(row.store_id), ...rows.slice(0, 4).map(({ store_id }) => Number(store_id))],
  }))
  return [
    {
      name: 'goods list of 30',
      paths: [
        ...classes.map(class_id => `/goods_search/${params({ class_id })}`),
        ...[1, 2, 3, 8].map(page => `/goods_search/${params({ page })}`),
      ],
    },
    { name: 'list: several values', paths: several.map(search => `/goods_search/${params(search)}`), mayBeEmpty: true },
    { name: 'list: attributes', paths: leaves.map(class_id => `/goods_search/${params({ class_id })}`) },
    { name: 'product page', paths: ids.map(id => `/goods/${id}`) },
    { name: 'search: Chinese', paths: ['连衣裙', '耳机', '咖啡机', '手机壳', '茶', '沙发'].map(text => words(text)) },
    { name: 'search: pinyin', paths: ['lyq', 'erji', 'kafeiji', 'shafa'].map(text => words(text)) },
    { name: 'search: one wrong letter', paths: ['headphonse', 'kafeijj', '连衣群'].map(text => words(text)) },
    {
      name: 'search: words left out',
      paths: ['给妈妈的手机', '玻璃纤维 沙发', 'titanium coffee'].map(text => words(text)),
    },
    {
      name: 'search: likelier spelling',
      paths: ['bycicle', 'televsiion set', '衣连裙'].map(text => words(text)),
      mayBeEmpty: true,
    },
  ]
}
