import { moneyLogsCall, topUpDemoCall } from '@shiji/contract/finance/finance.buyer.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

export const financeBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    moneyLogs: queryOf(build, moneyLogsCall),
    topUpDemo: mutationOf(build, topUpDemoCall),
  }),
})

export const { useMoneyLogsQuery, useTopUpDemoMutation } = financeBuyerApi
