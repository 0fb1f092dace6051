import { solveChallenge } from '@shiji/api/identity/solve-challenge.ts'
import { AREA_PREFIX, AREA_PROVIDER, type Area } from '@shiji/contract/area.ts'
import { LOOK_ROUTES, type LookRoute, MENU_STATES } from './routes.ts'

/** A logged-in person, as the pages store them in the browser (§3). */
export type Login = Readonly<Record<string, string>>

const KEYS: Readonly<Record<Area, { token: string; user: string }>> = {
  buyer: { token: 'token', user: 'user' },
  seller: { token: 'seller_token', user: 'seller_user' },
  admin: { token: 'admin_token', user: 'admin_user' },
}

/** A member of a value that may be anything. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

/** The value when it is a list, else an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const ask = async (url: string, path: string, init: RequestInit = {}): Promise<unknown> => {
  const answer = await fetch(`${url}${path}`, init)
  return answer.json().catch(() => ({ status: answer.status }))
}

/** Calls the API as a page would; throws with the server's words when the answer is no success. */
export const call = async (url: string, path: string, init: RequestInit = {}): Promise<unknown> => {
  const body = await ask(url, path, init)
  if (member(body, 'code') !== 200) throw new Error(`${init.method ?? 'GET'} ${path}: ${JSON.stringify(body)}`)
  return member(body, 'data')
}

type Challenge = Parameters<typeof solveChallenge>[0]

const isChallenge = (value: unknown): value is Challenge =>
  ['algorithm', 'challenge', 'salt', 'signature'].every(name => typeof member(value, name) === 'string')

/** Logs in with the demo account of each area. */
export const logIn = async (url: string, area: Area): Promise<Login> => {
  const config: unknown = await (await fetch(`${url}/config.json`)).json()
  const account = listOf(member(config, 'demoAccounts')).find(each => member(each, 'area') === area)
  const prefix = `/api${AREA_PREFIX[area]}`
  const provider = AREA_PROVIDER[area]
  const posted = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const login = { username: member(account, 'username'), password: member(account, 'password'), provider }
  const challenge = member(member(await ask(url, `${prefix}/login`, posted(login)), 'data'), 'challenge')
  const solved = isChallenge(challenge) ? await solveChallenge(challenge) : undefined
  const data = await call(url, `${prefix}/login`, posted({ ...login, ...(solved && { challenge: solved }) }))
  const token = String(member(data, 'access_token'))
  const person = await call(url, `${prefix}/auth/info`, posted({ provider }, { authorization: `Bearer ${token}` }))
  return { [KEYS[area].token]: token, [KEYS[area].user]: JSON.stringify(person) }
}

/** Paths of the leaves of the area's menu, as the server offers them to this person. */
const menuPaths = async (url: string, area: Area, login: Login): Promise<string[]> => {
  const headers = { authorization: `Bearer ${login[KEYS[area].token]}` }
  const tree = await call(url, `/api${AREA_PREFIX[area]}/load_menu?type=getChildren`, { headers })
  const paths: string[] = []
  const visit = (item: unknown) => {
    const address = member(item, 'apis')
    const children = listOf(member(item, 'children'))
    if (typeof address === 'string' && address.startsWith('/') && children.length === 0) paths.push(address)
    for (const child of children) visit(child)
  }
  for (const item of listOf(tree)) visit(item)
  const inside = (path: string) =>
    path.startsWith(`${AREA_PREFIX[area]}/`) ? path.slice(AREA_PREFIX[area].length) : path
  return [...new Set(paths.map(inside))]
}

/**
 * Ids that replace `:goods`, `:store` and `:order`; of the seller's store `:own` goods, a `:sold` order, a `:sku` and a
 * `:stocktake`.
 */
const findRecords = async (
  url: string,
  { buyer, seller }: Partial<Record<Area, Login>>,
): Promise<Readonly<Record<string, string>>> => {
  const firstId = async (path: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const data = await call(url, path, { headers }).catch(() => undefined)
    const row = listOf(member(data, 'data'))[0]
    return {
      id: String(member(row, 'id') ?? 1),
      store: String(member(row, 'store_id') ?? member(member(row, 'store'), 'id') ?? 1),
    }
  }
  const goods = buyer && (await firstId('/api/goods_search'))
  const order = buyer && (await firstId('/api/user/orders', buyer[KEYS.buyer.token]))
  const ofSeller = async (path: string) =>
    seller && (await firstId(`/api/Seller/${path}`, seller[KEYS.seller.token])).id
  const of = {
    own: await ofSeller('goods'),
    sold: await ofSeller('orders?order_status=waiting_delivery'),
    sku: await ofSeller('stocks'),
    stocktake: await ofSeller('stocktakes'),
  }
  return {
    ...(goods && order ? { goods: goods.id, store: goods.store, order: order.id } : {}),
    ...Object.fromEntries(Object.entries(of).flatMap(([name, id]) => (id === undefined ? [] : [[name, id]]))),
  }
}

export type Shooting = { routes: LookRoute[]; logins: Partial<Record<Area, Login>> }

/** Everything that is to be shot, with the demo's own ids in the paths and the pages of both menus. */
export const planShooting = async (url: string, areas: readonly Area[]): Promise<Shooting> => {
  const logins: Partial<Record<Area, Login>> = {}
  for (const area of areas) logins[area] = await logIn(url, area)
  const records = await findRecords(url, logins)
  const routes = LOOK_ROUTES.filter(({ area }) => areas.includes(area)).map(route => ({
    ...route,
    path: route.path.replace(/:(\w+)/g, (whole, name: string) => records[name] ?? whole),
  }))
  for (const area of areas) {
    const login = logins[area]
    if (area === 'buyer' || !login) continue
    for (const path of await menuPaths(url, area, login)) routes.push({ area, path, as: 'member', states: MENU_STATES })
  }
  return { routes, logins }
}
