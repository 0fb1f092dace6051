import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { HomeData } from '@shiji/contract/catalog/home.ts'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { sql } from 'drizzle-orm'
import { oneOf, upTo } from '../load/chance.ts'
import { Person } from '../load/person.ts'
import { CallTimes } from '../report/calls-table.ts'
import type { World } from '../stage/stage.ts'
import type { BenchCase } from './bench-case.ts'
import { playJourney, type Scene } from './journey.ts'

const LANES = 16
/** Returning browsers: they request cached files conditionally. */
const BROWSERS = 600
const PICTURES = 8

interface Known {
  readonly id: string
  readonly name: string
  readonly min_price: string
  readonly class_id: string
  readonly store_id: string
  readonly leaf_id: string
  readonly brand_id: string | null
  readonly value_ids: readonly string[]
}

/** Goods that are for sale: what visitors have in mind when they choose filters. */
async function listed({ shop }: World): Promise<readonly Known[]> {
  const { rows } = await shop.runtime.db.execute<Known & Record<string, unknown>>(
    sql`select id, name, min_price, class_root_id as class_id, store_id, class_id as leaf_id, brand_id, value_ids
      from goods where is_listed order by id limit 5000`,
  )
  return rows
}

const encoded = (search: GoodsSearch): string =>
  `/goods_search/${encodeURIComponent(Buffer.from(JSON.stringify(search)).toString('base64'))}`

/** A price range around a price that was not requested before, in fen. */
const around = ({ min_price }: Known): Pick<GoodsSearch, 'price_min' | 'price_max'> => ({
  price_min: Math.max(0, Number(min_price) - 1 - upTo(5_000)),
  price_max: Number(min_price) + 1 + upTo(50_000),
})

const SORTS = ['default', 'sales', 'price', 'newest'] as const

/** A filter of a list that surely finds one of the goods: class and span, now and then the store too, in some order. */
function freshFilter(known: Known): GoodsSearch {
  return {
    class_id: Number(known.class_id),
    ...around(known),
    ...(upTo(4) === 0 ? { store_id: Number(known.store_id) } : {}),
    sort: oneOf(SORTS),
  }
}

/** Several values of several filters, with the class's attributes counted; finds the goods itself. */
const severalValues = (known: Known, other: Known): GoodsSearch => ({
  class_id: Number(known.leaf_id),
  ...around(known),
  ...(known.brand_id === null ? {} : { brand_id: [Number(known.brand_id), Number(other.brand_id ?? known.brand_id)] }),
  store_id: [Number(known.store_id), Number(other.store_id)],
  ...(known.value_ids.length === 0 ? {} : { values: known.value_ids.slice(0, 2).map(Number) }),
})

/** Words of the name in a span around the price. */
const freshSearch = (known: Known): GoodsSearch => ({
  keywords: encodeURIComponent(known.name.split(/\s+/)[0] ?? known.name),
  ...around(known),
})

const home = (person: Person) => person.ask<HomeData>('home', 'GET', '/home')
const filtered = (person: Person, known: Known) =>
  person.ask<GoodsSearchData>('list, filters nobody asked before', 'GET', encoded(freshFilter(known)))
const narrowed = (person: Person, known: Known, other: Known) =>
  person.ask<GoodsSearchData>('list, several values nobody asked before', 'GET', encoded(severalValues(known, other)))
const searched = (person: Person, known: Known) =>
  person.ask<GoodsSearchData>('search, span nobody asked before', 'GET', encoded(freshSearch(known)))

async function product(person: Person, id: number): Promise<void> {
  const detail = await person.ask<GoodsDetail>('product page', 'GET', `/goods/${id}`)
  if (detail.id !== id) throw new Error(`Asked for goods ${id}, got ${detail.id}.`)
}

/** The requests of a visitor: home, a list with filters, a search, two product pages with comments, their pictures. */
async function visit(person: Person, goods: readonly Known[]): Promise<void> {
  await person.ask('site', 'GET', '/common')
  await person.ask('classes', 'GET', '/load_goods_classes')
  await home(person)
  const page = await filtered(person, oneOf(goods))
  for (const card of page.data.slice(0, PICTURES)) await person.file('picture', card.image)
  const wanted = oneOf(goods)
  // Suggestions may be none for a letter.
  await person.ask('suggestions', 'GET', `/goods_suggest?q=${encodeURIComponent([...wanted.name][0] ?? '')}`, {
    rows: 0,
  })
  const found = await searched(person, wanted)
  for (const id of [oneOf(found.data).id, Number(oneOf(goods).id)]) {
    await product(person, id)
    await person.ask('comments', 'GET', `/goods_comments/${id}`, { rows: 0 })
  }
  await person.ask('store', 'GET', `/store/${wanted.store_id}`)
}

async function play({ world, client, options, measure }: Scene): Promise<void> {
  const goods = await listed(world)
  const times = new CallTimes()
  const silent = (): void => undefined
  const people = Array.from({ length: BROWSERS }, (_, at) => new Person(client, at, undefined, times.took))
  const others = Array.from({ length: BROWSERS }, (_, at) => new Person(client, BROWSERS + at, undefined, silent))
  const how = { lanes: LANES, warmUp: { seconds: 3 }, length: { seconds: options.seconds }, rounds: options.rounds }
  let visits = 0
  const whole = async (): Promise<void> => {
    visits += 1
    await visit(oneOf(people), goods)
  }
  await measure('a whole visit', whole, how)
  times.print(visits)
  await measure('home', async () => void (await home(oneOf(others))), how)
  await measure(
    'list, filters nobody asked before',
    async () => void (await filtered(oneOf(others), oneOf(goods))),
    how,
  )
  await measure(
    'list, several values nobody asked before',
    async () => void (await narrowed(oneOf(others), oneOf(goods), oneOf(goods))),
    how,
  )
  await measure('search, span nobody asked before', async () => void (await searched(oneOf(others), oneOf(goods))), how)
  await measure('product page', () => product(oneOf(others), Number(oneOf(goods).id)), how)
}

/** A visitor's day as browsers request it: Brotli, conditional files, and new filters each time. */
export const visitorCase: BenchCase = {
  name: 'visitor',
  about: "a visitor's day as browsers ask: Brotli, conditional, filters that nobody asked before",
  run: (stage, options) => {
    const { goods = 30_000, orders = 6_000, stores, buyers } = options
    return playJourney(stage, options, { title: 'visitor', size: { goods, orders, stores, buyers }, play })
  },
}
