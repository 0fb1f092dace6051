import type { BrandReviewInput } from '@shiji/contract/catalog/brands.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { decideApplication, insertBrand, lockApplication } from '../../data/brands/brand-application.repo.ts'
import { claimNames } from '../../data/brands/brand-name.repo.ts'
import { forgetKnowledge } from '../../data/search/knowledge.queries.ts'
import { brandMachine } from '../../domain/brands/brand-application.machine.ts'

/**
 * The platform's decision on a store's application: passing makes the brand, which all stores can choose; denying needs
 * a reason, which the store reads. Refuses with `brand.state_changed` an application that was decided or sent again
 * since it was read, and with `brand.name_taken` a name that another brand has by now.
 */
export async function reviewBrand(
  ctx: Ctx<AdminActor>,
  { id, round, verify, reason = '' }: BrandReviewInput,
): Promise<void> {
  const move = verify === 'examined' ? 'examine' : 'reject'
  const said = reason.trim()
  if (move === 'reject' && said === '') throw new InvalidInput([{ field: 'reason', key: 'error.required' }])
  await transact(ctx, async tx => {
    const application = await lockApplication(tx, id)
    if (application === undefined) throw new AppError('record.missing')
    if (application.round !== round || !brandMachine.can(move, application.verify, 'admin'))
      throw new AppError('brand.state_changed', {}, { verify: application.verify, round: application.round })
    let brandId: number | null = null
    if (move === 'examine') {
      brandId = await insertBrand(tx, application)
      const { nameZh, nameEn, thumb } = application
      if ((await claimNames(tx, brandId, application)).length > 0) throw new AppError('brand.name_taken')
      await audit(tx, {
        action: 'goods_brand.create',
        subjectType: 'goods_brand',
        subjectId: brandId,
        after: { nameZh, nameEn, thumb },
      })
    }
    const refuseInfo = move === 'reject' ? said : ''
    await decideApplication(tx, application, { verify: brandMachine.target(move), refuseInfo, brandId })
    await audit(tx, {
      action: `brand_application.${move}`,
      subjectType: 'brand_application',
      subjectId: id,
      subjectName: application.nameZh,
      before: { verify: application.verify },
      after: { verify, reason: refuseInfo },
    })
    await emit(tx, 'brand.reviewed', { applicationId: id, storeId: application.storeId, verify })
  })
  forgetKnowledge(ctx)
}
