import { addTemplateCall, removeTemplatesCall, templatesCall } from '@shiji/contract/order/reply-template.calls.ts'
import { ReplyTemplate, TemplateInput } from '@shiji/contract/order/reply-template.ts'
import { Deleted, Done, IdsParams } from '@shiji/contract/schema.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import Type from 'typebox'
import { answer } from '../../../http/routes/answer.ts'
import { InvalidInput } from '../../../infra/app-error.ts'
import { templatesOf } from '../data/reply-template.queries.ts'
import { addTemplate, removeTemplates } from '../use-cases/comments/keep-templates.ts'

export const replyTemplateRoutes = [
  answer(templatesCall, { summary: "The store's templates of answers", data: Type.Array(ReplyTemplate) }, ctx =>
    templatesOf(ctx, ctx.scope),
  ),
  answer(addTemplateCall, { summary: 'Keep an answer as template', body: TemplateInput, data: Done }, (ctx, { body }) =>
    addTemplate(ctx, body.content),
  ),
  answer(
    removeTemplatesCall,
    { summary: 'Delete templates by comma-separated ids', params: IdsParams, data: Deleted },
    (ctx, { params }) => {
      const ids = parseIds(params.ids)
      if (ids === undefined) throw new InvalidInput([{ field: 'ids', key: 'error.wrong_format' }])
      return removeTemplates(ctx, ids)
    },
  ),
]
