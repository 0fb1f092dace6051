import { logIn } from '../../look/demo-shop.ts'

export type Call = { path: string; token?: string }

/** As many people behind as many addresses; a session of the staff is asked less often, since its limit is its own. */
const ADDRESSES = 2_000
const WORDS = ['连衣裙', '耳机', '咖啡机', '手机壳', '茶', '沙发', 'lyq', 'erji', 'headphonse', '连衣群']
const STAFF_EVERY = 60

const encoded = (value: object) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))

const addressOf = (count: number) => `10.7.${Math.floor((count % ADDRESSES) / 250)}.${(count % 250) + 1}`

/** Sends a call from one of the addresses; throws with the server's message unless the envelope has code 200 and data. */
const ask = async (origin: string, { path, token }: Call, count: number): Promise<unknown> => {
  const answer = await fetch(`${origin}/api${path}`, {
    headers: { 'x-forwarded-for': addressOf(count), ...(token && { authorization: `Bearer ${token}` }) },
  })
  const body: unknown = await answer.json()
  const fits = typeof body === 'object' && body !== null && 'code' in body && body.code === 200 && 'data' in body
  if (!fits || body.data === null)
    throw new Error(`GET ${path}: ${answer.status} ${JSON.stringify(body).slice(0, 300)}`)
  return body.data
}

const idsIn = (value: unknown): number[] => {
  const rows = typeof value === 'object' && value !== null && 'data' in value ? value.data : value
  return Array.isArray(rows) ? rows.map(({ id }) => Number(id)).filter(Number.isSafeInteger) : []
}

/** Calls of visitors, together with the lists and dashboards of both back offices; endless, each call checked. */
export const openDay = async (origin: string): Promise<{ next: () => Promise<void>; asked: () => number }> => {
  const pages = [1, 2, 3, 4].map(page => `/goods_search/${encoded({ page })}`)
  const goods = idsIn(await ask(origin, { path: pages[0] ?? '' }, 0))
  if (goods.length < 20) throw new Error(`the first page of goods has ${goods.length} rows`)
  const visitor: Call[] = [
    '/common',
    '/home',
    ...pages,
    ...WORDS.map(keywords => `/goods_search/${encoded({ keywords: encodeURIComponent(keywords) })}`),
    ...goods.map(id => `/goods/${id}`),
  ].map(path => ({ path }))
  const seller = (await logIn(origin, 'seller')).seller_token ?? ''
  const admin = (await logIn(origin, 'admin')).admin_token ?? ''
  const staff: Call[] = [
    ...['dashboard/all', 'orders', 'goods', 'orders/summary'].map(page => ({ path: `/Seller/${page}`, token: seller })),
    ...['dashboard/all', 'orders?per_page=100', 'goods', 'users'].map(page => ({
      path: `/Admin/${page}`,
      token: admin,
    })),
  ]
  let count = 0
  const next = async () => {
    count += 1
    const from = count % STAFF_EVERY === 0 ? staff : visitor
    const call = from[Math.floor(count / (from === staff ? STAFF_EVERY : 1)) % from.length]
    if (call) await ask(origin, call, count)
  }
  return { next, asked: () => count }
}
