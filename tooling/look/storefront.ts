import { call, listOf, member } from './demo-shop.ts'
import type { LookRoute } from './routes.ts'

const CLASSES = 10
const GOODS = 20

const visitor = (path: string): LookRoute => ({ area: 'buyer', path, as: 'visitor', states: ['filled'] })

const leavesOf = (node: unknown): string[] => {
  const children = listOf(member(node, 'children'))
  return children.length === 0 ? [String(member(node, 'id'))] : children.flatMap(leavesOf)
}

/** As many of them as wanted, the same distance apart. */
const spread = <T>(all: readonly T[], count: number, first: number): T[] =>
  all.filter((_, at) => at % Math.floor(all.length / count) === first).slice(0, count)

/** What people see before they buy: home, ten class pages and twenty product pages, of as many classes. */
export const planStorefront = async (url: string): Promise<LookRoute[]> => {
  const leaves = listOf(await call(url, '/api/load_goods_classes')).flatMap(leavesOf)
  const goods = await Promise.all(
    spread(leaves, GOODS, 3).map(async id => {
      const params = encodeURIComponent(btoa(JSON.stringify({ class_id: Number(id), per_page: 1 })))
      const [first] = listOf(member(await call(url, `/api/goods_search/${params}`), 'data'))
      return `/goods/${String(member(first, 'id'))}`
    }),
  )
  return ['/', ...spread(leaves, CLASSES, 0).map(id => `/class/${id}`), ...goods].map(visitor)
}
