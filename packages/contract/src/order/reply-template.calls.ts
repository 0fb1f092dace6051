import { call } from '../call.ts'
import type { Deleted, Done, IdsParams } from '../schema.ts'
import type { ReplyTemplate, TemplateInput } from './reply-template.ts'

const templates = { area: 'seller', access: 'order_comment.reply' } as const

/** Templates of answers of the own store, the oldest first. */
export const templatesCall = call<{ data: ReplyTemplate[] }>()({
  ...templates,
  method: 'GET',
  path: '/reply_templates',
  reads: ['ReplyTemplate'],
})

export const addTemplateCall = call<{ body: TemplateInput; data: Done }>()({
  ...templates,
  method: 'POST',
  path: '/reply_templates',
  changes: ['ReplyTemplate'],
})

export const removeTemplatesCall = call<{ params: IdsParams; data: Deleted }>()({
  ...templates,
  method: 'DELETE',
  path: '/reply_templates/:ids',
  changes: ['ReplyTemplate'],
})
