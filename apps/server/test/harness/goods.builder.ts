import { fen } from '@shiji/kit/money/fen.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../src/infra/context.ts'
import { classAttributes, classAttributeValues } from '../../src/modules/catalog/data/classes/attribute.table.ts'
import { keepNames } from '../../src/modules/catalog/data/goods/goods.repo.ts'
import { textsAfter } from '../../src/modules/catalog/data/search/goods-texts.queries.ts'
import { forgetKnowledge } from '../../src/modules/catalog/data/search/knowledge.queries.ts'
import { rememberWords, writeDocuments } from '../../src/modules/catalog/data/search/search.repo.ts'
import { goods, goodsBrands, goodsClasses, skus, stockMovements, stocks } from '../../src/modules/catalog/index.ts'
import { storeClasses } from '../../src/modules/store/index.ts'

export interface ClassPath {
  readonly rootId: number
  readonly middleId: number
  readonly id: number
}

/** Three levels of classes with these names (zh); returns the path. The rate of the third is 5 %. */
export async function aClass(
  ctx: Ctx,
  names: readonly [string, string, string] = ['服饰', '女装', '连衣裙'],
  change: Partial<typeof goodsClasses.$inferSelect> = {},
): Promise<ClassPath> {
  const [rootId = 0, middleId = 0, id = 0] = await ctx.ids.take(3)
  const level = (row: number, pid: number, depth: number, name: string) => ({
    id: row,
    pid,
    level: depth,
    nameZh: name,
    nameEn: `${name} en`,
    createdAt: ctx.clock.now(),
  })
  await ctx.db
    .insert(goodsClasses)
    .values([
      level(rootId, 0, 1, names[0]),
      level(middleId, rootId, 2, names[1]),
      { ...level(id, middleId, 3, names[2]), ...change, id },
    ])
  forgetKnowledge(ctx)
  return { rootId, middleId, id }
}

/** Lets a store sell in a class. */
export async function allowClass(ctx: Ctx, storeId: number, classId: number, commissionBp: number | null = null) {
  await ctx.db.insert(storeClasses).values({ storeId, classId, commissionBp })
}

export async function aBrand(ctx: Ctx, name: string): Promise<number> {
  const id = await ctx.ids.next()
  await ctx.db.insert(goodsBrands).values({ id, nameZh: name, nameEn: `${name} en`, createdAt: ctx.clock.now() })
  forgetKnowledge(ctx)
  return id
}

/** A filter attribute of a class with these values (zh); returns their ids by name. */
export async function anAttribute(
  ctx: Ctx,
  classId: number,
  [nameZh, nameEn]: readonly [string, string],
  values: readonly string[],
): Promise<Record<string, number>> {
  const [attributeId = 0, ...ids] = await ctx.ids.take(1 + values.length)
  await ctx.db.insert(classAttributes).values({ id: attributeId, classId, nameZh, nameEn, isFilter: true })
  const rows = values.map((name, at) => ({
    id: ids[at] ?? 0,
    attributeId,
    nameZh: name,
    nameEn: `${name} en`,
    isSort: at,
  }))
  await ctx.db.insert(classAttributeValues).values(rows)
  forgetKnowledge(ctx)
  return Object.fromEntries(rows.map(row => [row.nameZh, row.id]))
}

export interface BuiltGoods {
  readonly id: number
  readonly skuId: number
  readonly skuIds: readonly number[]
}

export interface GoodsFields extends Partial<Omit<typeof goods.$inferSelect, 'search' | 'searchLead'>> {
  /** Fen; of each SKU. */
  readonly price?: number
  readonly stock?: number
  /** Number of SKUs; several are on one axis. */
  readonly skuCount?: number
  readonly path?: ClassPath
}

let sharedPath: { readonly root: Ctx['root']; readonly path: ClassPath } | undefined

async function classOf(ctx: Ctx): Promise<ClassPath> {
  if (sharedPath?.root !== ctx.root) sharedPath = { root: ctx.root, path: await aClass(ctx) }
  return sharedPath.path
}

/** Listed goods of a store with SKUs and stock, ready to be sold. */
export async function goodsOf(ctx: Ctx, storeId: number, fields: GoodsFields = {}): Promise<BuiltGoods> {
  const { price = 1_990, stock = 100, skuCount = 1, path, ...change } = fields
  const [id = 0, ...skuIds] = await ctx.ids.take(1 + skuCount)
  const place = path ?? (await classOf(ctx))
  const now = ctx.clock.now()
  const values = Array.from({ length: skuCount }, (_, at) => ({
    name: `款式${at + 1}`,
    name_en: `Style ${at + 1}`,
    image: '',
  }))
  const row = {
    name: `商品${id}`,
    nameEn: '',
    subname: '',
    subnameEn: '',
    goodsNo: '',
    classId: place.id,
    classMiddleId: place.middleId,
    classRootId: place.rootId,
    images: [`/files/goods/${id}.webp`],
    minPrice: fen(price),
    maxPrice: fen(price),
    marketPrice: fen(0),
    weight: 500,
    axes: skuCount > 1 ? [{ name: '款式', name_en: 'Style', values }] : [],
    shelf: 'on_shelf',
    verify: 'examined',
    isListed: true,
    inStock: stock > 0,
    createdAt: now,
    updatedAt: now,
    ...change,
    id,
    storeId,
  }
  await ctx.db.insert(goods).values({ ...row, search: '' })
  await keepNames(ctx, [id])
  await ctx.db.insert(skus).values(
    skuIds.map((skuId, at) => ({
      id: skuId,
      goodsId: id,
      storeId,
      valueIndex: skuCount > 1 ? [at] : [],
      key: skuCount > 1 ? String(at) : '',
      name: skuCount > 1 ? `款式${at + 1}` : '',
      nameEn: skuCount > 1 ? `Style ${at + 1}` : '',
      price: fen(price),
      marketPrice: fen(0),
      weight: row.weight,
      position: at,
    })),
  )
  const lowStock = sql<number>`(select low_stock from stores where id = ${storeId})`
  await ctx.db.insert(stocks).values(skuIds.map(skuId => ({ skuId, onHand: stock, storeId, lowStock })))
  if (stock > 0) {
    const movementIds = await ctx.ids.take(skuCount)
    await ctx.db.insert(stockMovements).values(
      skuIds.map((skuId, at) => ({
        id: movementIds[at] ?? 0,
        skuId,
        kind: 'initial',
        cause: 'initial',
        onHandDelta: stock,
        reservedDelta: 0,
        createdAt: now,
      })),
    )
  }
  const texts = await textsAfter(ctx, {}, id - 1, 1)
  await writeDocuments(ctx, texts)
  await rememberWords(ctx, texts)
  return { id, skuId: skuIds[0] ?? 0, skuIds }
}
