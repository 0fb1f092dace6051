import { answerQuestionCall, askCall, goodsQuestionsCall } from '@shiji/contract/order/question.buyer.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Questions on goods and their answers. */
export const questionBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    goodsQuestions: queryOf(build, goodsQuestionsCall),
    ask: mutationOf(build, askCall),
    answerQuestion: mutationOf(build, answerQuestionCall),
  }),
})

export const { useGoodsQuestionsQuery, useAskMutation, useAnswerQuestionMutation } = questionBuyerApi
