import { addTemplateCall, removeTemplatesCall, templatesCall } from '@shiji/contract/order/reply-template.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** A store's templates of answers. */
export const replyTemplateApi = api.injectEndpoints({
  endpoints: build => ({
    replyTemplates: queryOf(build, templatesCall),
    addReplyTemplate: mutationOf(build, addTemplateCall),
    removeReplyTemplates: mutationOf(build, removeTemplatesCall),
  }),
})

export const { useReplyTemplatesQuery, useAddReplyTemplateMutation, useRemoveReplyTemplatesMutation } = replyTemplateApi
