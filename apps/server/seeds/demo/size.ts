import { parseArgs } from 'node:util'
import type { DemoSize } from './load/index.ts'

/** Orders that one buyer of a big world places in ninety days. */
const ORDERS_PER_BUYER = 20

/** Reads `--goods`, `--orders`, `--buyers` and `--seed`; what is left out is as in the demo, buyers in proportion to orders. Throws on anything else. */
export function readSize(args: readonly string[], usual: DemoSize): DemoSize {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { goods: option, orders: option, buyers: option, seed: option },
  })
  const whole = (name: keyof DemoSize, fallback: number, least: number): number => {
    const text = values[name]
    if (text === undefined) return fallback
    if (!/^\d{1,8}$/.test(text) || Number(text) < least)
      throw new RangeError(`--${name} is "${text}"; it must be a whole number from ${least} to 99999999`)
    return Number(text)
  }
  const orders = whole('orders', usual.orders, 0)
  return {
    goods: whole('goods', usual.goods, 1),
    orders,
    buyers: whole('buyers', Math.max(usual.buyers, Math.ceil(orders / ORDERS_PER_BUYER)), 3),
    seed: whole('seed', usual.seed, 0),
  }
}
