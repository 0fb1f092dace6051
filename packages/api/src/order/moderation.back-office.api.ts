import { hideCommentCall } from '@shiji/contract/order/comment.desk.calls.ts'
import { hideAnswerCall, hideQuestionCall } from '@shiji/contract/order/question.desk.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf } from '../base/endpoint.ts'

/** What the platform hides of comments, questions and answers, beyond the calls of every resource. */
export const moderationApi = api.injectEndpoints({
  endpoints: build => ({
    hideComment: mutationOf(build, hideCommentCall),
    hideQuestion: mutationOf(build, hideQuestionCall),
    hideAnswer: mutationOf(build, hideAnswerCall),
  }),
})

export const { useHideCommentMutation, useHideQuestionMutation, useHideAnswerMutation } = moderationApi
