/** Door of cart: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { cartCount } from './data/cart.queries.ts'
export { consumeCart } from './data/cart.repo.ts'
export { carts } from './data/cart.table.ts'
export type { WantedLine } from './domain/order-lines.ts'
export { presentQuote } from './http/cart.presenter.ts'
export { readOrderLines } from './http/order-lines.ts'
export { type FingerprintedQuote, makeQuote, type QuotedCart } from './use-cases/make-quote.ts'
