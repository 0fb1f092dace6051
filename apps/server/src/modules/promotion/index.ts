/** Door of promotion: what other modules and `app.ts` may use. */
export { presentSteps } from './pricing/present-steps.ts'
export { type PricedQuote, type QuotedArea, quoteFacts, quoteOf } from './pricing/quote.ts'
export { priceDelivery } from './use-cases/price-delivery.ts'
export { priceGoods } from './use-cases/price-goods.ts'
