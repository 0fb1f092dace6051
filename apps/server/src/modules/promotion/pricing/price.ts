import type { PricePhase } from '@shiji/contract/statuses.ts'
import { add, type Fen, multiply } from '@shiji/kit/money/fen.ts'
import { freightPhase } from './freight-phase.ts'
import { groupPhase } from './group.ts'
import { linePhase } from './line.ts'
import { pointsPhase } from './points.ts'
import type { Line, Phase, PriceFacts, PriceStep, Pricing, StoreFreight, WantedSku } from './pricing.ts'
import { storePhase } from './store.ts'
import { amountOf, leftOf } from './take-off.ts'
import { unitPhase } from './unit.ts'

/** The phases in their order (product section 4): each works on what those before it left. */
const PHASES: readonly (readonly [PricePhase, Phase])[] = [
  ['unit', unitPhase],
  ['line', linePhase],
  ['store', storePhase],
  ['group', groupPhase],
  ['points', pointsPhase],
  ['freight', freightPhase],
]

/**
 * A line with its price, its discounts, and the reasons: the facts of the line, with the price of a piece as it is
 * charged. Amounts in fen.
 */
export type PricedLine<W extends WantedSku = WantedSku> = W & {
  /** Price of one piece before all offers. */
  readonly listPrice: Fen
  /** `price × buyNum`. */
  readonly total: Fen
  readonly discounts: readonly PriceStep[]
  readonly discount: Fen
  readonly payable: Fen
  /** All that changed the price of this line, another price of a piece included. */
  readonly steps: readonly PriceStep[]
}

/** The price of the goods of one store. */
export interface PricedGoods<W extends WantedSku = WantedSku> {
  readonly storeId: number
  readonly lines: readonly PricedLine<W>[]
  readonly goodsAmount: Fen
  readonly discountAmount: Fen
  /** Empty when only the phases up to an earlier one were requested. */
  readonly freight: StoreFreight | undefined
  /** Each offer that applied here once, with what it saved in this store, free freight included. */
  readonly steps: readonly PriceStep[]
}

/**
 * Prices lines: a pure function of facts (product section 4). `through` is the last phase to run: a cart whose lines
 * are not chosen yet has prices of lines and no thresholds.
 */
export function price<W extends WantedSku>(
  facts: PriceFacts<W>,
  through: PricePhase = 'freight',
): readonly PricedGoods<W>[] {
  const last = PHASES.findIndex(([name]) => name === through)
  const begun: Pricing<W> = { lines: facts.lines.map(begin), freight: new Map() }
  const priced = PHASES.slice(0, last + 1).reduce((before, [, phase]) => phase(facts, before), begun)
  return Array.from(
    Map.groupBy(priced.lines, line => line.wanted.storeId),
    ([storeId, lines]) => goodsOfStore(storeId, lines.map(finish), priced.freight.get(storeId)),
  )
}

const begin = <W extends WantedSku>(wanted: W): Line<W> => ({
  wanted,
  price: wanted.price,
  repriced: [],
  total: multiply(wanted.price, wanted.buyNum),
  discounts: [],
})

const finish = <W extends WantedSku>(line: Line<W>): PricedLine<W> => ({
  ...line.wanted,
  price: line.price,
  listPrice: line.wanted.price,
  total: line.total,
  discounts: line.discounts,
  discount: amountOf(line.discounts),
  payable: leftOf(line),
  steps: [...line.repriced, ...line.discounts],
})

function goodsOfStore<W extends WantedSku>(
  storeId: number,
  lines: readonly PricedLine<W>[],
  freight: StoreFreight | undefined,
): PricedGoods<W> {
  return {
    storeId,
    lines,
    goodsAmount: add(...lines.map(line => line.total)),
    discountAmount: add(...lines.map(line => line.discount)),
    freight,
    steps: [...together(lines.flatMap(line => line.steps)), ...(freight?.steps ?? [])],
  }
}

/** Merges the parts of one offer on several lines into one step, in the order of the phases. */
function together(parts: readonly PriceStep[]): PriceStep[] {
  const byOffer = Map.groupBy(parts, ({ phase, kind, refId }) => `${phase} ${kind} ${refId}`)
  const steps = [...byOffer.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, amount: amountOf([first, ...more]) }],
  )
  const place = ({ phase }: PriceStep) => PHASES.findIndex(([name]) => name === phase)
  return steps.toSorted((a, b) => place(a) - place(b))
}
