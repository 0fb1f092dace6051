import { hideAnswerCall, hideQuestionCall } from '@shiji/contract/order/question.desk.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf } from '../base/endpoint.ts'

/** What the platform hides of questions and answers, beyond the calls of every resource. */
export const questionBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    hideQuestion: mutationOf(build, hideQuestionCall),
    hideAnswer: mutationOf(build, hideAnswerCall),
  }),
})

export const { useHideQuestionMutation, useHideAnswerMutation } = questionBackOfficeApi
