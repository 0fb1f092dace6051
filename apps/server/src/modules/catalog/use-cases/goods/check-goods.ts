import type { GoodsChange } from '@shiji/contract/catalog/catalog.ts'
import { AppError, type FieldProblem, InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { storeScope } from '../../../../infra/scope.ts'
import { holdFreight, isClassAllowed, storePlace } from '../../../store/index.ts'
import { brandNames, type ClassPlace, classPlace } from '../../data/goods/goods-place.queries.ts'
import type { GoodsTexts } from '../../domain/goods-texts.ts'
import type { Axis } from '../../domain/sku-matrix.ts'
import { matrixProblems } from '../../domain/sku-matrix.ts'

/** The class, brand and store of goods: what a save refers to, checked and locked until the transaction ends. */
export interface GoodsPlace {
  readonly classPlace: ClassPlace
  readonly isTrading: boolean
  /** What class, brand and store add to the search texts. */
  readonly texts: Pick<GoodsTexts, 'classNames' | 'classIds' | 'brandNames' | 'storeNames'>
}

/** What the goods refer to now; absent for new goods. */
export interface PlaceBefore {
  readonly classId: number
  readonly brandId: number | null
  readonly freightId: number | null
}

/**
 * Checks everything that a save refers to: class (third level, allowed for the store unless unchanged), brand, own
 * freight template. Refuses with a message on each wrong field.
 */
export async function placeGoods(
  tx: Ctx,
  storeId: number,
  input: GoodsChange,
  before: PlaceBefore | undefined,
): Promise<GoodsPlace> {
  const classId = input.class_id ?? before?.classId ?? 0
  const brandId = input.brand_id === undefined ? (before?.brandId ?? null) : input.brand_id
  const store = await storePlace(tx, storeId)
  if (store === undefined) throw new AppError('record.missing')
  const place = await classPlace(tx, classId)
  const brand = brandId === null ? [] : await brandNames(tx, brandId)
  const problems: FieldProblem[] = []
  if (place === undefined) problems.push({ field: 'class_id', key: 'refusal.not_a_choice' })
  else if (classId !== before?.classId && !(await isClassAllowed(tx, storeScope(storeId), classId)))
    problems.push({ field: 'class_id', key: 'refusal.class_not_allowed' })
  if (brand === undefined) problems.push({ field: 'brand_id', key: 'refusal.not_a_choice' })
  problems.push(...(await freightProblems(tx, storeId, input, before)))
  if (place === undefined || brand === undefined || problems.length > 0) throw new InvalidInput(problems)
  return {
    classPlace: place,
    isTrading: store.isTrading,
    texts: {
      classNames: place.names,
      classIds: [place.id, place.middleId, place.rootId],
      brandNames: brand,
      storeNames: store.names,
    },
  }
}

async function freightProblems(
  tx: Ctx,
  storeId: number,
  input: GoodsChange,
  before: PlaceBefore | undefined,
): Promise<FieldProblem[]> {
  const freightId = input.freight_id === undefined ? (before?.freightId ?? null) : input.freight_id
  if (freightId === null) {
    return input.freight_mode === 'custom' ? [{ field: 'freight_id', key: 'error.required' }] : []
  }
  if (freightId === before?.freightId || (await holdFreight(tx, storeScope(storeId), freightId))) return []
  return [{ field: 'freight_id', key: 'refusal.not_a_choice' }]
}

/** Refuses an inconsistent SKU matrix, with a message on each wrong field. */
export function checkMatrix(axes: readonly Axis[], skus: GoodsChange['skus'] & object): void {
  const problems = matrixProblems(axes, skus)
  if (problems.length > 0) throw new InvalidInput(problems)
}
