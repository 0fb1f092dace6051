import { freightQuoteCall } from '@shiji/contract/store/store.seller.calls.ts'
import { FreightQuote, FreightQuoteQuery } from '@shiji/contract/store/store.ts'
import { answer } from '../../../http/routes/answer.ts'
import { priceParcel } from '../use-cases/price-parcel.ts'

export const freightSellerRoutes = [
  answer(
    freightQuoteCall,
    {
      summary: 'What a parcel to an area costs by the saved templates, with the reasons',
      query: FreightQuoteQuery,
      data: FreightQuote,
    },
    (ctx, { query }) => priceParcel(ctx, query),
  ),
]
