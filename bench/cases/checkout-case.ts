import { CallTimes } from '../report/calls-table.ts'
import { checkBooks } from '../stage/books.ts'
import type { BenchCase } from './bench-case.ts'
import { checkoutUnit } from './checkout-journey.ts'
import { playJourney } from './journey.ts'

const LANES = 16

/** Whole checkouts of many buyers, the worker's part included, and the books afterwards. */
export const checkoutCase: BenchCase = {
  name: 'checkout',
  about: 'whole checkouts: cart, quote, order, payment with payment password, worker drained',
  run: (stage, options) => {
    const { goods = 20_000, orders = 6_000, buyers, rounds, seconds } = options
    return playJourney(stage, options, {
      title: 'checkout (2 goods of one store)',
      size: { goods, orders, buyers },
      play: async ({ world, client, measure }) => {
        const times = new CallTimes()
        let units = 0
        const unit = await checkoutUnit(world, client, buyers, times.took)
        const counted = async (turn: number): Promise<void> => {
          units += 1
          await unit(turn)
        }
        // Every buyer once: what a first payment does once (a secret kept in a newer way) is not what the next ones cost.
        const warmUp = { units: buyers }
        await measure('whole checkout, worker drained', counted, {
          lanes: LANES,
          warmUp,
          length: { seconds },
          rounds,
          drained: true,
        })
        times.print(units)
        await checkBooks(world.shop)
      },
    })
  },
}
