import { classGoodsCall, priceGoodsCall, shelfTimesCall } from '@shiji/contract/catalog/desk/bulk.calls.ts'
import {
  ClassedGoods,
  ClassOfGoodsInput,
  PricedGoods,
  PriceInput,
  ShelfTimesInput,
} from '@shiji/contract/catalog/desk/bulk.ts'
import { Done } from '@shiji/contract/schema.ts'
import { parseShopTime } from '@shiji/kit/time/shop-time.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { InvalidInput } from '../../../../infra/app-error.ts'
import { setClass } from '../../use-cases/bulk/set-class.ts'
import { setPrices } from '../../use-cases/bulk/set-prices.ts'
import { setShelfTimes } from '../../use-cases/bulk/shelf-times.ts'

/** A time of a field; null for an empty one. Refuses text that is not a time at its field. */
function instant(field: string, text: string): Date | null {
  if (text === '') return null
  const at = parseShopTime(text)
  if (at === undefined) throw new InvalidInput([{ field, key: 'error.wrong_format' }])
  return at
}

export const goodsBulkRoutes = [
  answer(
    priceGoodsCall,
    {
      summary: 'Change the prices of goods by one rule, or show what they would be',
      body: PriceInput,
      data: PricedGoods,
    },
    (ctx, { body }) => setPrices(ctx, body),
  ),
  answer(
    classGoodsCall,
    { summary: 'Move goods to a class, or show what it would drop', body: ClassOfGoodsInput, data: ClassedGoods },
    (ctx, { body }) => setClass(ctx, body),
  ),
  answer(
    shelfTimesCall,
    { summary: 'Set or cancel when the shelf of goods is switched', body: ShelfTimesInput, data: Done },
    async (ctx, { body }) => {
      await setShelfTimes(ctx, body.id, { onAt: instant('on_at', body.on_at), offAt: instant('off_at', body.off_at) })
      return {}
    },
  ),
]
