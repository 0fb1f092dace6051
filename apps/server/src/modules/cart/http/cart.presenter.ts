import type { CartData, CartLine, Quote } from '@shiji/contract/cart/cart.ts'
import { multiply } from '@shiji/kit/money/fen.ts'
import { presentSteps } from '../../promotion/index.ts'
import type { CartRow } from '../data/cart.queries.ts'
import type { FingerprintedQuote, QuotedCart } from '../use-cases/make-quote.ts'
import type { PricedCartLine } from '../use-cases/price-cart.ts'

/**
 * The cart by store, stores in the order of their newest line; each line has the reason why it cannot be bought now.
 */
export function presentCart(rows: readonly CartRow[], prices: ReadonlyMap<number, PricedCartLine>): CartData {
  const byStore = Map.groupBy(rows, row => row.storeId)
  const stores = Array.from(byStore, ([store_id, lines]) => {
    const sku = lines[0]?.sku
    return {
      store_id,
      store_name: sku?.storeName ?? '',
      store_name_en: sku?.storeNameEn ?? '',
      seal: sku?.storeSeal ?? '',
      colour: sku?.storeColour ?? '',
      logo: sku?.storeLogo ?? '',
      lines: lines.map(line => presentLine(line, prices.get(line.id))),
    }
  })
  return { stores, count: rows.length }
}

function presentLine(row: CartRow, priced: PricedCartLine | undefined): CartLine {
  const { id, goodsId, skuId, buyNum, priceAdded, sku } = row
  const price = priced?.price ?? priceAdded
  const left = Math.max(0, sku?.left ?? 0)
  const problem = sku === undefined ? 'goods.sku_missing' : (sku.problem ?? (left < buyNum ? 'stock.not_enough' : null))
  return {
    id,
    goods_id: goodsId,
    sku_id: skuId,
    name: sku?.name ?? '',
    name_en: sku?.nameEn ?? '',
    sku_name: sku?.skuName ?? '',
    sku_name_en: sku?.skuNameEn ?? '',
    image: sku?.image ?? '',
    price,
    price_added: priceAdded,
    buy_num: buyNum,
    payable: priced?.payable ?? multiply(price, buyNum),
    steps: presentSteps(priced?.steps ?? []),
    stock: left,
    problem,
  }
}

/** A quote in wire format. */
export const presentQuote = (quote: FingerprintedQuote, addressId: number | null): Quote => ({
  stores: quote.stores.map(presentStore),
  payable: quote.payable,
  pieces: quote.pieces,
  address_id: addressId,
  fingerprint: quote.fingerprint,
})

const presentStore = (store: QuotedCart): Quote['stores'][number] => ({
  store_id: store.storeId,
  store_name: store.lines[0]?.storeName ?? '',
  store_name_en: store.lines[0]?.storeNameEn ?? '',
  seal: store.lines[0]?.storeSeal ?? '',
  colour: store.lines[0]?.storeColour ?? '',
  logo: store.lines[0]?.storeLogo ?? '',
  lines: store.lines.map(line => ({
    goods_id: line.goodsId,
    sku_id: line.skuId,
    cart_id: line.cartIds[0] ?? null,
    name: line.name,
    name_en: line.nameEn,
    sku_name: line.skuName,
    sku_name_en: line.skuNameEn,
    image: line.image,
    price: line.price,
    buy_num: line.buyNum,
    goods_amount: line.total,
    discount_amount: line.discount,
    payable: line.payable,
    steps: presentSteps(line.steps),
    stock: line.left,
  })),
  goods_amount: store.goodsAmount,
  freight: store.delivery.parts.map(({ name, mode, weight, amount }) => ({ name, mode, weight, amount })),
  freight_amount: store.delivery.amount,
  steps: presentSteps(store.steps),
  discount_amount: store.discountAmount,
  payable: store.payable,
})
