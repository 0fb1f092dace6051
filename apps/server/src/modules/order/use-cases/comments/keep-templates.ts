import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { lockStoreRow } from '../../../store/index.ts'
import { templatesOf } from '../../data/reply-template.queries.ts'
import { deleteTemplates, insertTemplate } from '../../data/reply-template.repo.ts'

/** Keeps an answer of a store for reuse. Refuses more than a store may keep; one that it has already is kept once. */
export function addTemplate(ctx: Ctx<SellerActor>, text: string): Promise<{ id: number }> {
  const content = text.trim()
  return transact(ctx, async tx => {
    // Changes of one store's templates wait for each other, so that the limit holds.
    await lockStoreRow(tx, tx.scope.id)
    const kept = await templatesOf(tx, tx.scope)
    const same = kept.find(template => template.content === content)
    if (same !== undefined) return { id: same.id }
    const { templates } = LIMITS.comment
    if (kept.length >= templates) throw new AppError('comment.templates_full', { limit: templates })
    const id = await insertTemplate(tx, tx.scope, content)
    await audit(tx, {
      action: 'reply_template.create',
      subjectType: 'reply_template',
      subjectId: id,
      after: { content },
    })
    return { id }
  })
}

/** Deletes templates of the own store, all or none; those of others answer like missing ones. */
export function removeTemplates(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<{ deleted: number }> {
  return transact(ctx, async tx => {
    const gone = await deleteTemplates(tx, tx.scope, ids)
    if (gone.length !== new Set(ids).size) throw new AppError('record.missing')
    for (const { id, content } of gone)
      await audit(tx, {
        action: 'reply_template.delete',
        subjectType: 'reply_template',
        subjectId: id,
        before: { content },
      })
    return { deleted: gone.length }
  })
}
