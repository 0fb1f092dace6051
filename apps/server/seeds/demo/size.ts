import { parseArgs } from 'node:util'
import { STORES } from './catalog/stores.ts'
import type { DemoSize } from './load/index.ts'

/** Orders that one buyer of a big world places in ninety days. */
const ORDERS_PER_BUYER = 20
/** Phones of their owners have room for no more. */
const MOST_STORES = 99_999

/** Reads `--goods`, `--orders`, `--buyers`, `--stores` and `--seed`; what is left out is as in the demo, buyers in proportion to orders. Throws on anything else. */
export function readSize(args: readonly string[], usual: DemoSize): DemoSize {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { goods: option, orders: option, buyers: option, stores: option, seed: option },
  })
  const whole = (name: keyof DemoSize, fallback: number, least: number, most = 99_999_999): number => {
    const text = values[name]
    if (text === undefined) return fallback
    if (!/^\d{1,8}$/.test(text) || Number(text) < least || Number(text) > most)
      throw new RangeError(`--${name} is "${text}"; it must be a whole number from ${least} to ${most}`)
    return Number(text)
  }
  const orders = whole('orders', usual.orders, 0)
  return {
    goods: whole('goods', usual.goods, 1),
    orders,
    buyers: whole('buyers', Math.max(usual.buyers, Math.ceil(orders / ORDERS_PER_BUYER)), 3),
    seed: whole('seed', usual.seed, 0),
    ...(values.stores === undefined ? {} : { stores: whole('stores', STORES.length, STORES.length, MOST_STORES) }),
  }
}
