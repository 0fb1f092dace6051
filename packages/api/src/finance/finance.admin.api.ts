import type { Books, MoneyAdjustInput } from '@shiji/contract/finance/finance.ts'
import { api } from '../base/api.ts'

/** The platform's money. */
export const financeAdminApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET /Admin/books: totals, debits = credits, live invariants. */
    books: build.query<Books, void>({ query: () => ({ url: '/Admin/books' }), providesTags: ['Book'] }),
    /** POST /Admin/users/money/handle: adjusts a balance or points, with a reason; the same key never books twice. */
    adjustMoney: build.mutation<unknown, MoneyAdjustInput & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/Admin/users/money/handle',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (_done, failure) =>
        failure
          ? []
          : [
              'Book',
              'MoneyLog',
              { type: 'Resource', id: '/Admin/users' },
              { type: 'Resource', id: '/Admin/money_logs' },
            ],
    }),
  }),
})

export const { useBooksQuery, useAdjustMoneyMutation } = financeAdminApi
